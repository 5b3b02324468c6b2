/** Service of process: from the papers to the filed proof. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { createDraft, createOrder, openIndianaCase, partiesOf } from './support/drafts.ts';
import { confirmCertifications, submit } from './support/new-case.ts';
import {
  addPapers,
  addServed,
  continueOrder,
  createServingOrder,
  fillServiceAddress,
  ProcessServer,
  placeOrder,
  servedOf,
} from './support/serving.ts';
import { button, fillAccount, fillAddress, fillCard, goodPassword, newFirm, signUpLink } from './support/sign-up.ts';
import { expect, expectAccessible, openAs, type Person, people, signIn, test } from './support/test.ts';

const harborStreet = {
  street: '820 Harbor Street',
  unit: 'Apt 3',
  city: 'Chicago',
  stateName: 'Illinois',
  zip: '60601',
};

/** Certifies what the court asks and submits from the form that the review opened. */
async function submitInForm(page: Page): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^Case/ }).click();
  await confirmCertifications(page);
  await steps.getByRole('link', { name: /^Review and submit/ }).click();
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
}

const filingOf = (page: Page) => Number(/\/order-details\/(\d+)/.exec(page.url())?.[1]);

test('papers are served, the proof is filed, refused, corrected and filed', async ({ page, control }) => {
  const name = `Quill${randomUUID().slice(0, 6)}`;
  await openAs(page, people.nora, '/');
  await control.decide(await createOrder(page, partiesOf(name)), { decision: 'accept' });

  await page.goto('/app/serve-it/order/process-serving?state=IL');
  const serveAndFile = page.getByRole('button', { name: 'Serve and File' });
  await expect(serveAndFile).toBeEnabled();
  await expectAccessible(page);
  await serveAndFile.click();
  await page.waitForURL(/\/serve-it\/order\/process-serving\/\d+/);
  await addPapers(page, 'Summons.pdf', 'Complaint.pdf');
  await expectAccessible(page);
  await continueOrder(page, 'Case');
  await page.getByRole('radio', { name: 'A case of the firm' }).check();
  await page.getByRole('combobox', { name: 'Case', exact: true }).fill(name);
  await page.getByRole('listbox', { name: 'Case' }).getByRole('option').first().click();
  await expectAccessible(page);
  await continueOrder(page, 'Recipients');
  await addServed(page, { ...harborStreet, lastName: name, instructions: 'personal no-gps' });
  await expectAccessible(page);
  const orderId = await placeOrder(page);
  await expect(page.getByText('0 of 1 served')).toBeVisible();
  await expectAccessible(page);

  const server = await ProcessServer.open(page);
  await server.serve(`Mara ${name}`, orderId);
  await server.close();
  await page.goto(`/app/serve-it/orders/${orderId}`);
  await expect(page.getByText('1 of 1 served')).toBeVisible();
  await expect(page.getByText('Attempt 1: served personally')).toBeVisible();
  await expectAccessible(page);

  // Findings are acknowledged one by one; what the court still asks opens in its form.
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expect(page.getByText(/^Certify/).first()).toBeVisible();
  await expectAccessible(page);
  const file = page.getByRole('button', { name: 'Approve and file in the form' });
  await expect(file).toHaveAttribute('data-disabled', 'true');
  await expect(page.getByText(/^I have seen: No position was recorded/)).toBeVisible();
  for (const finding of await page.getByRole('checkbox', { name: /^I have seen:/ }).all()) await finding.check();
  await file.click();
  await page.waitForURL(/\/existing-case\/\d+\/review/);
  await submitInForm(page);
  const filingId = filingOf(page);

  // The review knows of it, though it was submitted elsewhere.
  await page.goto(`/app/serve-it/orders/${orderId}/review`);
  await expect(page.getByText('Submitted to the court')).toBeVisible();
  await expect(page.getByRole('link', { name: `Filing ${filingId}` })).toBeVisible();
  await control.decide(filingId, { decision: 'reject', comment: 'The caption is cut off.' });
  await page.reload();
  await expect(page.getByText('The caption is cut off.')).toBeVisible();
  await expectAccessible(page);

  // Corrected the way any filing is.
  await page.getByRole('link', { name: 'Correct the filing' }).click();
  await page.waitForURL(`**/order-details/${filingId}*`);
  await page.getByRole('button', { name: 'Edit and resubmit' }).click();
  await page.waitForURL(/\/existing-case\/\d+\/review\?/);
  await submitInForm(page);
  await control.decide(filingOf(page), { decision: 'accept' });
  await page.goto(`/app/serve-it/orders/${orderId}/review`);
  await expect(page.getByText('The court accepted the proof.')).toBeVisible();
  await page.goto(`/app/serve-it/orders/${orderId}`);
  await expect(page.getByText('Proof filed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Chain of custody verified')).toBeVisible();
  await expectAccessible(page);
});

