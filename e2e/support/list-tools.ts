/** The menu of a list. */
import type { Locator, Page } from '@playwright/test';

/** Search parameters of the list of filings that cover all of a demo firm's. The list takes a year at most. */
export const lastYear = `from=${new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)}`;

/** Opens the menu and chooses an item: `Select`, `Export all (CSV)`. */
export async function chooseTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** The number of the order that a row's link leads to. */
export async function orderOf(row: Locator): Promise<string> {
  const address = await row.getByRole('link').first().getAttribute('href');
  return /\/order-details\/(\d+)/.exec(address ?? '')?.[1] ?? '';
}
