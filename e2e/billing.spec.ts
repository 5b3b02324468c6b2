/** Billing: from the balance to an invoice, its charges and its files. */
import { PDFDocument } from 'pdf-lib';
import { accessibilityErrors } from './support/axe.ts';
import { expect, openAs, people, test } from './support/test.ts';

test('leads from the balance to an invoice whose every cent is accounted for, and to its files', async ({ page }) => {
  await openAs(page, people.nora, '/billing');
  await expect(page.getByLabel('Balance', { exact: true })).toContainText('Balance due');
  const invoices = page.getByRole('grid', { name: 'Invoices' });
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page).toHaveURL('/app/billing?show=paid');
  const first = invoices.getByRole('link').first();
  const number = await first.innerText();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await expect(page.getByText('Every cent accounted for')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number}.pdf`);
  const chunks = await (await file.createReadStream()).toArray();
  const document = await PDFDocument.load(Buffer.concat(chunks));
  expect(document.getTitle()).toBe(`Invoice ${number}`);

  const quickBooks = page.waitForEvent('download');
  await page.getByRole('button', { name: 'QuickBooks file' }).click();
  expect((await quickBooks).suggestedFilename()).toBe(`${number}-quickbooks.csv`);

  await page.getByRole('link', { name: /^Orders \(/ }).click();
  await page.getByRole('grid', { name: 'Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
});

for (const width of [390, 1280])
  test(`has no accessibility errors at ${width}, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, people.nora, '/billing');
    for (const address of [
      '',
      '/payments',
      '/invoice/2',
      '/invoice/2/orders',
      '/invoice/2/matters',
      '/invoice/2/payments',
    ]) {
      await page.goto(`/app/billing${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await accessibilityErrors(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityErrors(page, { onlyColours: true })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
