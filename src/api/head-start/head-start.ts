/**
 * Takes the responses to what was asked before the application ran (`ask-early.ts`), and has what a page asks for first
 * remembered (docs/adr/0034).
 */
import { afterFirstPage } from '../../lib/browser/first-page';
import { baseAddress } from '../backends';
import { getRefreshSessionUrl } from '../generated/platform';
import type { Transport } from '../http';
import type { EarlyRequest } from './ask-early';
import type { SentRead } from './remember-page';

/** Milliseconds after the page was opened when a response that no one has taken is out of date. */
const lifetime = 15_000;

export interface HeadStart {
  /** Sends a call, or takes the response to the same request sent early. */
  transport: Transport;
  /** The page is shown: cancels what it didn't ask for again, and has the rest remembered. */
  end(): Promise<void>;
}

/**
 * Continues what was asked early for this address. Call it once the address holds no token.
 * @param currentUser the ID of the person who is signed in
 */
export function continueHeadStart(currentUser: () => number | undefined): HeadStart {
  const address = location.pathname + location.search;
  let waiting = globalThis.benchfileEarly ?? [];
  globalThis.benchfileEarly = [];
  let reads: SentRead[] | undefined = [];

  const cancelRest = () => {
    for (const { cancel } of waiting) cancel.abort();
    waiting = [];
  };
  const take = (url: string, { method = 'GET', body, credentials, headers }: RequestInit): EarlyRequest | undefined => {
    if (performance.now() > lifetime) cancelRest();
    if (waiting.length === 0 || credentials !== 'include') return undefined;
    const { href } = new URL(url, location.href);
    const authorization = new Headers(headers).get('authorization');
    const found = waiting.find(
      (early) =>
        early.url === href &&
        early.method === method &&
        early.body === body &&
        // Another person may have signed in since.
        early.authorization === authorization,
    );
    waiting = waiting.filter((early) => early !== found);
    return found;
  };
  return {
    async transport(url, init, isChange) {
      // What was asked before a change may not have it.
      if (isChange) cancelRest();
      else reads?.push({ url, init });
      const sent = isChange ? undefined : take(url, init);
      return (sent && (await responseTo(sent, init.signal))) ?? fetch(url, init);
    },
    async end() {
      cancelRest();
      const [userId, asked] = [currentUser(), reads];
      reads = undefined;
      if (!asked || userId === undefined) return;
      const session = new URL(baseAddress('platform') + getRefreshSessionUrl(), location.href).href;
      const { rememberPage } = await afterFirstPage(() => import('./remember-page'));
      // A sign-out deletes what is remembered.
      if (currentUser() === userId) rememberPage({ userId, session }, address, asked);
    },
  };
}

/** A successful response to a request sent early. Whatever else came of it is for a request of its own to find out. */
async function responseTo(
  { response, cancel }: EarlyRequest,
  signal: RequestInit['signal'],
): Promise<Response | undefined> {
  const stop = () => cancel.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const found = await response;
  if (found?.ok) return found;
  signal?.removeEventListener('abort', stop);
  void found?.body?.cancel();
  return undefined;
}
