/** The menu of a list. */
import type { Page } from '@playwright/test';

/** Opens the menu and chooses an item: `Select`, `Export all (CSV)`. */
export async function chooseTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
