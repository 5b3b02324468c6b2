/** The pages for signed-in people, from the list of routes. */
import type { Page } from '@playwright/test';
import { addressOf, routeList } from '../../scripts/routes/route-list.ts';
import { followTo } from './leaks.ts';
import { expect } from './test.ts';

/** Demo addresses, below the prefix. */
export const listedPages: readonly string[] = routeList
  .filter(({ audience }) => audience === 'signed in' || audience === 'administrators')
  .map(addressOf);

/** Visits the pages once, without the one that shows a placeholder for ever, and returns them. */
export async function visitListedPages(page: Page): Promise<string[]> {
  const visited = listedPages.filter((address) => address !== '/example');
  for (const address of visited) {
    await followTo(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  return visited;
}
