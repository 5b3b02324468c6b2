/** Filing a new case, from the matter to the clerk's stamp, and failures along the way. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { NewCaseContent } from '../sandbox/generated/filing/schemas.ts';
import { accounts, lakeshore, ortega as plaintiff } from '../tests/new-case.ts';
import { createDraft } from './support/drafts.ts';
import { chooseTool } from './support/list-tools.ts';
import {
  addClient,
  addLeadDocument,
  addOpponent,
  choose,
  confirmCertifications,
  continueTo,
  expectSaved,
  orderIdOf,
  submit,
} from './support/new-case.ts';
import { lockedPdfFile, textAsPdfFile } from './support/pdf.ts';
import { expect, openAs, ortega, people, signIn, test } from './support/test.ts';

test('a new case is filed from its matter, and its fee appears in the fee summary', async ({ page, control }) => {
  await page.goto(`/app/matter-view/${ortega.reference}?mappingId=${ortega.mappingId}`);
  await signIn(page, people.nora);
  await page.getByRole('link', { name: 'File a new case' }).click();

  await choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ');
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  const orderId = orderIdOf(page);
  await choose(page, 'Case category', 'Civil');
  await choose(page, 'Case type', 'Contract - Over $50,000', 'contract over');
  await page.getByLabel('Filer type').selectOption({ index: 1 });
  await page.getByLabel('Attorney code').fill('12345');
  await page.getByLabel('Amount in controversy').fill('75,000');
  await confirmCertifications(page);

  await continueTo(page, 'Parties');
  await addClient(page, { role: 'Plaintiff', firstName: 'Ana', lastName: 'Ortega', attorney: 'Nora Marlow' });
  await addOpponent(page, { role: 'Defendant', name: 'Lakeshore Holdings LLC' });

  await continueTo(page, 'Filings');
  await page.getByRole('button', { name: 'Add a filing' }).click();
  await choose(page, 'Filing type', 'Complaint', 'compl');
  await page.getByLabel('Filing description').fill('Complaint for breach of the lease');
  await addLeadDocument(page, 'Complaint.pdf');
  await choose(page, 'Add a court service', 'Certified Copy', 'certified');

  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();

  await continueTo(page, 'Review and submit');
  await expect(page.getByText('Ready to submit')).toBeVisible();
  const fees = page.getByRole('table', { name: 'Envelope fees' });
  const total = await fees
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .innerText();
  expect(total).toMatch(/^\$[1-9]/);
  await submit(page);
  expect(orderIdOf(page)).toBe(orderId);

  // The clerk decides, and the page updates without a reload.
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('Submitt');
  await control.decide(orderId, { decision: 'accept', comment: 'Filed as of today.' });
  await expect(status).toContainText('Accepted');
  await expect(page.getByText('Filed as of today.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fees' }).getByRole('row', { name: `Total ${total}` })).toBeVisible();
  const stamped = await download(page, () =>
    page.getByRole('button', { name: 'Download the stamped copy of Complaint.pdf' }).click(),
  );
  expect(stamped.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(String(orderId));
  const row = page.getByRole('row').filter({ hasText: String(orderId) });
  await expect(row).toContainText('Accepted');
  await expect(row).toContainText(total);

  await row.getByRole('link').click();
  await page.getByRole('link', { name: `(${ortega.reference})` }).click();
  await page.getByRole('link', { name: 'Fee summary' }).click();
  const charges = page
    .getByRole('grid', { name: 'Fees' })
    .getByRole('row')
    .filter({ hasText: String(orderId) });
  await expect(charges.filter({ hasText: 'Contract - Over $50,000' })).toContainText(/Billable.*\$337\.00/s);
  const amounts = await charges.getByRole('gridcell', { name: /^\$/ }).allInnerTexts();
  expect(sum(amounts)).toBe(sum([total]));
  const csv = await download(page, () => chooseTool(page, 'Export all (CSV)'));
  expect(csv.toString()).toMatch(new RegExp(`${orderId}.*Contract - Over.*337`));
});

test('a rejected filing shows the reason, and appears on the home page', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const name = uniqueName();
  const { orderId } = await createDraft(page, draftOf(name));
  await page.goto(`/app/case-initiation/${orderId}/filings?state=IL`);
  await page.getByLabel('Filing description').fill('reject: Filed in the wrong county');
  await page.getByRole('link', { name: 'Review and submit' }).click();
  await submit(page);
  await control.decide(orderId, {
    decision: 'reject',
    reason: 'Filed in the wrong county',
    comment: 'Please file this in DuPage County.',
  });
  const notice = page.getByRole('region', { name: 'Complaint' });
  await expect(notice).toContainText('Why it was rejected');
  await expect(notice).toContainText('Filed in the wrong county');
  await expect(notice).toContainText('Please file this in DuPage County.');

  await page.getByRole('link', { name: 'Benchfile, home' }).click();
  const waiting = page.getByRole('region', { name: 'Needs attention' });
  await expect(waiting.getByRole('listitem').filter({ hasText: `${name} v. Lakeshore` })).toContainText('Rejected');
});

test('a reload during a draft restores everything, to the last character', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openAs(page, people.theo, '/');
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/filings?state=IL`);
  const description = page.getByLabel('Filing description');
  await description.fill('Complaint, as typed until the very last moment');
  await page.reload();
  await expect(description).toHaveValue('Complaint, as typed until the very last moment');
  await expect(page.getByRole('list', { name: 'Lead document' })).toContainText('Complaint.pdf');
  await expectSaved(page);

  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^Parties/ }).click();
  await expect(page.getByRole('list', { name: 'Parties' }).getByRole('listitem').first()).toContainText('Ortega');
  await steps.getByRole('link', { name: /^Payment/ }).click();
  await expect(page.getByRole('radio', { name: /Firm Visa/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Firm Visa/ })).toBeChecked();
  await steps.getByRole('link', { name: /^Case/ }).click();
  await expect(page.getByLabel('Amount in controversy')).toHaveValue('12,400.00');
  await expect(page.getByRole('combobox', { name: 'Case type' })).toHaveValue('Contract - $50,000 or Less');
});

test('with two tabs, one edits, the other is notified, and no input is lost', async ({ page, context }) => {
  await openAs(page, people.theo, '/');
  const { orderId } = await createDraft(page);
  const path = `/app/case-initiation/${orderId}/filings?state=IL`;
  await page.goto(path);
  const description = page.getByLabel('Filing description');
  await expect(description).toBeEditable();

  const other = await context.newPage();
  await other.goto(path);
  const banner = 'This draft is open in another tab';
  await expect(other.getByText(banner)).toBeVisible();
  const otherDescription = other.getByLabel('Filing description');
  await expect(otherDescription).toBeDisabled();

  await description.fill('Typed in the first tab');
  await other.getByRole('button', { name: 'Edit here' }).click();
  await expect(otherDescription).toBeEditable();
  await expect(otherDescription).toHaveValue('Typed in the first tab');
  await expect(page.getByText(banner)).toBeVisible();
  await expect(description).toBeDisabled();

  await otherDescription.fill('Typed in the second tab');
  await page.getByRole('button', { name: 'Edit here' }).click();
  await expect(description).toHaveValue('Typed in the second tab');
  await expect(description).toBeEditable();

  // A duplicated tab keeps what its original keeps across reloads.
  const duplicate = context.waitForEvent('page');
  await page.evaluate((address) => void window.open(address), path);
  const third = await duplicate;
  await expect(third.getByText(banner)).toBeVisible();
  await third.close();

  await page.close();
  await expect(otherDescription).toBeEditable();
  await expect(otherDescription).toHaveValue('Typed in the second tab');
});

test('a colleague’s changes are never overwritten without asking', async ({ page, browser }) => {
  await openAs(page, people.nora, '/');
  const { orderId } = await createDraft(page);
  const path = `/case-initiation/${orderId}/filings?state=IL`;
  await page.goto(`/app${path}`);
  const mine = page.getByLabel('Filing description');
  await expect(mine).toBeEditable();

  const context = await browser.newContext();
  const theirPage = await context.newPage();
  await openAs(theirPage, people.theo, path);
  const theirs = theirPage.getByLabel('Filing description');
  await theirs.fill('As Theo has it');
  await expectSaved(theirPage);

  const banner = page.getByText(/^Theo Finch saved this draft on .*, after you opened it$/);
  await mine.fill('As Nora has it');
  await expect(banner).toBeVisible();
  await expect(mine).toHaveValue('As Nora has it');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(banner).toBeHidden();
  await expectSaved(page);

  await theirPage.reload();
  await expect(theirs).toHaveValue('As Nora has it');
  await theirs.fill('As Theo would rather have it');
  await expectSaved(theirPage);
  await mine.fill('As Nora types on');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Load newer version' }).click();
  await expect(mine).toHaveValue('As Theo would rather have it');
  await expect(banner).toBeHidden();
  await context.close();
});

// A separate person each, so that only their calls fail.
for (const { when, who } of [
  { when: 'before', who: people.theo },
  { when: 'after', who: people.priya },
] as const)
  test(`an error ${when} the filing was accepted loses nothing and files once`, async ({ page, control }) => {
    const name = uniqueName();
    await openAs(page, who, '/');
    const { orderId } = await createDraft(page, draftOf(name));
    await page.goto(`/app/case-initiation/${orderId}/review?state=IL`);
    await control.fault({ operationId: 'submitNewCase', userId: who.userId, status: 500, when, times: 1 });
    await page.getByRole('button', { name: 'Submit to the court' }).click();
    await expect(page.getByRole('alert')).toContainText("submitting again won't file twice.");
    await expect(page.getByRole('region', { name: 'Parties' })).toContainText(name);
    await submit(page);
    expect(orderIdOf(page)).toBe(orderId);

    await page.goto(`/app/orders?q=${name}`);
    await expect(page.getByRole('region', { name: 'Orders' }).getByText('1 order', { exact: true })).toBeVisible();
    await page.goto(`/app/orders/drafts?q=${name}`);
    await expect(page.getByText('No draft matches')).toBeVisible();
  });

test('a declined card is reported, and another account pays', async ({ page }) => {
  await openAs(page, people.nora, '/');
  const { orderId } = await createDraft(page, { paymentAccountId: accounts.declined });
  await page.goto(`/app/case-initiation/${orderId}/review?state=IL`);
  await page.getByRole('button', { name: 'Submit to the court' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined by its issuer. Nothing was submitted.');
  await page.getByRole('link', { name: 'Choose another payment account' }).click();
  await page.getByRole('radio', { name: /Operating account/ }).check();
  await continueTo(page, 'Review and submit');
  await submit(page);
  expect(orderIdOf(page)).toBe(orderId);
});

test('files that clerks would reject show advice', async ({ page }) => {
  await openAs(page, people.theo, '/');
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/filings?state=IL`);
  const attachments = page.getByLabel('Add attachments', { exact: true });
  const list = page.getByRole('list', { name: 'Attachments' });
  await attachments.setInputFiles([await lockedPdfFile('Exhibit A.pdf'), textAsPdfFile('Exhibit B.pdf')]);
  await expect(list.getByRole('listitem').filter({ hasText: 'Exhibit A.pdf' }).getByRole('alert')).toHaveText(
    /password-protected\. The clerk can't open it\..*print it to a new PDF/,
  );
  await expect(list.getByRole('listitem').filter({ hasText: 'Exhibit B.pdf' }).getByRole('alert')).toHaveText(
    /isn't a PDF\..*save or print it as a PDF/,
  );
  await list.getByRole('button', { name: 'Dismiss Exhibit A.pdf' }).click();
  await expect(list.getByText('Exhibit A.pdf')).toBeHidden();
});

/** A name unique to this test run. */
const uniqueName = () => `Ortega-${randomUUID().slice(0, 8)}`;

/** A complete draft whose plaintiff identifies it. */
function draftOf(lastName: string): Partial<NewCaseContent> {
  return { parties: [{ ...plaintiff(), person: { firstName: 'Ana', lastName } }, lakeshore()] };
}

/** The file downloaded by a click. */
async function download(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFile(await file.path());
}

/** Cents of amounts such as `$1,234.50`. */
function sum(amounts: readonly string[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(Number(amount.replace(/[$,]/g, '')) * 100), 0);
}
