/** A service ordered with one form: from the menu to the document that comes back. */
import { accessibilityErrors } from './support/axe.ts';
import { expect, openAs, people, test } from './support/test.ts';

test('a UCC search is ordered, and cancelled while nobody works on it', async ({ page }) => {
  await openAs(page, people.nora, '/orders?state=IL');
  await page.getByRole('button', { name: 'All Services' }).click();
  await page.getByRole('menuitem', { name: /^UCC search/ }).click();
  await expect(page).toHaveURL(/\/services\/ucc-search/);
  const order = page.getByRole('button', { name: 'Order for $45.00' });
  await order.click();
  await expect(page.getByText('Debtor’s exact legal name is required')).toBeVisible();
  await page.getByLabel('Kind of debtor').selectOption('organization');
  await page.getByLabel('Debtor’s exact legal name').fill('Lakeshore Holdings LLC');
  await page.getByLabel('Filing office').selectOption('IL');
  await page.getByLabel('Statements').selectOption('active');
  await page.getByLabel('Copies of what is found').selectOption('yes');
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
