/** A busy machine, and what pages state on it. */
import { spawn } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';

/** Uses up a core until it is killed, or the process that started it ends. */
const burner = 'const { ppid } = process; while (process.ppid === ppid) for (let count = 0; count < 1e8; count += 1);';

/** Uses up the machine's cores with as many processes, until the returned function is called. */
export function burn(processes: number): () => void {
  const burners = Array.from({ length: processes }, () => spawn(process.execPath, ['-e', burner], { stdio: 'ignore' }));
  return () => {
    for (const each of burners) each.kill('SIGKILL');
  };
}

/** What a page can say, if only for a moment. */
export type Statement = 'another tab' | 'draft after Submit';

/**
 * Tells of every statement that is shown in a browser's pages, however briefly. An order page is that of an order that
 * was submitted.
 */
export async function watchStatements(
  context: BrowserContext,
  onSeen: (statement: Statement, path: string) => void,
): Promise<void> {
  await context.exposeFunction('busyStatement', onSeen);
  await context.addInitScript(() => {
    const seen = new Set<string>();
    const tell = (statement: string) => {
      const { pathname } = window.location;
      if (seen.has(statement + pathname)) return;
      seen.add(statement + pathname);
      Reflect.get(window, 'busyStatement')(statement, pathname);
    };
    const check = () => {
      const main = document.querySelector('main');
      if (!main) return;
      const text = main.textContent ?? '';
      if (text.includes('open in another tab')) tell('another tab');
      if (!window.location.pathname.includes('/order-details/')) return;
      const isDraft = [...main.querySelectorAll('*')].some((element) => element.textContent?.trim() === 'Draft');
      if (isDraft || text.includes('This order has no filings')) tell('draft after Submit');
    };
    new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Aligns what was counted, a line each. */
export function tableOf(counts: Readonly<Record<string, number>>): string {
  const width = Math.max(...Object.keys(counts).map(({ length }) => length));
  return Object.entries(counts)
    .map(([name, count]) => `${name.padEnd(width)}  ${String(count).padStart(5)}`)
    .join('\n');
}
