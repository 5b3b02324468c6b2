/** Filing with the Florida portal: a new case, a case by its uniform number, the correction queue and its two ends. */

import type { Page } from '@playwright/test';
import { accessibilityErrors } from './support/axe.ts';
import { addLeadDocument, choose, continueTo, orderIdOf, submit } from './support/new-case.ts';
import { expect, openAs, people, test } from './support/test.ts';

const attorney = { label: /^Nora Marlow/ };

/** Chooses the attorney by what its option begins with. */
async function chooseAttorney(page: Page): Promise<void> {
  const select = page.getByLabel('Filing attorney');
  const option = await select.locator('option').filter({ hasText: attorney.label }).first().getAttribute('value');
  await select.selectOption(option);
}

/** Files a motion into the Orange County case from its start page, up to the order's page. */
async function fileMotion(page: Page): Promise<number> {
  await page.goto('/app/existing-case-fl');
  await choose(page, 'Court', 'Orange County Circuit and County Courts', 'orange');
  await page.getByLabel('Case number').fill('2025 ca 1234');
  await page.getByRole('button', { name: 'Find the case' }).click();
  await expect(page.getByText('48-2025-CA-001234-OAXXXX', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'File into this case' }).click();
  await page.waitForURL(/\/existing-case\/\d+\/case\?/);
  await chooseAttorney(page);
  const served = page.getByRole('group', { name: 'Serve electronically' });
  await expect(served.getByRole('checkbox', { name: /Owen Prather/ })).toBeChecked();
  await served.getByRole('checkbox', { name: /Delia Voss.*Mail failed on/ }).uncheck();
  expect(await accessibilityErrors(page)).toEqual([]);
  await continueTo(page, 'Parties');
  await page.getByRole('checkbox', { name: 'Simone Delacroix' }).check();
  await continueTo(page, 'Filings');
  await page.getByRole('button', { name: 'Add a filing' }).click();
  await choose(page, 'Document type', 'Motion to Compel', 'compel');
  await page.getByLabel('Filing description').fill('Motion to compel answers');
  await addLeadDocument(page, 'Motion.pdf');
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');
  const review = page.getByRole('region', { name: 'Case', exact: true });
  await expect(review).toContainText('Owen Prather');
  await expect(review).not.toContainText('Delia Voss');
  expect(await accessibilityErrors(page)).toEqual([]);
  await submit(page);
  return orderIdOf(page);
}

test('a new case goes from its start page to the clerk and comes back with a uniform number', async ({
  page,
  control,
}) => {
  await openAs(page, people.nora, '/case-initiation-fl');
  await choose(page, 'Court', 'Orange County Circuit and County Courts', 'orange');
  await page.getByRole('button', { name: 'Foreclosure, with a code that is gone' }).click();
  await expect(page.getByRole('alert')).toContainText('no longer offered');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start a new case' }).click();
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  await choose(page, 'Division', 'Circuit Civil', 'circuit');
  await choose(page, 'Case type', 'Contract and Indebtedness', 'contract');
  await page.getByLabel('Amount of claim').fill('82,000');
  await chooseAttorney(page);
  expect(await accessibilityErrors(page)).toEqual([]);
  await continueTo(page, 'Parties');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await choose(page, 'Party type', 'Plaintiff/Petitioner', 'plaint');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel('We represent this party').check();
  await choose(page, 'Attorneys', 'Nora Marlow', 'nora');
  await page.getByRole('button', { name: 'Add an organization' }).click();
  await choose(page, 'Party type', 'Defendant/Respondent', 'defend');
  await page.getByLabel('Organization name').fill('Citrus Bay Roofing LLC');
  await continueTo(page, 'Filings');
  await page.getByRole('button', { name: 'Add a filing' }).click();
  await choose(page, 'Document type', 'Complaint', 'compl');
  await expect(page.getByLabel('File as confidential (rule 2.420)')).toBeHidden();
  await addLeadDocument(page, 'Complaint.pdf');
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');
  await expect(page.getByText('$415.04').first()).toBeVisible();
  await submit(page);
  await control.decide(orderIdOf(page), { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Docketed');
  await expect(page.getByText(/48-\d{4}-CA-\d{6}-OAXXXX/).first()).toBeVisible();
});

test('a filing in the correction queue is corrected and docketed', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await fileMotion(page);
  await control.decide(orderId, { decision: 'return', reason: 'Missing signature', comment: 'Page 2 is not signed.' });
  const notice = page.getByRole('alert').filter({ hasText: 'Why it was returned' });
  await expect(notice).toContainText(/\d+ days left/);
  await expect(notice).toContainText('Afterwards the filing is abandoned. First submitted');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit and resubmit' }).click();
  await page.waitForURL(/\/existing-case\/\d+\/review\?/);
  await expect(page.getByRole('alert').filter({ hasText: `Resubmission of order ${orderId}` })).toContainText(
    'Page 2 is not signed.',
  );
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await expect(page.getByText('First submitted')).toBeVisible();
  await control.decide(orderIdOf(page), { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Docketed');
});

test('a filing that nobody corrects is abandoned, and copied to a new draft', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await fileMotion(page);
  const [filingId] = await control.decide(orderId, { decision: 'return', reason: 'Missing signature' });
  await expect(page.getByRole('alert').filter({ hasText: 'Why it was returned' })).toBeVisible();
  await control.endCorrectionTime(filingId);
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'Why it was abandoned' });
  await expect(notice).toContainText(/This filing was abandoned on \w+ \d+, \d{4}\. Copy it to a new draft\./);
  expect(await accessibilityErrors(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Copy to a new draft' }).click();
  await page.waitForURL(/\/existing-case\/\d+\/case\?/);
  await expect(page.getByText('48-2025-CA-001234-OAXXXX', { exact: true })).toBeVisible();
});
