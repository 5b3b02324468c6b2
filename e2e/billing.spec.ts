/** Billing: from the balance to an invoice, its charges and its files. */
import { PDFDocument } from 'pdf-lib';
import type { InvoiceOrderPage, InvoicePage } from '../sandbox/generated/billing/schemas.ts';
import { readPdfPages } from '../tests/pdf-pages.ts';
import { accessibilityErrors } from './support/axe.ts';
import { expect, expectAccessible, expectWidth, openAs, people, test, untilQuiet } from './support/test.ts';

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
  await page.getByRole('button', { name: 'QuickBooks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await quickBooks).suggestedFilename()).toBe(`${number}-quickbooks.csv`);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: /^Orders \(/ }).click();
  await page.getByRole('grid', { name: 'Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
});

test('prints every order of an invoice, without navigation', async ({ page }) => {
  await openAs(page, people.nora, '/billing');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  const read = async (part: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get(`/api/billing/services/us-platform/Invoice${part}`, { headers })).json();
  };
  const { items: invoices }: InvoicePage = await read('?Exclude=draft&Top=500');
  const [longest] = invoices.toSorted((one, other) => other.orderCount - one.orderCount);
  const { items }: InvoiceOrderPage = await read(`/${longest?.invoiceId}/orders?top=500`);
  expect(items.length).toBeGreaterThan(1);
  await page.goto(`/app/billing/invoice/${longest?.invoiceId}/orders`);
  await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('link').first()).toBeVisible();
  const text = (await readPdfPages(await page.pdf({ format: 'Letter' }))).flat(2).join(' ');
  for (const { orderId } of items) expect(text).toContain(String(orderId));
  for (const shown of ['All Services', 'Support', 'Skip to content']) expect(text).not.toContain(shown);
});

test('a phone says what each amount of an invoice’s orders is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, people.nora, '/billing/invoice/2/orders');
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  for (const label of ['Court fees', 'Service fees', 'Tax', 'Total'])
    await expect(card.getByRole('term').filter({ hasText: label })).toHaveCSS('clip-path', 'none');
});

test('an invoice is emailed and arrives in the outbox', async ({ page }) => {
  await openAs(page, people.nora, '/billing/invoice/2');
  await page.getByRole('button', { name: 'Email' }).click();
  const dialog = page.getByRole('dialog', { name: /^Email invoice/ });
  await dialog.getByRole('textbox', { name: 'To' }).fill('ledger@example.com');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For your records.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/sandbox/mails');
  await page
    .getByRole('row', { name: /ledger@example\.com/ })
    .getByRole('link')
    .click();
  await expect(page.getByText('For your records.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /\.pdf$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^INV-\d{6}-1001\.pdf$/);
});

for (const width of [390, 1280])
  test(`has no accessibility errors at ${width}, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, people.nora, '/billing');
    for (const address of [
      '',
      '/payments',
      '/payments?view=statement',
      '/invoice/2',
      '/invoice/2/orders',
      '/invoice/2/matters',
      '/invoice/2/payments',
    ]) {
      await page.goto(`/app/billing${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilQuiet(page);
      expect(await accessibilityErrors(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityErrors(page, { onlyColors: true })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectWidth(page, width);
    }
  });
