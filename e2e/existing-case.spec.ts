/** Files into an existing case: from the case list to the clerk. */
import { randomUUID } from 'node:crypto';
import { accessibilityErrors } from './support/axe.ts';
import { createExistingCaseDraft, createOrder, partiesOf } from './support/drafts.ts';
import { addLeadDocument, choose, confirmCertifications, continueTo, orderIdOf, submit } from './support/new-case.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

test('a filing into an existing case is entered step by step and accepted', async ({ page, control }) => {
  // A separate case: other tests change the firm's other cases.
  await openAs(page, people.nora, '/');
  const name = `Ortega-${randomUUID().slice(0, 8)}`;
  await control.decide(await createOrder(page, partiesOf(name)), { decision: 'accept' });
  await page.goto(`/app/existing-case?state=IL&mappingId=${ortega.mappingId}`);
  const picker = page.getByRole('combobox', { name: 'Case', exact: true });
  await picker.fill(name);
  await page.getByRole('listbox', { name: 'Case' }).getByRole('option').first().click();
  expect(await accessibilityErrors(page)).toEqual([]);
  const caseNumber = /\((.+)\)$/.exec(await picker.inputValue())?.[1] ?? '';
  await page.getByRole('button', { name: 'File into this case' }).click();

  await page.waitForURL(/\/existing-case\/\d+\/case\?/);
  await expect(page.getByRole('region', { name: 'Existing case' })).toContainText(caseNumber);
  await confirmCertifications(page);
  expect(await accessibilityErrors(page)).toEqual([]);

  await continueTo(page, 'Parties');
  await page.getByRole('checkbox', { name: `Ana ${name}` }).check();
  expect(await accessibilityErrors(page)).toEqual([]);

  await continueTo(page, 'Filings');
  await page.getByRole('button', { name: 'Add a filing' }).click();
  await choose(page, 'Filing type', 'Motion for Continuance', 'continu');
  await page.getByLabel('Filing description').fill('Motion to continue the status date');
  await addLeadDocument(page, 'Motion.pdf');

  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  // A reload keeps everything, including the case.
  await page.reload();
  await continueTo(page, 'Review and submit');
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Parties' })).toContainText(`Ana ${name}`);
  await submit(page);
  await control.decide(orderIdOf(page), { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Accepted');
  await expect(page.getByText(caseNumber).first()).toBeVisible();
});

test('documents are served on a contact without filing them', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const { orderId } = await createExistingCaseDraft(page, control);
  await page.goto(`/app/existing-case/${orderId}/filings?state=IL`);
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Serve electronically without filing');
  // The case is new, and so has no contacts: whom no one is served for is named.
  await expect(page.getByText(/^No one is served for .+\.$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Serve' }).click();
  await page.getByRole('listbox', { name: 'Serve' }).getByRole('option').first().click();
  const recipients = page.getByRole('list', { name: 'Service recipients' });
  await expect(recipients.getByRole('listitem')).toHaveCount(1);
  const name = /^Remove (.+)$/.exec((await recipients.getByRole('button').getAttribute('aria-label')) ?? '')?.[1] ?? '';
  // Amounts are pale while they are asked for again.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await accessibilityErrors(page)).toEqual([]);

  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^Review and submit/ }).click();
  await expect(page.getByText('Ready to submit')).toBeVisible();
  const filings = page.getByRole('region', { name: 'Filings' });
  await expect(filings).toContainText(name);
  await expect(filings).toContainText('The court doesn’t get it.');
  await page.getByRole('button', { name: /^Serve the documents/ }).click();
  await page.waitForURL(/\/order-details\/\d+/);

  // No clerk decides: it is served once the provider has it. The mail log shows the notice.
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Served');
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
});
