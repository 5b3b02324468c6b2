/** Orders of process serving, signatures and other services, and what is read from papers, answered wrongly in every way. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ServingJob } from '../../sandbox/generated/serving/schemas.ts';
import { type Scenario, testAnswers, text, wrongAnswerErrors } from '../support/answers.ts';
import type { Control } from '../support/control.ts';
import { openIndianaCase } from '../support/drafts.ts';
import { certifySkipTrace, fillUccSearch } from '../support/other-services.ts';
import { pdfFile } from '../support/pdf.ts';
import { createServingDraft, createServingOrder, findServingOrder, ProcessServer } from '../support/serving.ts';
import { button } from '../support/sign-up.ts';
import { expect, openAs, people, test } from '../support/test.ts';

test.use({ actionTimeout: 30_000, expectedErrors: wrongAnswerErrors });

const unknown = text(/^It is not known whether/);
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const home = { street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago', state: 'IL', zip: '60601' } as const;
const known = { state: 'IL', courtName: 'Lakemoor County Circuit Court', caseNumber: '2026-CH-00418' } as const;

/** An order of service on Mara, whose last name is only hers. */
async function order(page: Page): Promise<{ orderId: number; name: string }> {
  const lastName = `Quill${randomUUID().slice(0, 6)}`;
  const orderId = await createServingOrder(
    page,
    { ...known, caseTitle: `${lastName} v. Okafor` },
    { mode: 'serve-only', lastName, instructions: 'personal', address: home },
  );
  return { orderId, name: `Mara ${lastName}` };
}

/** Opens a new order. Returns who is served. */
async function openOrder(page: Page): Promise<string> {
  const { orderId, name } = await order(page);
  await page.goto(`/app/serve-it/orders/${orderId}`);
  await expect(page.getByText('0 of 1 served')).toBeVisible();
  return name;
}

/** An order of service in a case of the firm's, whose proof can be filed without the form. */
async function orderToFile(page: Page, control: Control): Promise<{ orderId: number; name: string }> {
  const lastName = `Quill${randomUUID().slice(0, 6)}`;
  const orderId = await createServingOrder(page, await openIndianaCase(page, control, lastName), {
    ...{ mode: 'serve-and-file', lastName, instructions: 'personal', address: home },
  });
  return { orderId, name: `Mara ${lastName}` };
}

/** Opens the review of an order's proof, with its findings seen. */
async function openReview(page: Page, { orderId, name }: { orderId: number; name: string }): Promise<void> {
  const server = await ProcessServer.open(page);
  await server.serve(name, orderId);
  await server.close();
  await page.goto(`/app/serve-it/orders/${orderId}/review`);
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  for (const finding of await page.getByRole('checkbox', { name: /^I have seen:/ }).all()) await finding.check();
}

/** Opens a dialog that asks for a text about the recipient, and fills it in. */
async function openText(page: Page, action: string, label: string, typed: string): Promise<void> {
  await openOrder(page);
  await button(page, action).click();
  await page.getByRole('dialog').getByRole('textbox', { name: label }).fill(typed);
}

/** Tells whether a recipient is served at another address if the firm wants. */
const hasBackup = ({ addresses, actions }: ServingJob) =>
  addresses.some(({ status }) => status === 'backup' || status === 'attempted') &&
  actions.some(({ action, isAvailable }) => action === 'add-address' && isAvailable);

/** Opens the review of one of the firm's recipients who waits for a decision. */
async function openWaiting(page: Page, isWanted: (job: ServingJob) => boolean): Promise<void> {
  const { orderId, jobs } = await findServingOrder(page, (order) => order.jobs.some(isWanted));
  const position = jobs.find(isWanted)?.position;
  await page.goto(`/app/serve-it/orders/${orderId}/review?recipient=${position}`);
}

const pressInDialog = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();

async function openDraft(page: Page, step: string): Promise<void> {
  const { orderId } = await createServingDraft(
    page,
    { ...known, caseTitle: `Quill ${randomUUID().slice(0, 8)} v. Okafor` },
    { mode: 'serve-only', lastName: 'Okafor', instructions: '', address: home },
  );
  await page.goto(`/app/serve-it/order/process-serving/${orderId}?step=${step}`);
}