/** An order whose proof waits for the firm, and can be filed without the form. */
async function orderWithProof(page: Page, control: Control): Promise<{ orderId: number; name: string }> {
  const name = `Quill${randomUUID().slice(0, 6)}`;
  const orderId = await createServingOrder(page, await openIndianaCase(page, control, name), {
    ...{ mode: 'serve-and-file', lastName: name, instructions: 'personal' },
    address: { street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago', state: 'IL', zip: '60601' },
  });
  const server = await ProcessServer.open(page);
  await server.serve(`Mara ${name}`, orderId);
  await server.close();
  return { orderId, name };
}

/** Opens the review of an order's proof and ticks each of its findings: the hour is the sandbox's. */
async function openReview(page: Page, person: Person, orderId: number): Promise<void> {
  await openAs(page, person, `/serve-it/orders/${orderId}/review`);
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve and file/ })).toBeVisible();
  for (const finding of await page.getByRole('checkbox', { name: /^I have seen:/ }).all()) await finding.check();
}

test('a proof is approved, drafted, quoted and submitted in one press', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const { orderId } = await orderWithProof(page, control);
  await openReview(page, people.nora, orderId);
  const file = page.getByRole('button', { name: /^Approve and file for \$/ });
  await expect(file).toBeEnabled();
  await expectAccessible(page);
  await file.click();
  await expect(page.getByText('Submitted to the court', { exact: true })).toBeVisible();
  const { proof } = await servedOf(page, orderId);
  expect(proof).toMatchObject({ status: 'filing', approvedBy: people.nora.name });
  const filingId = proof?.filingOrderId ?? 0;
  await expect(page.getByRole('link', { name: `Filing ${filingId}` })).toBeVisible();
  expect(await control.decide(filingId, { decision: 'accept' })).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('The court accepted the proof.')).toBeVisible();
});

test('two people review one proof: what the first decided is what the second is told', async ({
  page,
  browser,
  control,
}) => {
  await openAs(page, people.nora, '/');
  const { orderId, name } = await orderWithProof(page, control);
  const server = await ProcessServer.open(page);
  const context = await browser.newContext();
  const second = await context.newPage();
  await openReview(page, people.nora, orderId);
  await openReview(second, people.theo, orderId);

  /** Presses a button on the second page, which hasn't seen what was done meanwhile. */
  async function pressUnaware(meanwhile: () => Promise<void>): Promise<void> {
    const reading = `**/serving/v1/orders/${orderId}/*`;
    await second.route(reading, (route) => route.abort());
    await meanwhile();
    await second.unroute(reading);
    await second.getByRole('button', { name: 'Approve', exact: true }).click();
  }
  async function askForChange(text: string): Promise<void> {
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await page.getByRole('textbox', { name: 'What must change' }).fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('A change was requested')).toBeVisible();
  }

  await pressUnaware(() => askForChange('The unit is 4B.'));
  await expect(second.getByText(/^Someone else decided about this proof/)).toBeVisible();
  await expect(second.getByText('The unit is 4B.')).toBeVisible();
  await expectAccessible(second);
  expect((await servedOf(page, orderId)).proof?.status).toBe('changes-requested');

  await server.press('Sign proof', `Mara ${name}`, orderId);
  await openReview(page, people.nora, orderId);
  await openReview(second, people.theo, orderId);
  await pressUnaware(async () => {
    await askForChange('The unit is 4C.');
    await server.press('Sign proof', `Mara ${name}`, orderId);
  });
  await expect(second.locator('dt', { hasText: 'Version' }).locator('+ dd')).toHaveText('3');
  await expect(second.getByText(/^The proof was signed again/)).toBeVisible();
  await expectAccessible(second);
  expect((await servedOf(page, orderId)).proof).toMatchObject({ version: 3, status: 'signed' });

  await openReview(page, people.nora, orderId);
  await openReview(second, people.theo, orderId);
  await pressUnaware(async () => {
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText(/^Approved by Nora Marlow/)).toBeVisible();
  });
  await expect(second.getByText('Nora Marlow already approved this proof')).toBeVisible();
  await expect(second.getByText(/^Approved by Nora Marlow/)).toBeVisible();
  const { proof, history } = await servedOf(page, orderId);
  expect(proof).toMatchObject({ status: 'approved', approvedBy: people.nora.name });
  expect(history.filter(({ text }) => text === 'Proof approved')).toHaveLength(1);
  await server.close();
  await context.close();
});

