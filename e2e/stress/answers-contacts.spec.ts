/** Changes to service contacts and to the connection with File & ServeXpress, answered wrongly in every way. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Scenario, testAnswers, text, wrongAnswerErrors } from '../support/answers.ts';
import { createContact, firmCases } from '../support/contacts.ts';
import { choose } from '../support/new-case.ts';
import { button } from '../support/sign-up.ts';
import { expect, people, test } from '../support/test.ts';

test.use({ actionTimeout: 30_000, expectedErrors: wrongAnswerErrors });

const path = '/app/filing-account/service-contacts';

/** The contact of the page's scenario, and one that takes its place. */
interface Contacts {
  id: string;
  name: string;
  other: { id: string; name: string };
}

/** Remembered for an answer to another request. */
let contacts: Contacts = { id: '', name: '', other: { id: '', name: '' } };

/** Two contacts of the firm; the first is served in a number of cases. */
async function makeContacts(page: Page, caseCount: number): Promise<Contacts> {
  const cases = (await firmCases(page)).slice(0, caseCount);
  const first = await createContact(page, cases);
  contacts = { ...first, other: await createContact(page, []) };
  return contacts;
}

/** Opens a contact that is served in a number of cases. */
async function openContact(page: Page, caseCount: number): Promise<void> {
  const { id, name } = await makeContacts(page, caseCount);
  await page.goto(`${path}/${id}?state=IL`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const somebodyElse = () => ({
  serviceContactId: '00000000-0000-4000-8000-00000000000e',
  firmName: 'Bell Harrow PC',
  firstName: 'Imani',
  lastName: 'Bell',
  email: 'imani.bell@example.com',
  administrativeCopy: [],
  isPublic: true,
  isInFirmMasterList: false,
  isUndeliverable: true,
});

const servedInAnother = () => [{ contact: somebodyElse(), firmOwned: false }];

/** Opens the dialog that replaces the contact, with another chosen. */
async function openReplacement(page: Page): Promise<void> {
  await openContact(page, 1);
  await button(page, 'Remove').click();
  await button(page, 'Replace with…').click();
  await choose(page, 'Replace with', contacts.other.name);
}

const fsx = {
  status: 'connected',
  organizationId: '99999',
  organizationName: 'Somebody Else LLP',
  userLoginName: 'selse',
  userEmail: 'somebody.else@example.com',
  connectedAt: '2026-03-04T16:20:31Z',
};

/** Signs in at File & ServeXpress; the connection waits to be saved. */
async function signInAtFsx(page: Page): Promise<void> {
  await page.goto('/app/filing-account/fsx');
  const connect = button(page, 'Connect to File & ServeXpress');
  const save = button(page, 'Save connection');
  const drop = button(page, 'Disconnect');
  await expect(connect.or(save).or(drop)).toBeVisible();
  if (await drop.isVisible()) {
    await drop.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  }
  if (!(await save.isVisible())) {
    await connect.click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await expect(save).toBeVisible();
}

const scenarios: readonly Scenario[] = [
  {
    name: 'create a service contact',
    method: 'POST',
    path: /\/EServiceContacts\/CreateServiceContact$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto(`${path}?state=IL`);
      await button(page, 'New contact').click();
      const form = dialogOf(page, 'New contact');
      await form.getByLabel('First name').fill('Oren');
      await form.getByLabel('Last name').fill('Wrongside');
      await form.getByLabel('Email').fill(`oren.${randomUUID().slice(0, 8)}@example.com`);
      await form.getByLabel('Firm').fill('Wrongside PC');
    },
    act: (page) => dialogOf(page, 'New contact').getByRole('button', { name: 'Add contact' }).click(),
    told: text('It is not known whether the contact was saved'),
    done: text('Oren Wrongside added'),
    kept: (page) => [
      [page.getByLabel('Last name'), 'Wrongside'],
      [page.getByLabel('Firm', { exact: true }), 'Wrongside PC'],
    ],
    another: somebodyElse,
  },
  {
    name: 'change a service contact',
    method: 'PUT',
    path: /\/EServiceContacts$/,
    person: people.nora,
    arrange: async (page) => {
      await openContact(page, 1);
      await button(page, 'Change').click();
      await dialogOf(page, 'Change contact').getByLabel('Phone').fill('(312) 555-0199');
    },
    act: (page) => dialogOf(page, 'Change contact').getByRole('button', { name: 'Save changes' }).click(),
    told: text('It is not known whether the contact was saved'),
    done: text('Contact changed'),
    kept: (page) => [[page.getByLabel('Phone'), '(312) 555-0199']],
    another: somebodyElse,
  },
  {
    name: 'attach a contact to cases',
    method: 'POST',
    path: /\/EServiceContacts\/Case$/,
    person: people.nora,
    arrange: async (page) => {
      await openContact(page, 0);
      const cases = await firmCases(page);
      await button(page, 'Attach to cases').click();
      await page.getByRole('combobox', { name: 'Cases' }).fill(cases[0]?.caseNumber ?? '');
      await page
        .getByRole('option')
        .filter({ hasText: cases[0]?.caseTitle ?? '' })
        .first()
        .click();
    },
    act: (page) =>
      dialogOf(page, /^Attach .* to cases$/)
        .getByRole('button', { name: /^(Attach|Try again)$/ })
        .click(),
    told: text('It is not known whether the contact was attached'),
    done: text(/ attached to 1 case$/),
    another: servedInAnother,
  },
  {
    name: 'attach a contact in its case',
    method: 'POST',
    path: /\/EServiceContacts\/Case$/,
    person: people.nora,
    arrange: async (page) => {
      const { name } = await makeContacts(page, 0);
      const [first] = await firmCases(page);
      await page.goto(`${path}?state=IL&list=cases&case=${first?.caseTrackingId}`);
      await button(page, 'Attach a contact, Whole case').click();
      await choose(page, 'Contact', name);
    },
    act: (page) => dialogOf(page, 'Attach a contact').getByRole('button', { name: 'Attach' }).click(),
    told: text('It is not known whether the contact was attached'),
    done: text(/^Contact attached to /),
    kept: (page) => [[page.getByRole('combobox', { name: 'Contact' }), contacts.name]],
    another: servedInAnother,
  },
  {
    name: 'detach a contact',
    method: 'DELETE',
    path: /\/EServiceContacts\/Case$/,
    person: people.nora,
    arrange: (page) => openContact(page, 1),
    act: async (page) => {
      await page.getByRole('button', { name: /^Detach / }).click();
      await dialogOf(page, /^Detach /)
        .getByRole('button', { name: 'Detach' })
        .click();
    },
    told: text('It is not known whether the contact was detached'),
    done: text(/ detached from /),
    allowed: ['204'],
  },
  {
    name: 'remove a contact',
    method: 'DELETE',
    path: /\/EServiceContacts\/[0-9a-f-]{36}$/,
    person: people.nora,
    arrange: async (page) => {
      await openContact(page, 2);
      await button(page, 'Remove').click();
    },
    act: (page) => dialogOf(page, 'Are you sure?').getByRole('button', { name: 'Delete' }).click(),
    told: text('It is not known whether the contact was removed'),
    done: text(/^Oren Quill\w+ removed$/),
    allowed: ['204'],
  },
  {
    name: 'replace a contact, attaching the other',
    method: 'POST',
    path: /\/EServiceContacts\/Case$/,
    person: people.nora,
    arrange: openReplacement,
    act: (page) => button(page, 'Replace and delete').click(),
    told: text(/is still in every case, and wasn’t removed\. Try again to finish\./),
    done: text(/^Oren Quill\w+ removed$/),
    kept: (page) => [[page.getByRole('combobox', { name: 'Replace with' }), contacts.other.name]],
    another: servedInAnother,
  },
  {
    name: 'replace a contact, removing the former',
    method: 'DELETE',
    path: /\/EServiceContacts\/[0-9a-f-]{36}$/,
    person: people.nora,
    arrange: openReplacement,
    act: (page) => button(page, 'Replace and delete').click(),
    told: text('It is not known whether the contact was removed'),
    done: text(/^Oren Quill\w+ removed$/),
    kept: (page) => [[page.getByRole('combobox', { name: 'Replace with' }), contacts.other.name]],
    allowed: ['204'],
  },
  {
    name: 'start a sign-in at File & ServeXpress',
    method: 'POST',
    path: /\/fsx\/authentication\/initiate$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/filing-account/fsx');
    },
    act: (page) => button(page, 'Connect to File & ServeXpress').click(),
    told: text('Could not connect to File & ServeXpress'),
    done: (page) => page.getByRole('heading', { name: 'Sign in to File & ServeXpress' }),
  },
  {
    name: 'save the connection with File & ServeXpress',
    method: 'POST',
    path: /\/fsx\/authentication\/save$/,
    person: people.maren,
    arrange: signInAtFsx,
    act: (page) => button(page, 'Save connection').click(),
    told: text('It is not known whether the connection was saved'),
    done: text('Connected to File & ServeXpress'),
    another: () => fsx,
  },
  {
    name: 'discard a sign-in at File & ServeXpress',
    method: 'DELETE',
    path: /\/fsx\/authentication$/,
    person: people.june,
    arrange: signInAtFsx,
    act: (page) => button(page, 'Discard').click(),
    told: text('It is not known whether the sign-in was discarded'),
    done: (page) => button(page, 'Connect to File & ServeXpress'),
    allowed: ['204'],
  },
  {
    name: 'disconnect from File & ServeXpress',
    method: 'DELETE',
    path: /\/fsx\/authentication$/,
    person: people.callum,
    arrange: async (page) => {
      await signInAtFsx(page);
      await button(page, 'Save connection').click();
      await expect(button(page, 'Disconnect')).toBeVisible();
    },
    act: async (page) => {
      const dialog = dialogOf(page, /^Disconnect from/);
      if (!(await dialog.isVisible())) await button(page, 'Disconnect').click();
      await dialog.getByRole('button', { name: 'Disconnect' }).click();
    },
    told: text('Something went wrong'),
    done: text('Disconnected from File & ServeXpress'),
    allowed: ['204'],
  },
];

testAnswers(scenarios);
