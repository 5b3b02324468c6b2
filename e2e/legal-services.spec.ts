/** A service ordered with one form: from the menu to the document that comes back. */
import { accessibilityErrors } from './support/axe.ts';
import { certifySkipTrace, fillUccSearch } from './support/other-services.ts';
import { pdfFile } from './support/pdf.ts';
import { expect, openAs, people, test } from './support/test.ts';

test('a UCC search is ordered, and cancelled while nobody works on it', async ({ page }) => {
  await openAs(page, people.nora, '/orders?state=IL');
  await page.getByRole('button', { name: 'All Services' }).click();
  await page.getByRole('menuitem', { name: /^UCC search/ }).click();
  await expect(page).toHaveURL(/\/services\/ucc-search/);
  const order = page.getByRole('button', { name: 'Order for $45.00' });
  await order.click();
  await expect(page.getByText('Debtor’s exact legal name is required')).toBeVisible();
  await fillUccSearch(page);
  expect(await accessibilityErrors(page)).toEqual([]);

  // What is entered survives a reload.
  await page.reload();
  await expect(page.getByLabel('Debtor’s exact legal name')).toHaveValue('Lakeshore Holdings LLC');
  await order.click();
  await page.waitForURL(/\/order-details\/\d+/);
  await expect(page.getByRole('region', { name: 'Debtor' })).toContainText('Lakeshore Holdings LLC');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('None: cancelled before work began')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/orders/);
});

test('a skip trace is ordered with a purpose and certifications, and denied without the role', async ({ page }) => {
  await openAs(page, people.nora, '/skip-trace?state=IL');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await openAs(page, people.priya, '/skip-trace?state=IL');
  await page.getByLabel('First name').fill('Marcus');
  await page.getByLabel('Last name').fill('Ellery');
  await page.getByLabel('Social Security number').fill('987-65-4329');
  const order = page.getByRole('button', { name: 'Order for $65.00' });
  await order.click();
  await expect(page.getByText('Certify this to order.').first()).toBeVisible();
  await certifySkipTrace(page);
  expect(await accessibilityErrors(page)).toEqual([]);
  await order.click();
  await page.waitForURL(/\/order-details\/\d+/);
  await expect(page.getByRole('region', { name: 'Purpose and certification' })).toContainText('Priya Raman');
  await expect(page.getByText('•••-••-4329')).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(page.url() + kept + (await page.content())).not.toMatch(/987-?65-?4329/);
});

test('papers are served through a sheriff for the fee that was shown', async ({ page }) => {
  await openAs(page, people.nora, '/lsop?state=IL');
  await page.getByLabel('Kind of recipient').selectOption('individual');
  await page.getByRole('textbox', { name: 'Recipient', exact: true }).fill('Helen Pryce');
  await page.getByLabel('Street and unit').fill('12 Mill Road');
  await page.getByLabel('City').fill('Chicago');
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('IL');
  await page.getByLabel('ZIP code').fill('60601');
  await page.getByLabel('State of the office').selectOption('IL');
  await page.getByLabel('Served by').selectOption('sheriff');
  await page.getByRole('combobox', { name: 'Office', exact: true }).selectOption('IL-chicago-sheriff');
  await page.getByLabel('Copies of each document').fill('2');
  await page.getByRole('textbox', { name: 'Court', exact: true }).fill('Circuit Court of Lakemoor County');
  await page.getByLabel('Case title').fill('In re Estate of Pryce');
  await page.getByLabel('Add documents').setInputFiles(await pdfFile('Summons.pdf', 2));
  await expect(page.getByRole('list', { name: 'Documents to serve' })).toContainText('2 pages');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Order for $185.00' }).click();
  await page.waitForURL(/\/lsop\/orders\/\d+/);
  await expect(page.getByRole('region', { name: 'Recipient' })).toContainText('Helen Pryce');
  expect(await accessibilityErrors(page)).toEqual([]);
});
