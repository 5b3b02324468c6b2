/** E-filing accounts: an attorney and an administrator are added; a courtesy copy of a filing is ordered. */
import { randomUUID } from 'node:crypto';
import { accessibilityErrors } from './support/axe.ts';
import { pdfFile } from './support/pdf.ts';
import { expect, openAs, people, test } from './support/test.ts';

test('an attorney and an administrator are added', async ({ page }) => {
  const number = randomUUID().slice(0, 8);
  await openAs(page, people.nora, '/filing-account?state=IL');
  await page.getByRole('link', { name: 'Attorneys' }).click();
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Abara');
  await page.getByLabel('Bar number').fill(number);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add attorney' }).click();
  await expect(page.getByRole('list', { name: 'Attorneys' })).toContainText(number);

  await page.goto('/app/filing-account/administrators?state=IL');
  await page.getByLabel('First name').fill('Otto');
  await page.getByLabel('Last name').fill('Zabel');
  await page.getByLabel('Email').fill(`otto.${number}@example.com`);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add administrator' }).click();
  await expect(page.getByRole('list', { name: 'Administrators' })).toContainText(`otto.${number}@example.com`);
});

test('a courtesy copy of a filing is ordered', async ({ page }) => {
  await openAs(page, people.nora, '/orders?state=IL');
  await page.goto('/app/new-courtesy-copy?state=IL');
  const cases = page.getByRole('combobox', { name: 'Your firm’s case' });
  await expect(cases).toBeEditable();
  await cases.click();
  await page.getByRole('listbox', { name: 'Your firm’s case' }).getByRole('option').first().click();
  await expect(page.getByLabel('Case number')).not.toHaveValue('');
  await page.getByLabel('Add documents').setInputFiles(await pdfFile('Motion.pdf', 3));
  await expect(page.getByRole('button', { name: 'Remove Motion.pdf' })).toBeVisible();
  await page.getByLabel('Judge or department').fill('Hon. Ruth Vandermeer');
  await page.getByLabel('Delivery address').fill('1 Courthouse Square');
  const order = page.getByRole('button', { name: /^Order copies\. Pay \$/ });
  await expect(order).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  // What is entered survives a reload.
  await page.reload();
  await expect(page.getByLabel('Delivery address')).toHaveValue('1 Courthouse Square');
  await order.click();
  await page.waitForURL(/\/ccd-details\/\d+/);
  await expect(page.getByText('Hon. Ruth Vandermeer')).toBeVisible();
});
