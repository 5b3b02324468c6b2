/** A whole filing by keyboard only, from the matter to the order. */
import { pick, press, tabTo, type } from './support/keyboard.ts';
import { orderIdOf } from './support/new-case.ts';
import { pdfFile } from './support/pdf.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

test('a case is filed by keyboard alone', async ({ page, control }) => {
  await openAs(page, people.nora, `/matter-view/${ortega.reference}?mappingId=${ortega.mappingId}`);
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await press(page, page.getByRole('link', { name: 'File a new case' }));

  await pick(page, 'Court', 'lakemoor civil', 'Lakemoor County - Circuit Court - Civil');
  await expect(page.getByRole('heading', { level: 2, name: 'Case', exact: true })).toBeFocused();
  await pick(page, 'Case category', 'civil', 'Civil');
  await pick(page, 'Case type', 'contract over', 'Contract - Over $50,000');
  await type(page, page.getByLabel('Filer type'), 'Att');
  await type(page, page.getByLabel('Attorney code'), '12345');
  await type(page, page.getByLabel('Amount in controversy'), '75000');
  for (const statement of await page.getByRole('checkbox', { name: /^I certify/ }).all())
    await press(page, statement, 'Space');

  await press(page, page.getByRole('link', { name: 'Continue to parties' }));
  await press(page, page.getByRole('button', { name: 'Add person as Plaintiff' }));
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Ana');
  await type(page, page.getByLabel('Last name'), 'Ortega');
  await press(page, page.getByLabel('We represent this party'), 'Space');
  // The attorney of her last filing at the court is chosen by itself.
  await expect(page.getByRole('button', { name: 'Remove Nora Marlow', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add organization as Defendant' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Organization name')).toBeFocused();
  await page.keyboard.type('Lakeshore Holdings LLC');

  await press(page, page.getByRole('link', { name: 'Continue to filings' }));
  await press(page, page.getByRole('button', { name: 'Add a filing' }));
  await expect(page.getByRole('combobox', { name: 'Filing type' })).toBeFocused();
  await pick(page, 'Filing type', 'complaint', 'Complaint');
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Add the lead document', { exact: true }));
  await (await chooser).setFiles(await pdfFile('Complaint.pdf'));
  await expect(page.getByRole('list', { name: 'Lead document' }).getByText('1 page')).toBeVisible();
  await pick(page, 'Add a court service', 'certified', 'Certified Copy');

  await press(page, page.getByRole('link', { name: 'Continue to payment' }));
  const accounts = page.getByRole('radiogroup', { name: 'Payment account' }).getByRole('radio', { disabled: false });
  const visa = page.getByRole('radio', { name: /Firm Visa/ });
  // So is the account, unless it is another.
  const chosen = accounts.and(page.getByRole('radio', { checked: true }));
  if (!(await visa.isChecked())) await press(page, (await chosen.count()) > 0 ? chosen : accounts.first(), 'Space');
  for (const _ of await accounts.all()) if (!(await visa.isChecked())) await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('link', { name: 'Continue to review and submit' }));
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Submit to the court' }));
  await page.waitForURL(/\/order-details\/\d+/);
  await control.decide(orderIdOf(page), { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Accepted');
});
