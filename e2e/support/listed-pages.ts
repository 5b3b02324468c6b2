/** The pages for signed-in people, from the list of routes. Some are not built yet and say so. */
import type { Page } from '@playwright/test';
import { addressOf, routeList } from '../../scripts/routes/route-list.ts';
import { followTo } from './leaks.ts';
import { expect } from './test.ts';

/** Demo addresses, below the prefix. */
export const listedPages: readonly string[] = routeList
  .filter(({ audience }) => audience === 'signed in' || audience === 'administrators')
  .map(addressOf);

/** Visits the pages and returns those that are built, without the one that shows a placeholder for ever. */
export async function findBuiltPages(page: Page): Promise<string[]> {
  const built: string[] = [];
  for (const address of listedPages) {
    if (address === '/example') continue;
    await followTo(page, address);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    if ((await heading.textContent()) !== 'Not available yet') built.push(address);
  }
  return built;
}
