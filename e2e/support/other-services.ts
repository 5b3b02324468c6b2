/** Orders of other services than filing, filled in on their pages and not yet placed. */
import { expect, type Page } from '@playwright/test';
import { pdfFile } from './pdf.ts';

/** Fills in courtesy copies of a motion in the firm's first case; their price shows. */
export async function fillCourtesyCopy(page: Page): Promise<void> {
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
  await expect(page.getByRole('button', { name: /^Order copies\. Pay \$/ })).toBeVisible();
}

/** Certifies what a skip trace asks, for service of process. */
export async function certifySkipTrace(page: Page): Promise<void> {
  await page.getByLabel(/^I certify that the result/).check();
  await page.getByLabel(/^I certify that the purposes/).check();
  await page
    .getByLabel(/^Service of process/)
    .first()
    .check();
}

/** Fills in a UCC search for a company in Illinois; the page is open. */
export async function fillUccSearch(page: Page): Promise<void> {
  await page.getByLabel('Kind of debtor').selectOption('organization');
  await page.getByLabel('Debtor’s exact legal name').fill('Lakeshore Holdings LLC');
  await page.getByLabel('Filing office').selectOption('IL');
  await page.getByLabel('Statements').selectOption('active');
  await page.getByLabel('Copies of what is found').selectOption('yes');
}
