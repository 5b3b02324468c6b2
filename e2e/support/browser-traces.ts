/** Everything that a browser keeps, as text: a secret that was left anywhere is found by searching it. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/**
 * Tells what outlives a keystroke, a line for each entry: storage, cookies, databases, caches, files, addresses and
 * history, as `localStorage access_token …` or `database drafts orders 7 …`. Fields of the page aren't among it.
 */
export async function keptInBrowser(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(readKept)),
    ...(await page.context().cookies()).map(({ name, value }) => `cookie ${name} ${value}`),
    `address ${page.url()}`,
    `title ${await page.title()}`,
  ];
}

/** Tells what the browser keeps, and what was `said` on its console, as one text. */
export async function browserState(page: Page, said: readonly string[]): Promise<string> {
  return [...(await keptInBrowser(page)), ...said].join('\n');
}

/** Number and code of the card in `sign-up.ts`, in any format. */
export const cardSecrets = /4012[\s-]?8888[\s-]?8888[\s-]?1881|\b739\b/;

/** Records console messages from now on. */
export function listenToConsole(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  return said;
}

/** Reads later monitoring reports as one text. */
export async function reportsFromNowOn(request: APIRequestContext): Promise<() => Promise<string>> {
  const read = async (): Promise<{ reportId: number; body: string }[]> =>
    (await request.get('/sandbox/api/reports?kind=envelope')).json();
  const last = (await read()).at(-1)?.reportId ?? 0;
  return async () =>
    (await read())
      .filter(({ reportId }) => reportId > last)
      .map(({ body }) => body)
      .join('\n');
}

/** Runs in the page, so that it holds everything it needs. */
async function readKept(): Promise<string[]> {
  /** Texts inside any value that can be stored: nested, in maps, buffers, blobs and files. */
  async function textOf(value: unknown, seen = new Set<unknown>()): Promise<string> {
    if (value instanceof Blob) return `${value.type} ${value instanceof File ? value.name : ''} ${await value.text()}`;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
    if (typeof value !== 'object' || value === null) return String(value);
    if (seen.has(value)) return '';
    seen.add(value);
    const isList = value instanceof Map || value instanceof Set;
    const parts: unknown[] = isList ? [...value].flat() : Object.entries(value).flat();
    return [String(value), ...(await Promise.all(parts.map((part) => textOf(part, seen))))].join(' ');
  }
  const entriesOf = (name: string, storage: Storage) =>
    Object.entries({ ...storage }).map(([key, value]) => `${name} ${key} ${value}`);
  const answerTo = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });

  async function databases(): Promise<string[]> {
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      found.push(`database ${name}`);
      const database = await answerTo(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answerTo(rows.getAllKeys()), answerTo(rows.getAll())]);
        for (const [place, value] of values.entries())
          found.push(`database ${name} ${store} ${await textOf(keys[place])} ${await textOf(value)}`);
      }
      database.close();
    }
    return found;
  }

  async function cached(): Promise<string[]> {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { method, url, headers } of await cache.keys())
        found.push(`cache ${name} ${method} ${url} ${[...headers].join()}`);
      // The answers of every variant of a request.
      for (const answer of await cache.matchAll())
        found.push(`cache ${name} ${answer.url} ${[...answer.headers].join()} ${await answer.text()}`);
    }
    return found;
  }

  async function files(folder: FileSystemDirectoryHandle): Promise<string[]> {
    const found: string[] = [];
    for await (const handle of folder.values()) {
      if (handle instanceof FileSystemDirectoryHandle) found.push(...(await files(handle)));
      if (handle instanceof FileSystemFileHandle)
        found.push(`file ${handle.name} ${await (await handle.getFile()).text()}`);
    }
    return found;
  }

  return [
    ...entriesOf('localStorage', localStorage),
    ...entriesOf('sessionStorage', sessionStorage),
    ...(await databases()),
    ...(await cached()),
    ...(await files(await navigator.storage.getDirectory())),
    `history ${JSON.stringify(window.history.state)}`,
    `window ${window.name}`,
    ...performance.getEntriesByType('resource').map(({ name }) => `requested ${name}`),
  ];
}
