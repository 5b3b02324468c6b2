/**
 * Files a case at a court with real tables: over four hundred case types, thousands of filing types, a required number,
 * and hidden and required fields.
 */
import type { Page } from '@playwright/test';
import { confirmCertifications, continueTo, orderIdOf, submit } from './support/new-case.ts';
import { pdfFile } from './support/pdf.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';
import { tablesFolder } from './support/tyler-tables.ts';

test.skip(tablesFolder === undefined, 'The real code tables are not on this machine.');

/** Types into a picker and takes the first option. The tables must not be repeated here. */
async function chooseFirst(page: Page, label: string, typed: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await expect(picker).toBeEditable();
  await picker.fill(typed);
  await page.getByRole('listbox', { name: label }).getByRole('option').first().click();
}

test('a case is filed at a court of Cook County', async ({ page, control }) => {
  await openAs(page, people.nora, `/case-initiation?mappingId=${ortega.mappingId}&state=IL`);
  await chooseFirst(page, 'Court', 'cook municipal civil');
  await chooseFirst(page, 'Case category', 'civil');
  await chooseFirst(page, 'Case type', 'breach contract non-jury');
  const code = page.getByLabel(/Attorney.* Code/);
  await code.fill('123');
  await page.getByLabel('Amount in controversy').fill('18,500');
  await confirmCertifications(page);

  await continueTo(page, 'Parties');
  await page.getByRole('button', { name: 'Add a person', exact: true }).click();
  await chooseFirst(page, 'Party type', 'plaintiff');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ortega');
  await page.getByLabel('We represent this party').check();
  await chooseFirst(page, 'Attorneys', 'nora');
  await page.getByRole('button', { name: 'Add an organization', exact: true }).click();
  await chooseFirst(page, 'Party type', 'defendant');
  await page.getByLabel('Organization name').fill('Lakeshore Holdings LLC');

  await continueTo(page, 'Filings');
  await page.getByRole('button', { name: 'Add a filing' }).click();
  await chooseFirst(page, 'Filing type', 'complaint breach contract');
  await page.getByLabel('Add the lead document', { exact: true }).setInputFiles(await pdfFile('Complaint.pdf', 2));
  await expect(page.getByRole('list', { name: 'Lead document' }).getByText('2 pages')).toBeVisible();
  await page.getByLabel('Document type').selectOption({ index: 1 });
  await chooseFirst(page, 'Add a court service', 'cert');

  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');

  // An invalid number shows the court's own message, which links to the field.
  await page.getByRole('link', { name: /5-digit/ }).click();
  await expect(code).toBeFocused();
  await code.fill('12345');
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Review/ })
    .click();
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await control.decide(orderIdOf(page), { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Accepted');
});
