/** The list of filings: loaded whole, then sorted, searched and navigated in the browser. */
import type { Locator, Page } from '@playwright/test';
import { lastYear } from './support/list-tools.ts';
import { expect, openAs, people, test, untilQuiet } from './support/test.ts';

const list = (page: Page): Locator => page.getByRole('grid', { name: 'Filings' });

test('search, filters and sort are in the address and survive a reload', async ({ page }) => {
  await openAs(page, people.ines, `/filing-list?${lastYear}`);
  await expect(list(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search filings' }).fill('complaint');
  await expect(page).toHaveURL(`/app/filing-list?${lastYear}&q=complaint`);
  await page.getByRole('columnheader', { name: 'Case' }).getByRole('button').click();
  await expect(page).toHaveURL(`/app/filing-list?${lastYear}&q=complaint&sort=case`);
  await expect(list(page).getByRole('rowgroup').nth(1).getByRole('row').first()).toContainText(/complaint/i);
  await untilQuiet(page);
  const before = await list(page).innerText();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search filings' })).toHaveValue('complaint');
  await expect(list(page)).toBeVisible();
  await expect.poll(() => list(page).innerText()).toBe(before);

  await page.getByRole('searchbox', { name: 'Search filings' }).fill('no such filing');
  await expect(page.getByText('No filing matches')).toBeVisible();
});

test('the keyboard reaches rows outside the screen, and Enter opens one', async ({ page }) => {
  await openAs(page, people.ines, `/filing-list?${lastYear}`);
  await list(page).getByRole('link').first().focus();
  const count = Number(await list(page).getAttribute('aria-rowcount')) - 1;
  await page.keyboard.press('End');
  const last = list(page)
    .locator(`[aria-rowindex="${count + 1}"]`)
    .getByRole('link');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(list(page).locator('[aria-rowindex="2"]').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list(page).locator('[aria-rowindex="3"]').getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/order-details\/\d+/);
});
