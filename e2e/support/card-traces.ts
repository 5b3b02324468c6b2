/** Places where a card's number or code must never appear. */
import type { BrowserContext, Page } from '@playwright/test';

/** Everything in a browser that outlives a keystroke, except the fields. */
export async function browserState(page: Page, said: readonly string[]): Promise<string> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  return [kept, page.url(), await page.title(), ...said].join('\n');
}

/** Number and code of the card in `sign-up.ts`, in any format. */
export const cardSecrets = /4012[\s-]?8888[\s-]?8888[\s-]?1881|\b739\b/;

/** Records console messages from now on. */
export function listenToConsole(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  return said;
}
