/** Bulk sync: from an account's cases, or a file's, to the summary that a colleague sees. */
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { exportXlsx } from '../src/lib/grid/export/export-xlsx.ts';
import { inMemorySource } from '../src/lib/grid/export/read-all.ts';
import { get } from './support/drafts.ts';
import { press, tabTo } from './support/keyboard.ts';
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

test('cases are chosen, matched by name, ordered and followed up by keyboard alone', async ({ page }) => {
  await openAs(page, people.nora, account);
  await expect(page.getByRole('grid', { name: 'Cases in the account' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  const box = page.getByRole('searchbox', { name: 'Search cases' });
  for (const caseNumber of ['650321', '650322']) {
    await tabTo(page, box, caseNumber === '650321' ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(caseNumber);
    const found = page.getByRole('checkbox', { name: new RegExp(`^Select case ${caseNumber}`) });
    await press(page, found, 'Space');
    await expect(found).toBeChecked();
  }
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByText('0 case(s) confirmed')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Match by name' }));
  const matching = page.getByRole('dialog', { name: 'Match by name' });
  await expect(matching.getByText('0 accepted · 1 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(matching.getByText('1 accepted · 2 of 2')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(matching.getByText('0 accepted · 1 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(matching.getByText('1 accepted · 2 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(matching.getByText('No more proposals.')).toBeVisible();
  await expect(matching.getByRole('button', { name: 'Done' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(matching).toBeHidden();
  await expect(page.getByText('2 case(s) confirmed')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Sync' }));
  await expect(page.getByRole('heading', { name: 'Bulk sync order' })).toBeVisible();
  await expect(page.getByText(/2 active · 0 pending · 0 failed/)).toBeVisible({ timeout: 120_000 });
  await press(page, page.getByRole('button', { name: 'Fee Summary' }));
  await expect(page.getByRole('dialog', { name: 'Fee Summary' })).toContainText('$20.00');
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('link', { name: /^View case 650321/ }));
  await expect(page.getByRole('heading', { name: /^Docket \(\d+\)/ })).toBeVisible();
});

interface Row {
  client: string;
  number: string;
}

/** An Excel workbook as a firm keeps its cases in. */
async function workbook(rows: readonly Row[]) {
  const columns = [
    { label: 'Client', value: ({ client }: Row) => client },
    { label: 'Case', value: ({ number }: Row) => number },
  ];
  const source = inMemorySource(rows, ({ number }) => number);
  const file = await exportXlsx({ columns, source, signal: new AbortController().signal });
  return { name: 'cases.xlsx', mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

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

test('numbers that the account lacks are looked for at PACER, at a price agreed to, and kept over a reload', async ({
  page,
}) => {
  await openAs(page, people.theo, '/docket-sync/search?mode=import&provider=7');
  const spent = async () => {
    const body = await get(page.request, 'docket-watch/v1/pacer-spend');
    return Math.round(z.object({ month: z.number() }).parse(body).month * 100);
  };
  const before = await spent();
  const book = await workbook([
    { client: 'Adeyemi', number: '1:24-cv-04227' },
    { client: 'Sundaram', number: '1:24-cv-04229' },
    { client: 'Nobody', number: '1:24-cv-99999' },
  ]);
  await page.locator('input[type=file]').setInputFiles(book);
  const rows = page.getByRole('grid', { name: 'Rows of the file' });
  await expect(rows).toContainText('Not in the account');
  expect(await spent()).toBe(before);
  await page.getByRole('button', { name: /^Search PACER for 3 numbers: \$0\.30$/ }).click();
  await expect(rows.getByText('Found at the court', { exact: true })).toHaveCount(2);
  await expect(rows.getByText('Not found at the court')).toHaveCount(1);
  await expectAccessible(page);

  await page.reload();
  await expect(rows.getByText('Found at the court', { exact: true })).toHaveCount(2);
  expect((await spent()) - before).toBe(30);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/case\(s\) confirmed/)).toBeVisible();
  await expect(page.getByText('Adeyemi v. Tanaka Robotics Group')).toBeVisible();
  await expect(page.getByText('Sundaram v. Baptiste Hospitality LLC')).toBeVisible();
});
