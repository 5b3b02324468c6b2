/** Drafts, submissions and corrections in California and Florida, and e-service, answered wrongly in every way. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Scenario, testAnswers, text, wrongAnswerErrors } from '../support/answers.ts';
import type { Control } from '../support/control.ts';
import { choose } from '../support/new-case.ts';
import { pdfFile } from '../support/pdf.ts';
import { californiaDraft, californiaOrder, floridaDraft, floridaOrder } from '../support/provider-drafts.ts';
import { button } from '../support/sign-up.ts';
import { expect, people, test } from '../support/test.ts';

test.use({ actionTimeout: 30_000, expectedErrors: wrongAnswerErrors });

const at = '2026-03-04T16:20:31Z';

/** Another draft of the page's person, as an answer to another request has it. */
let another: { orderId: number; version: number; content: object };

const submission = () => ({
  orderId: 1,
  envelopeId: '7',
  caseId: '00000000-0000-4000-8000-000000000009',
  filingIds: ['00000000-0000-4000-8000-000000000008'],
  caseTitle: 'Somebody v. Else',
  courtName: 'Court',
  submittedAt: at,
});

/** Where a provider is filed with. */
const places = {
  California: {
    state: 'CA',
    drafts: /\/OneLegal\/OLDraft(\?|$)/,
    submits: '/OneLegal/OLFilings',
    draft: californiaDraft,
    order: californiaOrder,
    startPath: '/app/case-initiation?state=CA',
    start: async (page: Page) => {
      await choose(page, 'County', 'Los Angeles', 'los ang');
      const courts = page.getByRole('combobox', { name: 'Court', exact: true });
      await expect(courts).toBeEditable();
      await courts.fill('civil');
      await page.getByRole('listbox', { name: 'Court' }).getByRole('option').first().click();
      await choose(page, 'Division', 'Civil Unlimited', 'civil unl');
    },
  },
  Florida: {
    state: 'FL',
    drafts: /\/Granicus\/FL\/FlDrafts(\?|$)/,
    submits: '/Granicus/FL/FlFilings',
    draft: floridaDraft,
    order: floridaOrder,
    startPath: '/app/case-initiation-fl',
    start: (page: Page) => choose(page, 'Court', 'Orange County Circuit and County Courts', 'orange'),
  },
} as const;

const paths = { 'New-Case': 'case-initiation', 'Existing-Case': 'existing-case' } as const;