/** An envelope ready to send. Returns the signer's address. */
async function fillEnvelope(page: Page): Promise<string> {
  const email = `ada.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/app/electronic-signature?state=IL');
  await page.getByLabel('Add documents').setInputFiles(await pdfFile('Fee agreement.pdf', 2));
  await expect(page.getByRole('img', { name: 'Page 1 of Fee agreement.pdf' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of signer 1' }).fill('Ada Quill');
  await page.getByRole('textbox', { name: 'Email of signer 1' }).fill(email);
  await button(page, 'Add signature').click();
  return email;
}

/** Sends an envelope and stays on its page. Returns the signer's address. */
async function sendEnvelope(page: Page): Promise<string> {
  const email = await fillEnvelope(page);
  await button(page, 'Send for $3.00').click();
  await expect(page.getByRole('list', { name: 'Signers' }).getByText('Ada Quill')).toBeVisible();
  return email;
}

/** Opens a signer's link; the page is the signer's from then on. */
async function openLink(page: Page, control: Control): Promise<void> {
  const email = await sendEnvelope(page);
  await page.goto(await control.mailedLink({ email }));
  await expect(button(page, 'Read the documents')).toBeVisible();
}

async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await button(page, 'Read the documents').click();
}

async function openUccSearch(page: Page): Promise<void> {
  await page.goto('/app/services/ucc-search?state=IL');
  await fillUccSearch(page);
}

async function addPapersToRead(page: Page): Promise<void> {
  await page.goto('/app/file-import?state=IL');
  await page.getByLabel('Add documents', { exact: true }).setInputFiles(await pdfFile('Summons.pdf', 2));
  await expect(page.getByRole('list', { name: 'Documents' }).getByText('Uploaded', { exact: true })).toBeVisible();
}

const noSecondTime = text(/^We didn’t get a response\. Check your connection and try again/);

const scenarios: readonly Scenario[] = [
  {
    name: 'save a draft of an order of service',
    method: 'POST',
    path: /\/serving\/v1\/drafts$/,
    person: people.nora,
    arrange: (page) => openDraft(page, 'case'),
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Court/ }).fill('Prairie County Court');
      const now = button(page, 'Save now');
      if (await now.isVisible()) await now.click();
    },
    told: text(/^Not saved/),
    done: text(/^Saved \d/),
    kept: (page) => [[page.getByRole('textbox', { name: /^Court/ }), 'Prairie County Court']],
    reloads: true,
  },
  {
    name: 'place an order of service',
    method: 'POST',
    path: /\/serving\/v1\/orders$/,
    person: people.nora,
    arrange: async (page) => {
      await openDraft(page, 'review');
      await expect(page.getByText('Ready to order')).toBeVisible();
    },
    act: (page) => button(page, 'Place order').click(),
    told: text(/^It is not known whether the order was placed/),
    done: (page) => page.getByText('0 of 1 served'),
  },
  {
    name: 'send a message to the server',
    method: 'POST',
    path: /\/jobs\/[^/]+\/messages$/,
    person: people.nora,
    arrange: async (page) => {
      const { orderId, name } = await order(page);
      const server = await ProcessServer.open(page);
      await server.press('Accept now', name, orderId);
      await server.close();
      await page.goto(`/app/serve-it/orders/${orderId}`);
      await button(page, 'Message the server').click();
      await page.getByRole('textbox', { name: 'Message' }).fill('Ring twice.');
    },
    act: (page) => pressInDialog(page, 'Send'),
    told: unknown,
    done: (page) => page.getByRole('main').getByText('Ring twice.'),
    kept: (page) => [[page.getByRole('textbox', { name: 'Message' }), 'Ring twice.']],
  },
  {
    name: 'put a recipient on hold',
    method: 'POST',
    path: /\/jobs\/[^/]+\/hold$/,
    person: people.nora,
    arrange: (page) => openText(page, 'Put on hold', 'Reason', 'Settlement talks.'),
    act: (page) => pressInDialog(page, 'Put on hold'),
    told: unknown,
    done: (page) => button(page, 'Resume'),
    kept: (page) => [[page.getByRole('textbox', { name: 'Reason' }), 'Settlement talks.']],
  },
  {
    name: 'resume serving a recipient',
    method: 'POST',
    path: /\/jobs\/[^/]+\/resume$/,
    person: people.nora,
    arrange: async (page) => {
      await openText(page, 'Put on hold', 'Reason', 'Settlement talks.');
      await pressInDialog(page, 'Put on hold');
      await expect(button(page, 'Resume')).toBeVisible();
    },
    act: (page) => button(page, 'Resume').click(),
    told: text('It is not known whether serving was resumed'),
    done: text(/^Resumed: /),
  },
  {
    name: 'cancel serving a recipient',
    method: 'POST',
    path: /\/jobs\/[^/]+\/cancel$/,
    person: people.nora,
    arrange: (page) => openText(page, 'Cancel service', 'Reason', 'Settled.'),
    act: (page) => pressInDialog(page, 'Cancel service'),
    told: unknown,
    done: (page) => page.getByRole('main').getByText('Cancelled').first(),
    kept: (page) => [[page.getByRole('textbox', { name: 'Reason' }), 'Settled.']],
  },
  {
    name: 'cancel an order of service',
    method: 'POST',
    path: /\/serving\/v1\/orders\/\d+\/cancel$/,
    person: people.nora,
    arrange: (page) => openText(page, 'Cancel order', 'Reason', 'Settled.'),
    act: (page) => pressInDialog(page, 'Cancel order'),
    told: unknown,
    done: (page) => page.getByRole('main').getByText('Cancelled').first(),
    kept: (page) => [[page.getByRole('textbox', { name: 'Reason' }), 'Settled.']],
  },
  {
    name: 'add an address to serve at',
    method: 'POST',
    path: /\/jobs\/[^/]+\/addresses$/,
    person: people.nora,
    arrange: async (page) => {
      const name = await openOrder(page);
      await button(page, 'Add an address').click();
      const form = dialogOf(page, `Add an address for ${name}`);
      await form.getByLabel('Street').fill('41 Birch Lane');
      await form.getByLabel('City').fill('Chicago');
      await form.getByLabel('ZIP code').fill('60601');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      // A doubtful address wants a tick before the call is made.
      await form.getByRole('checkbox', { name: 'I checked it: this address is right' }).check();
    },
    act: (page) => pressInDialog(page, 'Add'),
    told: unknown,
    done: (page) => page.getByRole('region', { name: 'Addresses' }).getByText(/^41 Birch Lane/),
    kept: (page) => [[page.getByLabel('Street'), '41 Birch Lane']],
  },
  {
    name: 'serve at another address next',
    method: 'PUT',
    path: /\/jobs\/[^/]+\/addresses\/[^/]+$/,
    person: people.nora,
    arrange: async (page) => {
      const { orderId, jobs } = await findServingOrder(page, (order) => order.jobs.some(hasBackup));
      await page.goto(`/app/serve-it/orders/${orderId}?recipient=${jobs.find(hasBackup)?.position}`);
    },
    act: (page) => button(page, 'Serve here next').first().click(),
    told: text('It is not known whether the address was changed'),
    done: text('The server goes there next'),
  },
  {
    name: 'order what follows failed attempts',
    method: 'POST',
    path: /\/jobs\/[^/]+\/approvals$/,
    person: people.nora,
    arrange: (page) => openWaiting(page, ({ offers }) => offers.length > 0),
    act: async (page) => {
      await button(page, 'Order one more attempt').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Order for / })
        .click();
    },
    told: text('It is not known whether One more attempt was ordered'),
    done: text('One more attempt ordered'),
  },
  {
    name: 'release stamped papers to the server',
    method: 'POST',
    path: /\/serving\/v1\/orders\/\d+\/release$/,
    person: people.nora,
    arrange: async (page) => {
      const { orderId } = await findServingOrder(page, ({ canRelease }) => canRelease);
      await page.goto(`/app/serve-it/orders/${orderId}/review`);
    },
    act: async (page) => {
      await button(page, 'Release').click();
      await pressInDialog(page, 'Release');
    },
    told: text('It is not known whether the papers were released'),
    done: text('Papers released'),
  },
  {
    name: 'approve a proof of service',
    method: 'POST',
    path: /\/proof\/approval$/,
    person: people.nora,
    arrange: async (page) => openReview(page, await order(page)),
    act: (page) => button(page, 'Approve').click(),
    told: unknown,
    done: text('Proof approved'),
  },
  {
    name: 'say where a proof is filed',
    method: 'PUT',
    path: /\/proof\/filing$/,
    person: people.nora,
    arrange: async (page, control) => {
      await openReview(page, await orderToFile(page, control));
      // Reading the order again would say that the court has the proof.
      await page.route(/\/serving\/v1\/orders\/\d+(\/(summary|recipient))?(\?|$)/, (route) => route.abort());
    },
    act: (page) => page.getByRole('button', { name: /^(Approve and file|File) for \$/ }).click(),
    told: text(/^It is not known whether it was approved and filed/),
    done: text('Submitted to the court'),
  },
  {
    name: 'ask for a change of a proof',
    method: 'POST',
    path: /\/proof\/change-request$/,
    person: people.nora,
    arrange: async (page) => {
      await openReview(page, await order(page));
      await button(page, 'Ask for a change').click();
      await page.getByRole('textbox', { name: 'What must change' }).fill('The unit is 4B.');
    },
    act: (page) => pressInDialog(page, 'Send'),
    told: unknown,
    done: text('A change was requested'),
    kept: (page) => [[page.getByRole('textbox', { name: 'What must change' }), 'The unit is 4B.']],
  },
  {
    name: 'order another service',
    method: 'POST',
    path: /\/serving\/v1\/requests$/,
    person: people.nora,
    arrange: openUccSearch,
    act: (page) => button(page, 'Order for $45.00').click(),
    told: text(/^It is not known whether the order was placed/),
    done: (page) => button(page, 'Cancel order'),
    kept: (page) => [[page.getByLabel('Debtor’s exact legal name'), 'Lakeshore Holdings LLC']],
    reloads: true,
  },
  {
    name: 'cancel another service',
    method: 'POST',
    path: /\/serving\/v1\/requests\/\d+\/cancel$/,
    person: people.nora,
    arrange: async (page) => {
      await openUccSearch(page);
      await button(page, 'Order for $45.00').click();
      await expect(page.getByRole('region', { name: 'Debtor' })).toBeVisible();
    },
    act: async (page) => {
      await button(page, 'Cancel order').click();
      await pressInDialog(page, 'Cancel order');
    },
    told: text('It is not known whether the order was cancelled'),
    done: text('Order cancelled'),
  },
  {
    name: 'order a skip trace',
    method: 'POST',
    path: /\/serving\/v1\/skip-traces$/,
    person: people.priya,
    arrange: async (page) => {
      await page.goto('/app/skip-trace?state=IL');
      await page.getByLabel('First name').fill('Marcus');
      await page.getByLabel('Last name').fill('Ellery');
      await certifySkipTrace(page);
    },
    act: (page) => button(page, 'Order for $65.00').click(),
    told: text(/^It is not known whether the order was placed/),
    done: (page) => page.getByRole('region', { name: 'Purpose and certification' }),
    kept: (page) => [[page.getByLabel('Last name'), 'Ellery']],
  },
  {
    name: 'send an envelope',
    method: 'POST',
    path: /\/serving\/v1\/envelopes$/,
    person: people.nora,
    arrange: async (page) => {
      await fillEnvelope(page);
    },
    act: (page) => button(page, 'Send for $3.00').click(),
    told: text('It is not known whether the envelope was sent'),
    done: (page) => page.getByRole('list', { name: 'Signers' }),
    kept: (page) => [[page.getByRole('textbox', { name: 'Name of signer 1' }), 'Ada Quill']],
  },
  {
    name: 'remind the signers',
    method: 'POST',
    path: /\/envelopes\/\d+\/reminders$/,
    person: people.nora,
    arrange: async (page) => {
      await sendEnvelope(page);
      const moved = await page.request.post('/sandbox/api/clock', { data: { advance: 600_000 } });
      expect(moved.ok()).toBe(true);
    },
    act: (page) => button(page, 'Remind').click(),
    told: text('It is not known whether the reminder was sent'),
    done: text('Reminder sent'),
  },
  {
    name: 'void an envelope',
    method: 'POST',
    path: /\/envelopes\/\d+\/void$/,
    person: people.nora,
    arrange: async (page) => {
      await sendEnvelope(page);
      await button(page, 'Void').click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Superseded.');
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: /^Void/ }).click(),
    told: unknown,
    done: (page) => page.getByRole('main').getByText('Voided').first(),
    kept: (page) => [[page.getByRole('textbox', { name: 'Reason' }), 'Superseded.']],
  },
  {
    name: 'consent to sign',
    method: 'POST',
    path: /\/signing\/consent$/,
    person: people.nora,
    arrange: async (page, control) => {
      await openLink(page, control);
      await page.getByRole('checkbox').check();
    },
    act: (page) => button(page, 'Read the documents').click(),
    told: text(/^We didn’t get a response\. Check your connection/),
    done: (page) => page.getByRole('img', { name: /^Page 1 of/ }),
  },
  {
    name: 'sign the documents',
    method: 'POST',
    path: /\/signing\/sign$/,
    person: people.nora,
    arrange: async (page, control) => {
      await openLink(page, control);
      await consent(page);
      await button(page, 'Type').click();
      await page.getByLabel('Your name').fill('Ada Quill');
    },
    act: (page) => button(page, 'Sign').click(),
    told: noSecondTime,
    done: (page) => page.getByRole('heading', { name: 'You signed' }),
    kept: (page) => [[page.getByLabel('Your name'), 'Ada Quill']],
  },
  {
    name: 'decline to sign',
    method: 'POST',
    path: /\/signing\/decline$/,
    person: people.nora,
    arrange: async (page, control) => {
      await openLink(page, control);
      await button(page, 'Decline to sign').click();
      await page.getByRole('textbox', { name: 'Reason' }).fill('The rate is wrong.');
    },
    act: (page) => button(page, 'Decline').click(),
    told: text(/^We didn’t get a response\. Check your connection/),
    done: (page) => page.getByRole('heading', { name: /declined/ }),
    kept: (page) => [[page.getByRole('textbox', { name: 'Reason' }), 'The rate is wrong.']],
  },
  {
    name: 'have papers read',
    method: 'POST',
    path: /\/v1\/extractions$/,
    person: people.nora,
    arrange: addPapersToRead,
    act: (page) => button(page, 'Read 1 document').click(),
    told: unknown,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Check the documents' }),
  },
  {
    name: 'confirm what was read from papers',
    method: 'PUT',
    path: /\/v1\/extractions\/[^/]+\/confirmation$/,
    person: people.nora,
    arrange: async (page) => {
      await addPapersToRead(page);
      await button(page, 'Read 1 document').click();
      await page.getByRole('textbox', { name: 'Case title' }).fill('Quill v. Okafor, as typed');
      const unchecked = page.getByRole('button', { name: /^It’s right: / });
      for (let left = await unchecked.count(); left > 0; left -= 1) {
        await unchecked.first().click();
        await expect(unchecked).toHaveCount(left - 1);
      }
    },
    act: (page) => button(page, 'Continue').click(),
    told: text(/^It is not known whether the draft was created/),
    done: (page) => page.getByRole('list', { name: 'Papers' }),
    kept: (page) => [[page.getByRole('textbox', { name: 'Case title' }), 'Quill v. Okafor, as typed']],
  },
];

testAnswers(scenarios);

test('a proof that the court has, though the answer was lost, asks for no second press', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  await openReview(page, await orderToFile(page, control));
  await page.route(/\/proof\/filing$/, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: /^Approve and file for \$/ }).click();
  await expect(page.getByText('Submitted to the court')).toBeVisible();
  await expect(page.getByText(/^It is not known whether/)).toBeHidden();
});