test('a bundled filing: its parties are served once the clerk has stamped the papers', async ({ page, control }) => {
  const name = `Quill${randomUUID().slice(0, 6)}`;
  await openAs(page, people.nora, '/');
  const { orderId: filingId } = await createDraft(page, partiesOf(name));
  await page.goto(`/app/case-initiation/${filingId}/review?state=IL`);
  await page.getByRole('checkbox', { name: 'Then order service on Lakeshore Holdings LLC' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit to the court' }).click();
  await page.waitForURL(/\/serve-it\/order\/process-serving\?.*after=/);
  await expect(page.getByText(/^Service on Lakeshore Holdings LLC waits for the clerk/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Serve Only' }).click();
  await page.waitForURL(/\/serve-it\/order\/process-serving\/\d+/);
  await continueOrder(page, 'Case');
  await expect(page.getByLabel('Case title')).toHaveValue(new RegExp(name));
  await continueOrder(page, 'Recipients');
  await page.getByRole('button', { name: 'Edit Lakeshore Holdings LLC' }).click();
  await fillServiceAddress(page, harborStreet);
  await continueOrder(page, 'Level and extras');
  await page.getByLabel('Instructions for the server').fill('personal');
  await continueOrder(page, 'Review');
  const orderId = await placeOrder(page);
  await expect(page.getByText('On hold: waiting for the clerk').first()).toBeVisible();
  await expectAccessible(page);

  await control.decide(filingId, { decision: 'accept' });
  await page.goto(`/app/serve-it/orders/${orderId}/review`);
  await expect(page.getByRole('heading', { name: 'Stamped papers' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('Papers released').first()).toBeVisible();
  const server = await ProcessServer.open(page);
  await server.press('Accept now', 'Lakeshore Holdings LLC', orderId);
  await server.press('Attempt now', 'Lakeshore Holdings LLC', orderId);
  await server.close();
  await page.goto(`/app/serve-it/orders/${orderId}`);
  await expect(page.getByText('1 of 1 served')).toBeVisible();
});

test('a prospect signs up, orders process serving, and the papers are served', async ({ page }) => {
  const firm = newFirm();
  await page.goto(signUpLink(firm, '/app/serve-it/signup'));
  await fillAccount(page);
  await button(page, 'Continue').click();
  await fillAddress(page);
  await button(page, 'Continue').click();
  await fillCard(page);
  await button(page, 'Get started').click();
  await expect(page).toHaveURL('/app/');
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(actions.getByRole('link').first()).toHaveText('Order process serving');
  await expect(page.getByRole('region', { name: 'Recent orders' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nationwide services' })).toBeHidden();
  await expectAccessible(page);
  await actions.getByRole('link', { name: 'Order process serving' }).click();
  await page.getByRole('button', { name: 'Serve Only' }).click();
  await page.waitForURL(/\/serve-it\/order\/process-serving\/\d+/);
  await addPapers(page, 'Summons.pdf');
  await continueOrder(page, 'Case');
  await page.getByLabel('State').selectOption('Illinois');
  await page.getByRole('textbox', { name: /^Court/ }).fill('Lakemoor County Circuit Court');
  await page.getByRole('textbox', { name: /^Case number/ }).fill('2026-CH-00418');
  await page.getByRole('textbox', { name: /^Case title/ }).fill('Quill v. Okafor');
  await continueOrder(page, 'Recipients');
  await addServed(page, { ...harborStreet, lastName: 'Okafor', instructions: 'personal' });
  const orderId = await placeOrder(page);
  const server = await ProcessServer.open(page);
  // The first attempt is made within three business days.
  await server.wait(6 * 24 * 60);
  await server.close();
  await page.goto(`/app/serve-it/orders/${orderId}`);
  // The clock has outlived the session.
  const served = page.getByText('1 of 1 served');
  await expect(served.or(page.getByLabel('Password'))).toBeVisible();
  if (await page.getByLabel('Password').isVisible()) await signIn(page, { email: firm.clientEmail }, goodPassword);
  await expect(served).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review', exact: true })).toBeVisible();
});