function scenariosOf(place: keyof typeof places): Scenario[] {
  const { state, drafts, submits, draft, order, startPath, start } = places[place];
  return [
    {
      name: `create a draft in ${place}`,
      method: 'POST',
      path: drafts,
      person: people.nora,
      arrange: async (page) => {
        another = await draft(page, 'Existing-Case');
        await page.goto(startPath);
        await start(page);
      },
      act: (page) => button(page, 'Start a new case').click(),
      told: text('It is not known whether the draft was created.'),
      done: (page) => page.getByRole('combobox', { name: 'Case type' }),
      another: () => ({ ...another, content: { ...another.content, courtId: 'another:court' } }),
    },
    {
      name: `save a draft in ${place}`,
      method: 'POST',
      path: drafts,
      person: people.nora,
      arrange: async (page) => {
        another = await draft(page, 'New-Case');
        const { orderId } = await draft(page, 'New-Case');
        await page.goto(`/app/case-initiation/${orderId}/filings?state=${state}`);
        await expect(page.getByLabel('Filing description').first()).toBeEditable();
      },
      act: async (page) => {
        await page.getByLabel('Filing description').first().fill('Complaint, as typed');
        const now = button(page, 'Save now');
        if (await now.isVisible()) await now.click();
      },
      told: text(/^Not saved/),
      done: text(/^Saved \d/),
      kept: (page) => [[page.getByLabel('Filing description').first(), 'Complaint, as typed']],
      reloads: true,
      another: () => ({ ...another, version: 900 }),
    },
    ...(['New-Case', 'Existing-Case'] as const).map(
      (flow): Scenario => ({
        name: `submit ${flow === 'New-Case' ? 'a new case' : 'a filing into a case'} in ${place}`,
        method: 'POST',
        path: new RegExp(`${submits}/${flow}(\\?|$)`),
        person: people.nora,
        arrange: async (page) => {
          const { orderId } = await draft(page, flow);
          await page.goto(`/app/${paths[flow]}/${orderId}/review?state=${state}`);
          await acknowledgeRedaction(page, state);
          await expect(page.getByText('Ready to submit')).toBeVisible({ timeout: 30_000 });
        },
        act: (page) => page.getByRole('button', { name: 'Submit to the court' }).click(),
        told: text('It is not known whether the filing reached the court.'),
        done: (page) => page.getByRole('region', { name: 'Status' }),
        another: submission,
      }),
    ),
    {
      name: `open a correction in ${place}`,
      method: 'POST',
      path: drafts,
      person: people.nora,
      arrange: async (page, control) => {
        another = await draft(page, 'New-Case');
        const orderId = await order(page);
        await control.decide(orderId, { decision: 'return', reason: 'Not signed', comment: 'Sign the complaint.' });
        await page.goto(`/app/order-details/${orderId}`);
      },
      act: (page) => button(page, 'Edit and resubmit').click(),
      told: text('The draft couldn’t be opened'),
      done: (page) => page.getByRole('heading', { level: 2, name: 'Review and submit' }),
      another: () => another,
    },
    {
      name: `submit a correction in ${place}`,
      method: 'POST',
      path: new RegExp(`${submits}/New-Case(\\?|$)`),
      person: people.nora,
      arrange: async (page, control) => {
        const orderId = await order(page);
        await control.decide(orderId, { decision: 'return', reason: 'Not signed', comment: 'Sign the complaint.' });
        await page.goto(`/app/order-details/${orderId}`);
        await button(page, 'Edit and resubmit').click();
        await acknowledgeRedaction(page, state);
        await expect(page.getByText('Ready to submit')).toBeVisible({ timeout: 30_000 });
      },
      act: (page) => page.getByRole('button', { name: 'Submit to the court' }).click(),
      told: text('It is not known whether the filing reached the court.'),
      done: (page) => page.getByRole('region', { name: 'Status' }),
      another: submission,
    },
    {
      name: `cancel a filing in ${place}`,
      method: 'POST',
      path: /\/Filings\/CancelFilings$/,
      person: people.nora,
      arrange: async (page) => {
        await page.goto(`/app/order-details/${await order(page)}`);
      },
      act: async (page) => {
        await button(page, 'Cancel filing').click();
        await page
          .getByRole('dialog', { name: 'Cancel this filing?' })
          .getByRole('button', { name: 'Cancel filing' })
          .click();
      },
      // The clerk takes an order up after a while.
      isFresh: true,
      told: text('It is not known whether the filing was cancelled'),
      done: text(/^Filings? cancelled$/),
      another: () => ({ orderId: 1, orderStatus: 'cancelled', results: [{ filingId: 'other', isCancelled: true }] }),
    },
  ];
}

/** Another service of the firm, as an answer to another request has it. */
let anotherService = {};

/** Fills in a service on one person, up to the price. Returns the recipient's name. */
async function fillService(page: Page): Promise<string> {
  const recipient = `Peter Lindqvist ${randomUUID().slice(0, 6)}`;
  await page.goto('/app/new-eservice?state=IL');
  // A case of the firm's would bring its contacts.
  await choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ');
  await page.getByLabel('Case number').fill('26-CV-0417');
  await page.getByLabel('Case title').fill('Ortega v. Lakeshore Holdings LLC');
  await page.getByLabel('Served by').fill('Elena Ortega');
  await page.getByLabel('Add documents').setInputFiles(await pdfFile('Interrogatories.pdf', 3));
  await expect(page.getByRole('button', { name: 'Remove Interrogatories.pdf' })).toBeVisible();
  const served = page.getByRole('list', { name: 'Service recipients' });
  const typed = page.getByRole('group', { name: 'Another recipient' });
  await typed.getByLabel('Name').fill(recipient);
  await typed.getByLabel('Email').fill(`${mailboxOf(recipient)}@example.com`);
  await typed.getByRole('button', { name: 'Add recipient' }).click();
  await expect(served.getByRole('listitem')).toHaveCount(1);
  return recipient;
}

const mailboxOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Serves, and remembers the answer. Returns the recipient's name. */
async function serve(page: Page): Promise<string> {
  const recipient = await fillService(page);
  const answered = page.waitForResponse((response) => response.url().includes('/OLEServe/NewEService'));
  await page.getByRole('button', { name: /^Serve\. Pay \$/ }).click();
  anotherService = await (await answered).json();
  await page.waitForURL(/\/e-service-details\/\d+/);
  return recipient;
}

/** Opens the dialog that serves someone again whose notice bounced. */
async function openServeAgain(page: Page, bounce: (email: string) => Promise<void>): Promise<void> {
  const recipient = await serve(page);
  await bounce(`${mailboxOf(recipient)}@example.com`);
  await page.getByRole('button', { name: `Serve at another address: ${recipient}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Serve at another address' });
  await dialog.getByLabel('Email').fill(`${mailboxOf(recipient)}@example.org`);
  await dialog.getByLabel('Served by').fill('Elena Ortega');
}

const eService: readonly Scenario[] = [
  {
    name: 'serve documents',
    method: 'POST',
    path: /\/OLEServe\/NewEService(\?|$)/,
    person: people.theo,
    arrange: async (page) => {
      await serve(page);
      await fillService(page);
    },
    act: (page) => page.getByRole('button', { name: /^Serve\. Pay \$/ }).click(),
    told: text('It is not known whether the documents were served. Try again: no one is served twice.'),
    done: text('Documents are being served'),
    kept: (page) => [[page.getByLabel('Served by'), 'Elena Ortega']],
    reloads: true,
    another: () => anotherService,
  },
  {
    name: 'serve documents again',
    method: 'POST',
    path: /\/OLEServe\/NewEService(\?|$)/,
    person: people.priya,
    arrange: (page, control) => openServeAgain(page, (email) => control.bounce(email)),
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Serve again' }).click(),
    told: text('It is not known whether the documents were served. Try again: no one is served twice.'),
    done: text(/ is served again$/),
    kept: (page) => [[page.getByRole('dialog').getByLabel('Served by'), 'Elena Ortega']],
    another: () => anotherService,
  },
];

/** Signs in as a new person of the firm, who has no account with the portal. */
async function joinFirm(page: Page, control: Control): Promise<void> {
  const id = randomUUID().slice(0, 8);
  const invited = { name: `Rosa ${id}`, email: `rosa.${id}@example.com` };
  await page.goto('/app/create-account');
  await page.getByLabel(/^Name/).fill(invited.name);
  await page.getByLabel(/^Email/).fill(invited.email);
  await button(page, 'Send invitation').click();
  await expect(page.getByText(`${invited.name} is invited`)).toBeVisible();
  await page.goto(await control.mailedLink({ email: invited.email }));
  await button(page, `Continue as ${invited.name}`).click();
  await page.getByLabel(/^Password/).fill('Harbor2026');
  await page.getByLabel(/^Confirm password/).fill('Harbor2026');
  await button(page, 'Join').click();
  await expect(button(page, `Account of ${invited.name}`)).toBeVisible();
}

const portalAccount: Scenario = {
  name: 'create an account with the Florida portal',
  method: 'POST',
  path: /\/FlAccounts$/,
  person: people.nora,
  arrange: async (page, control) => {
    await joinFirm(page, control);
    await page.goto('/app/case-initiation-fl');
    await button(page, 'Create an account').click();
    const form = page.getByRole('form', { name: 'Portal account' });
    await form.getByLabel('Logon name').fill(`leo.${randomUUID().slice(0, 8)}`);
    await form.getByLabel('Password').fill('Correct-Horse-7');
  },
  act: (page) => button(page, 'Create account').click(),
  told: text('It is not known whether the account was created'),
  done: text('Confirm your portal account'),
  kept: (page) => [[page.getByLabel('Password'), 'Correct-Horse-7']],
  another: () => ({
    accountId: 'fl-acc-of-somebody',
    logonName: 'selse',
    firstName: 'Somebody',
    lastName: 'Else',
    email: 'somebody.else@example.com',
    role: 'paralegal',
    status: 'active',
    createdAt: at,
  }),
};

testAnswers([...scenariosOf('California'), ...scenariosOf('Florida'), ...eService, portalAccount]);

/** California asks filers to confirm that they redacted. */
async function acknowledgeRedaction(page: Page, state: string): Promise<void> {
  if (state === 'CA') await page.getByLabel(/^I have redacted what/).check();
}
