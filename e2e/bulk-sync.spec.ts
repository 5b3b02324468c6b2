/** Bulk sync: from an account's cases, or a file's, to the summary that a colleague sees. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

const account = '/docket-sync/search?mode=account&provider=4';

/** Finds a case of the account and ticks it. */
async function tick(page: Page, caseNumber: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search cases' }).fill(caseNumber);
  await page.getByRole('checkbox', { name: new RegExp(`^Select case ${caseNumber}`) }).check();
}

test('cases of an account get their matters, one fails and is retried, and a colleague sees the same', async ({
  page,
  browser,
}) => {
  await openAs(page, people.nora, account);
  await expect(page.getByRole('grid', { name: 'Cases in the account' })).toBeVisible();
  await expectAccessible(page);
  // The sandbox's provider fails the first order of the second.
  for (const caseNumber of ['650152', '650202', '650203']) await tick(page, caseNumber);
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('0 case(s) confirmed')).toBeVisible();
  await expect(page.getByText('$10 x 3 /month')).toBeVisible();
  await expect(page.getByText('= $30.00 /month')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Delete case 650152/ }).click();
  const asking = page.getByRole('dialog', { name: 'Delete court case?' });
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('$10 x 2 /month')).toBeVisible();

  // Kept over a reload.
  await page.reload();
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Go to the first case without a matter' }).click();
    await expect(page.getByRole('button', { name: 'Choose a matter' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Matter' }).fill('Ortega');
    await expect(page.getByRole('option', { name: /00015-Ortega/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${count} case(s) confirmed`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sync' }).click();

  await expect(page.getByRole('heading', { name: 'Bulk sync order' })).toBeVisible();
  await expect(page.getByText(/1 active · 0 pending · 1 failed/)).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Retry case 650202/ }).click();
  await expect(page.getByText(/2 active · 0 pending · 0 failed/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Fee Summary' }).click();
  await expect(page.getByRole('dialog', { name: 'Fee Summary' })).toContainText('$20.00');

  const colleague = await browser.newPage();
  await openAs(colleague, people.priya, new URL(page.url()).pathname.replace('/app', '') + new URL(page.url()).search);
  await expect(colleague.getByText(/2 active · 0 pending · 0 failed/)).toBeVisible();
  await colleague.close();
});

test('a list of case numbers is imported, each row with what it names', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/search?mode=import&provider=4');
  const csv = 'Client;Index number\nQuill;Index No. 650301/24\nMarsh;4/17/2025\nOrtega;999999/2025\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const rows = page.getByRole('grid', { name: 'Rows of the file' });
  await expect(rows).toContainText('Changed by the spreadsheet to a date or number');
  await expect(rows).toContainText('Not in the account');
  await expect(page.getByRole('combobox', { name: 'Column with case numbers' })).toHaveValue('1');
  await expectAccessible(page);
});
