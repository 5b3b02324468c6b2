/** Corrects a rejected filing, from the rejected list to resubmission. */
import { randomUUID } from 'node:crypto';
import { accessibilityErrors } from './support/axe.ts';
import { createOrder, partiesOf } from './support/drafts.ts';
import { confirmCertifications, expectSaved, orderIdOf, submit } from './support/new-case.ts';
import { expect, openAs, people, test } from './support/test.ts';

test('a rejected filing is corrected in one step from the list, and leaves the list', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const name = `Ortega-${randomUUID().slice(0, 8)}`;
  const orderId = await createOrder(page, partiesOf(name));
  await control.decide(orderId, {
    decision: 'reject',
    reason: 'Missing signature',
    comment: 'The second page is not signed.',
  });
  await page.goto('/app/orders/rejections');
  const row = page.getByRole('row').filter({ hasText: String(orderId) });
  await expect(row).toContainText('Missing signature. The second page is not signed.');
  expect(await accessibilityErrors(page)).toEqual([]);

  await row.getByRole('button', { name: `Resubmit order ${orderId}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Review and submit', exact: true })).toBeFocused();
  const notice = page.getByRole('alert').filter({ hasText: `Resubmission of order ${orderId}` });
  await expect(notice).toContainText(/Missing signature.*The second page is not signed\./s);
  await expect(page.getByRole('region', { name: 'Filings' })).toContainText('Complaint for breach of contract');
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Complaint.pdf');
  expect(await accessibilityErrors(page)).toEqual([]);
  const draftId = orderIdOf(page);

  // The same action opens the same draft, with its changes.
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^Filings/ }).click();
  await page.getByLabel('Filing description').fill('Complaint, signed');
  await expectSaved(page);
  await notice.getByRole('link', { name: `Open order ${orderId}` }).click();
  await page.getByRole('button', { name: 'Continue the resubmission' }).click();
  await expect(page.getByRole('region', { name: 'Filings' })).toContainText('Complaint, signed');
  expect(orderIdOf(page)).toBe(draftId);

  // Certifications must be confirmed again; everything else is complete.
  await steps.getByRole('link', { name: /^Case/ }).click();
  await expect(page.getByRole('combobox', { name: 'Case type' })).toHaveValue('Contract - $50,000 or Less');
  await confirmCertifications(page);
  await steps.getByRole('link', { name: /^Review and submit/ }).click();
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await page.getByRole('link', { name: `Resubmission of order ${orderId}` }).click();
  await expect(page.getByRole('link', { name: `Resubmitted as order ${draftId}` })).toBeVisible();

  await page.goto('/app/orders/rejections');
  await expect(page.getByRole('button', { name: /^Resubmit order/ }).first()).toBeVisible();
  await expect(row).toBeHidden();
});
