/** What the review must not get wrong: lists that failed, who pays, and who represents the party. */
import { randomUUID } from 'node:crypto';
import { createDraft, createOrder, partiesOf } from './support/drafts.ts';
import { addLeadDocument, choose, confirmCertifications, continueTo, submit } from './support/new-case.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

test('lists that fail are named, at their fields too, and load again', async ({ page, control }) => {
  const { userId } = people.priya;
  const failing = ['listPaymentAccounts', 'getCourtPolicy', 'listPartyTypes', 'listAttorneys'];
  await openAs(page, people.priya, '/');
  const { orderId } = await createDraft(page);
  for (const operationId of failing) await control.fault({ operationId, userId, status: 500 });
  await page.goto(`/app/case-initiation/${orderId}/review?state=IL`);

  const alert = page.getByRole('alert').filter({ hasText: "Couldn't load" });
  for (const name of ['your payment accounts', "the court's filing limits", 'party types', "your firm's attorneys"])
    await expect(alert).toContainText(name);
  await expect(page.getByText("The filing can't be checked yet.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit to the court' })).toBeDisabled();
  const parties = page.getByRole('region', { name: 'Parties' });
  await expect(parties).toContainText("Couldn't be loaded");
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/No party type|52001|[0-9a-f]{8}-[0-9a-f]{4}-/);

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Parties/ })
    .click();
  await page.getByRole('button', { name: /^Edit Elena/ }).click();
  await expect(page.getByText("The choices couldn't be loaded.").first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again to load the choices of Party type' })).toBeVisible();

  for (const operationId of failing) await control.heal(operationId);
  await page.getByRole('button', { name: 'Try again to load the choices of Party type' }).click();
  await expect(page.getByRole('combobox', { name: 'Party type' })).toHaveValue('Plaintiff');
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Review/ })
    .click();
  // The rest loads by itself.
  await expect(page.getByText('Ready to submit')).toBeVisible({ timeout: 20_000 });
  await expect(parties).toContainText('Plaintiff');
  await expect(alert).toBeHidden();
});

test('the account that pays is named beside the total', async ({ page }) => {
  await openAs(page, people.theo, '/');
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/review?state=IL`);
  const fees = page.getByRole('region', { name: 'Fees' });
  await expect(fees).toContainText(/Paid with Firm Visa \(Visa ending in \d{4}/);
  await fees.getByRole('link', { name: 'Change the payment account' }).click();
  await page.getByRole('radio', { name: /Operating account/ }).check();
  await continueTo(page, 'Review and submit');
  await expect(fees).toContainText(/Paid with Operating account/);
});

test('the firm’s party and attorney are chosen, and filing without an attorney must be confirmed', async ({
  page,
  control,
}) => {
  await openAs(page, people.nora, '/');
  const name = `Ortega-${randomUUID().slice(0, 8)}`;
  await control.decide(await createOrder(page, partiesOf(name)), { decision: 'accept' });
  await page.goto(`/app/existing-case?state=IL&mappingId=${ortega.mappingId}`);
  await page.getByRole('combobox', { name: 'Case', exact: true }).fill(name);
  await page.getByRole('listbox', { name: 'Case' }).getByRole('option').first().click();
  await page.getByRole('button', { name: 'File into this case' }).click();
  await confirmCertifications(page);

  await continueTo(page, 'Parties');
  await expect(page.getByRole('checkbox', { name: `Ana ${name}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Lakeshore Holdings LLC' })).not.toBeChecked();
  await continueTo(page, 'Filings');
  await page.getByRole('button', { name: 'Add a filing' }).click();
  await choose(page, 'Filing type', 'Motion for Continuance', 'continu');
  await expect(page.getByRole('combobox', { name: 'Filing attorney' })).toHaveValue('Nora Marlow');
  await page.getByRole('button', { name: 'Clear Filing attorney' }).click();
  await addLeadDocument(page, 'Motion.pdf');
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');

  await expect(page.getByRole('region', { name: 'Parties' })).toContainText(`Ana ${name} (Nora Marlow)`);
  const filings = page.getByRole('region', { name: 'Filings' });
  await expect(filings).toContainText('Filing attorneyNone');
  await expect(page.getByRole('link', { name: /^Choose the filing attorney, or confirm/ })).toBeVisible();
  const confirmation = filings.getByRole('checkbox', { name: 'File “Motion for Continuance” without an attorney' });
  await confirmation.check();
  await expect(page.getByText('Ready to submit')).toBeVisible();

  // Better: with the attorney.
  await confirmation.uncheck();
  await page.getByRole('link', { name: /^Choose the filing attorney, or confirm/ }).click();
  await choose(page, 'Filing attorney', 'Nora Marlow');
  await continueTo(page, 'Payment');
  await continueTo(page, 'Review and submit');
  await expect(filings).toContainText('Filing attorneyNora Marlow');
  await expect(confirmation).toBeHidden();
  await submit(page);
});
