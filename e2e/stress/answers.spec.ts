/**
 * Every change that the application makes, answered wrongly in every way: it never says "done", keeps what was typed, and
 * works when tried again.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Scenario, testAnswers, text, wrongAnswerErrors } from '../support/answers.ts';
import { createDraft, createExistingCaseDraft, createOrder, partiesOf } from '../support/drafts.ts';
import { chooseTool } from '../support/list-tools.ts';
import { choose, expectSaved } from '../support/new-case.ts';
import { pdfFile, scannedPdfFile } from '../support/pdf.ts';
import {
  button,
  createAccount,
  fillAccount,
  fillAddress,
  fillCard,
  goToCardStep,
  newFirm,
  signUpLink,
  switchOnboarding,
} from '../support/sign-up.ts';
import { expect, openAs, ortega, type Person, password, people, test } from '../support/test.ts';

// It stays on: a worker that ends first must not switch it off for the scenarios of others.
test.beforeAll(({ request }) => switchOnboarding(request, true));

test.use({ actionTimeout: 30_000, expectedErrors: wrongAnswerErrors });

const at = '2026-03-04T16:20:31Z';

/** A draft of the page's person, remembered for an answer to another request. */
let draft: Awaited<ReturnType<typeof createDraft>>;

/** Opens a complete draft at a step. */
async function openDraft(page: Page, step: string): Promise<number> {
  draft = await createDraft(page);
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/${step}?state=IL`);
  return orderId;
}

/** The bell while there is something that the person hasn't read. */
const unreadNotifications = (page: Page) => page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ });

/** Presses a button in a dialog that asks first. */
async function confirm(page: Page, title: string, label: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: label }).click();
}

/** Ends a person's connection to the firm's system. */
async function disconnect({ request }: Page, { email }: Person): Promise<void> {
  const data = { userName: email, connection: 'revoked' };
  expect((await request.put('/sandbox/api/integrations/connections', { data })).ok()).toBe(true);
}

const attachments = (page: Page) => page.getByRole('list', { name: 'Attachments' }).getByRole('listitem').last();

async function changeScan(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Change Scan.pdf' }).click();
  await page.getByRole('menu', { name: 'Change Scan.pdf' }).getByRole('menuitem', { name: item }).click();
}

/** A draft with a scan among its attachments. */
async function openScan(page: Page): Promise<void> {
  await openDraft(page, 'filings');
  await page.getByLabel('Add attachments', { exact: true }).setInputFiles(await scannedPdfFile('Scan.pdf', 2));
  await expect(page.getByRole('button', { name: 'Change Scan.pdf' })).toBeVisible();
  await expectSaved(page);
}

/** Saves a template of a draft. Returns its name. */
async function saveTemplate(page: Page): Promise<string> {
  await openDraft(page, 'case');
  await button(page, 'Save as template').click();
  const name = `Kept ${randomUUID().slice(0, 4)}`;
  await page.getByLabel('Template name').fill(name);
  const saved = page.waitForResponse((response) => /\/v1\/templates$/.test(new URL(response.url()).pathname));
  await button(page, 'Save template').click();
  savedTemplate = await (await saved).json();
  await expect(page.getByText(`Template “${name}” saved`)).toBeVisible();
  savedName = name;
  return name;
}

/** The template saved last by this scenario. Other scenarios have templates of the same firm at the same time. */
let savedName = '';

/** As the server answered it. */
let savedTemplate: object = {};

/** The person invited last. */
let invited = { name: '', email: '' };

async function fillInvitation(page: Page): Promise<void> {
  const id = randomUUID().slice(0, 8);
  invited = { name: `Rosa ${id}`, email: `rosa.${id}@example.com` };
  await page.goto('/app/create-account');
  await page.getByLabel(/^Name/).fill(invited.name);
  await page.getByLabel(/^Email/).fill(invited.email);
}

async function sendInvitation(page: Page): Promise<void> {
  await fillInvitation(page);
  await button(page, 'Send invitation').click();
  await expect(page.getByText(`${invited.name} is invited`)).toBeVisible();
}

const storedFile = {
  fileId: 'file-of-somebody-else',
  name: 'Scan.pdf',
  sizeBytes: 7,
  contentType: 'application/pdf',
  pageCount: 1,
  sha256: 'ab',
  uploadedAt: at,
  url: '/files/file-of-somebody-else',
};

const anotherInvitation = () => ({
  invitationId: 999,
  email: 'somebody.else@example.com',
  name: 'Somebody Else',
  role: 'member',
  status: 'open',
  invitedBy: people.nora.name,
  sentAt: at,
  expiresAt: at,
});

const submission = () => ({
  orderId: 1,
  envelopeId: '7',
  caseId: '00000000-0000-4000-8000-000000000009',
  filingIds: ['00000000-0000-4000-8000-000000000008'],
  caseTitle: 'Somebody v. Else',
  courtName: 'Court',
  submittedAt: at,
});

const setting = (name: string) => ({
  profileSettingType: 6,
  name,
  value: 'somebody',
  partyId: 1,
  userId: 1,
  serviceId: null,
  isSensitive: false,
  readOnlyForType: null,
});

const scenarios: readonly Scenario[] = [
  {
    name: 'create a draft',
    method: 'POST',
    path: /\/Tyler\/IL\/Drafts\/New-Case$/,
    person: people.nora,
    arrange: async (page) => {
      draft = await createDraft(page);
      await page.goto(`/app/case-initiation?state=IL&mappingId=${ortega.mappingId}`);
    },
    act: (page) => choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ'),
    told: text(/draft was created\. Choose again|draft couldn't be created/),
    done: (page) => page.getByRole('combobox', { name: 'Case category' }),
    another: () => ({ ...draft, content: { ...draft.content, courtCode: 'another:court' } }),
  },
  {
    name: 'save a draft',
    method: 'POST',
    path: /\/Tyler\/IL\/Drafts\/New-Case$/,
    person: people.nora,
    arrange: async (page) => {
      await openDraft(page, 'filings');
      await expect(page.getByLabel('Filing description')).toBeEditable();
    },
    act: async (page) => {
      await page.getByLabel('Filing description').fill('Complaint, as typed');
      const now = page.getByRole('button', { name: 'Save now' });
      if (await now.isVisible()) await now.click();
    },
    told: text(/^Not saved/),
    done: text(/^Saved \d/),
    kept: (page) => [[page.getByLabel('Filing description'), 'Complaint, as typed']],
    reloads: true,
    another: () => ({ ...draft, version: 900 }),
  },
  {
    name: 'save a draft of a filing into a case',
    method: 'POST',
    path: /\/Tyler\/IL\/Drafts\/Existing-Case$/,
    person: people.nora,
    arrange: async (page, control) => {
      const { orderId } = await createExistingCaseDraft(page, control);
      await page.goto(`/app/existing-case/${orderId}/filings?state=IL`);
      await expect(page.getByLabel('Filing description')).toBeEditable();
    },
    act: async (page) => {
      await page.getByLabel('Filing description').fill('Appearance, as typed');
      const now = page.getByRole('button', { name: 'Save now' });
      if (await now.isVisible()) await now.click();
    },
    told: text(/^Not saved/),
    done: text(/^Saved \d/),
    kept: (page) => [[page.getByLabel('Filing description'), 'Appearance, as typed']],
    reloads: true,
  },
  ...(['New-Case', 'Existing-Case'] as const).map(
    (flow): Scenario => ({
      name: flow === 'New-Case' ? 'submit a new case' : 'submit a filing into an existing case',
      method: 'POST',
      path: new RegExp(`/Tyler/IL/Filings/${flow}$`),
      person: people.theo,
      arrange: async (page, control) => {
        if (flow === 'New-Case') await openDraft(page, 'review');
        else {
          const { orderId } = await createExistingCaseDraft(page, control);
          await page.goto(`/app/existing-case/${orderId}/review?state=IL`);
        }
        await expect(page.getByText('Ready to submit')).toBeVisible({ timeout: 30_000 });
      },
      act: (page) => page.getByRole('button', { name: 'Submit to the court' }).click(),
      told: text('It is not known whether the filing reached the court.'),
      done: (page) => page.getByRole('region', { name: 'Status' }),
      another: submission,
    }),
  ),
  {
    name: 'delete a draft',
    method: 'DELETE',
    path: /\/Order\/\d+$/,
    person: people.theo,
    arrange: async (page) => {
      await createDraft(page, partiesOf('Wrongside'));
      await page.goto('/app/orders/drafts?q=Wrongside');
    },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Delete draft/ })
        .first()
        .click();
      await confirm(page, 'Delete draft?', 'Delete');
    },
    told: text('It is not known whether the draft was deleted'),
    done: text(/^Draft \d+ deleted/),
    allowed: ['204'],
  },
  {
    name: 'cancel a filing',
    method: 'POST',
    path: /\/Filings\/CancelFilings$/,
    person: people.nora,
    arrange: async (page) => {
      const orderId = await createOrder(page);
      await page.goto(`/app/order-details/${orderId}`);
    },
    act: async (page) => {
      await button(page, 'Cancel filing').click();
      await confirm(page, 'Cancel this filing?', 'Cancel filing');
    },
    // The clerk takes an order up after a while.
    isFresh: true,
    told: text('It is not known whether the filing was cancelled'),
    done: text('Filing cancelled'),
    another: () => ({
      orderId: 1,
      orderStatus: 'cancelled',
      results: [{ filingId: storedFile.fileId, isCancelled: true }],
    }),
  },
  {
    name: 'upload a document',
    method: 'POST',
    path: /\/FileManager\/local$/,
    person: people.priya,
    arrange: async (page) => {
      await openDraft(page, 'filings');
    },
    act: async (page) => {
      const again = page.getByRole('button', { name: /^Try again/ });
      if (await again.isVisible()) await again.click();
      else await page.getByLabel('Add attachments', { exact: true }).setInputFiles(await pdfFile('Exhibit.pdf', 3));
    },
    told: text(/The upload didn't finish|connection was lost|The upload stopped|unavailable/),
    done: (page) => page.getByRole('button', { name: 'Change Exhibit.pdf' }),
    another: () => [storedFile],
  },
  {
    name: 'rename a document',
    method: 'PUT',
    path: /\/FileManager\/rename$/,
    person: people.priya,
    arrange: openScan,
    act: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Rename document' });
      if (!(await dialog.isVisible())) await changeScan(page, 'Rename');
      await dialog.getByLabel('File name').fill('Lease');
      await dialog.getByRole('button', { name: 'Rename' }).click();
    },
    told: text(/It is not known whether the document was renamed/),
    done: text('Renamed from Scan.pdf.'),
    kept: (page) => [[page.getByLabel('File name'), 'Lease']],
    another: () => storedFile,
  },
  {
    name: 'compress a document',
    method: 'PUT',
    path: /\/FileManager\/compress$/,
    person: people.priya,
    arrange: openScan,
    act: (page) => changeScan(page, 'Compress'),
    told: text(/The document is unchanged\./),
    done: (page) => attachments(page).getByText(/^Compressed/),
    another: () => [{ file: storedFile, originalFileId: 'other', originalSizeBytes: 9, reachedTarget: true }],
  },
  {
    name: 'recognize the text of a document',
    method: 'PUT',
    path: /\/FileManager\/ocr$/,
    person: people.priya,
    arrange: openScan,
    act: (page) => changeScan(page, 'Make searchable'),
    told: text(/The document is unchanged\./),
    done: (page) => attachments(page).getByText(/^Text recognition added/),
    another: () => [{ fileId: 'other', status: 'done', file: storedFile, pagesMadeSearchable: 1 }],
  },
  {
    name: 'download all documents',
    method: 'POST',
    path: /\/DownloadDocumentsAsZip$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto(`/app/order-details/${await createOrder(page)}`);
    },
    act: async (page) => {
      await button(page, 'Download all (zip)').click();
    },
    told: text(/not downloaded|could not be downloaded|couldn’t be downloaded/i),
    done: (page) => page.getByText(/nothing says that a file was saved/),
    isSilent: true,
  },
  {
    name: 'download the documents of several orders',
    method: 'POST',
    path: /\/Order\/documents\/IL$/,
    person: people.nora,
    arrange: async (page) => {
      const name = `Zip-${randomUUID().slice(0, 8)}`;
      for (const _ of [1, 2]) await createOrder(page, partiesOf(name));
      await page.goto(`/app/orders?q=${name}`);
      await chooseTool(page, 'Select');
      await button(page, 'Select page').click();
    },
    act: (page) => button(page, 'Download documents').click(),
    told: text('The documents were not downloaded'),
    done: (page) => page.getByText(/nothing says that a file was saved/),
    isSilent: true,
  },
  {
    name: 'retry a sync',
    method: 'POST',
    path: /\/v1\/mappings\/[^/]+\/integrate$/,
    person: people.demo,
    arrange: async (page, control) => {
      const orderId = await createOrder(page);
      await disconnect(page, people.demo);
      await control.decide(orderId, { decision: 'accept' });
      // A colleague whose own connection works.
      await openAs(page, people.nora, `/order-details/${orderId}`);
      await expect(page.getByText('The connection to Clio has ended.').first()).toBeVisible({ timeout: 30_000 });
    },
    act: (page) => page.getByRole('region', { name: 'Matter' }).getByRole('button', { name: 'Try again' }).click(),
    told: text('It is not known whether the sync started'),
    done: (page) => page.getByText(/nothing says that a sync started/),
    isSilent: true,
    another: () => ({
      mappingId: 'of-somebody-else',
      integrationName: 'clio',
      matterReference: '7',
      status: 'queued',
      documentCount: 3,
      feeCount: 2,
      startedAt: at,
    }),
  },
  {
    name: 'take a document from the matter',
    method: 'GET',
    path: /\/v1\/integrations\/clio\/file\/[^/]+\/download$/,
    person: people.nora,
    arrange: async (page) => {
      await openDraft(page, 'filings');
      await button(page, 'Add attachments from the matter').click();
      const dialog = page.getByRole('dialog', { name: 'From the matter' });
      await dialog.getByRole('button', { name: 'Pleadings' }).click();
      await dialog.getByRole('button', { name: 'Drafts' }).click();
      await dialog.getByRole('checkbox', { name: 'Proposed order.pdf' }).check();
      await dialog.getByLabel('Name for Proposed order.pdf').fill('Order');
    },
    act: (page) => button(page, 'Add 1 document').click(),
    told: text("The documents couldn't be added"),
    done: (page) => page.getByRole('button', { name: 'Change Order.pdf' }),
    kept: (page) => [[page.getByLabel('Name for Proposed order.pdf'), 'Order']],
  },
  {
    name: 'build the reference of a matter',
    method: 'POST',
    path: /\/NetDocuments\/BuildMatterReference$/,
    person: people.ines,
    arrange: async (page) => {
      await page.goto('/app/example');
      await expect(page.getByRole('combobox', { name: 'Cabinet' })).toBeEditable({ timeout: 30_000 });
    },
    act: async (page) => {
      const pickers = page.getByRole('region', { name: 'Matter pickers' });
      const again = pickers.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) return again.click();
      await pickers.getByRole('combobox', { name: 'Cabinet' }).click();
      await pickers.getByRole('option', { name: 'Administration' }).click();
    },
    told: text('could not be loaded.'),
    done: text('Selected: Administration'),
  },
  {
    name: 'map a matter',
    method: 'POST',
    path: /\/v2\/mappings$/,
    person: people.theo,
    arrange: async (page) => {
      await page.goto('/app/orders?state=IL');
      await page.getByRole('link', { name: 'New filing' }).click();
    },
    act: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Connect to a matter' });
      const again = dialog.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) return again.click();
      await dialog.getByRole('combobox', { name: 'Matter' }).fill('brightw');
      await page.getByRole('option', { name: '00031-Brightwater' }).click();
    },
    told: text('It is not known whether 00031-Brightwater was connected'),
    done: (page) => page.getByRole('heading', { level: 1, name: 'New case' }),
    another: () => ({
      mappingId: ortega.mappingId,
      clientReference: ortega.reference,
      matterId: '1503228',
      json: JSON.stringify({ ClientReference: ortega.reference }),
      createdAt: at,
      updatedAt: at,
    }),
  },
  {
    name: 'connect to a system',
    method: 'GET',
    path: /\/v2\/integrations\/neos\/auth\/token$/,
    person: people.maren,
    arrange: async (page) => {
      await page.goto('/app/settings/integrations');
      await page.getByRole('textbox', { name: 'Partner secret' }).fill('lantern-harbour-77');
      await button(page, 'Save secret').click();
      await expect(page.getByText('The partner secret was saved.')).toBeVisible();
      await disconnect(page, people.maren);
      await page.reload();
    },
    act: (page) => button(page, 'Connect to Neos').click(),
    told: text('It is not known whether you were connected to Neos'),
    done: text(/^Connected to Neos/),
  },
  {
    name: 'choose a state',
    method: 'PUT',
    path: /\/v1\/ProfileSettings$/,
    person: people.sam,
    arrange: async (page) => {
      await page.goto('/app/orders?state=IL');
      await expect(page.getByRole('combobox', { name: 'State', exact: true })).toBeEnabled();
    },
    act: async (page) => {
      const state = page.getByRole('combobox', { name: 'State', exact: true });
      await state.selectOption((await state.inputValue()) === 'IL' ? 'GA' : 'IL');
    },
    told: text(/It is not known whether the state was set to/),
    done: (page) => page.getByText(/nothing says that a state was saved/),
    isSilent: true,
    another: () => setting('Other'),
  },
  {
    name: 'choose an expense category',
    method: 'PUT',
    path: /\/v1\/ProfileSettings$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/settings/integrations');
      await expect(page.getByRole('combobox', { name: 'Expense category' })).toBeEditable();
    },
    act: (page) => choose(page, 'Expense category', 'Court filing fees'),
    told: text('It is not known whether the setting was saved'),
    done: text('Expense category saved'),
    another: () => setting('Other'),
  },
  {
    name: 'remove the expense category',
    method: 'DELETE',
    path: /\/Client\/DeleteProfileSetting$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/settings/integrations');
      const category = page.getByRole('combobox', { name: 'Expense category' });
      await expect(category).toBeEditable();
      if ((await category.inputValue()) !== '') return;
      await choose(page, 'Expense category', 'Court filing fees');
      await expect(page.getByText('Expense category saved')).toBeVisible();
      await expect(page.getByText('Expense category saved')).toBeHidden({ timeout: 15_000 });
    },
    act: (page) => button(page, 'Clear Expense category').click(),
    told: text('It is not known whether the setting was saved'),
    done: text('Expense category saved'),
    allowed: ['204'],
  },
  {
    name: 'save the firm’s identifier',
    method: 'PUT',
    path: /\/Client\/UpdateThirdPartyIdentifier/,
    person: people.maren,
    arrange: async (page) => {
      await page.goto('/app/settings/integrations');
      await page.getByLabel('company id').fill('HP-99');
    },
    act: (page) =>
      page.getByRole('region', { name: 'Your firm in Neos' }).getByRole('button', { name: 'Save' }).click(),
    told: text('It is not known whether the company id was saved'),
    done: text(/^The company id was saved/),
    kept: (page) => [[page.getByLabel('company id'), 'HP-99']],
    allowed: ['204'],
  },
  {
    name: 'save the partner secret',
    method: 'PUT',
    path: /\/v1\/Clients\/\d+\/secrets$/,
    person: people.maren,
    arrange: async (page) => {
      await page.goto('/app/settings/integrations');
      await page.getByRole('textbox', { name: 'Partner secret' }).fill('lantern-harbour-77');
    },
    act: (page) => button(page, 'Save secret').click(),
    told: text('It is not known whether the partner secret was saved'),
    done: text(/^The partner secret was saved/),
    kept: (page) => [[page.getByRole('textbox', { name: 'Partner secret' }), 'lantern-harbour-77']],
    allowed: ['204'],
  },
  {
    name: 'save the firm’s address',
    method: 'PUT',
    path: /\/Client\/UpdateAddresses$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/settings/account');
      await page.getByLabel('City').fill('Evanston');
    },
    act: (page) => button(page, 'Save address').click(),
    told: text('It is not known whether your address was saved'),
    done: text('Address saved'),
    kept: (page) => [[page.getByLabel('City'), 'Evanston']],
  },
  {
    name: 'request the password email',
    method: 'POST',
    path: /\/Tyler\/TX\/Authentication\/Password$/,
    person: people.june,
    arrange: async (page) => {
      await page.goto('/app/tyler-login?state=TX&task=new-password');
      await page.getByLabel('Email').fill(people.june.email);
    },
    act: (page) => button(page, 'Send the link').click(),
    told: text('The filing service isn’t responding.'),
    done: text('the email is on its way'),
    kept: (page) => [[page.getByLabel('Email'), people.june.email]],
    another: () => ({ outcome: 'password-changed' }),
  },
  {
    name: 'request the activation email',
    method: 'POST',
    path: /\/Authentication\/Activation-Email$/,
    person: people.june,
    arrange: async (page, control) => {
      await control.filingLogin(people.june, 'VA', 'not-activated');
      await page.goto('/app/tyler-login?state=VA');
      await page.getByLabel('Password').fill(password);
      await button(page, 'Sign in').click();
      await page.getByRole('link', { name: 'Send the activation email again' }).click();
    },
    act: (page) => button(page, 'Send the activation email').click(),
    told: text('The filing service isn’t responding.'),
    done: text('the email is on its way'),
    allowed: ['204'],
  },
  ...(['CreateClient', 'CreateUser'] as const).map(
    (call): Scenario => ({
      name: call === 'CreateClient' ? 'create the firm' : 'create the first person',
      method: 'POST',
      path: new RegExp(`/Registration/${call}$`),
      arrange: async (page) => {
        await page.goto(signUpLink(newFirm()));
        await fillAccount(page);
      },
      act: (page) => button(page, 'Continue').click(),
      told: text('It is not known whether your account was created'),
      done: (page) => page.getByRole('heading', { name: 'Welcome to Benchfile!' }),
    }),
  ),
  {
    name: 'save the address at sign-up',
    method: 'PUT',
    path: /\/Client\/UpdateAddresses$/,
    arrange: async (page) => {
      await createAccount(page);
      await fillAddress(page);
    },
    act: (page) => button(page, 'Continue').click(),
    told: text('It is not known whether your address was saved'),
    done: (page) => page.getByRole('heading', { name: 'Add payment method' }),
    kept: (page) => [[page.getByLabel('City'), 'Chicago']],
  },
  ...(['VerifyCreditCard', 'AddCreditCard'] as const).map(
    (call): Scenario => ({
      name: call === 'VerifyCreditCard' ? 'verify the card' : 'add the card',
      method: 'POST',
      path: new RegExp(`/Client/${call}$`),
      arrange: async (page) => {
        await goToCardStep(page);
        await fillCard(page);
      },
      act: (page) => page.getByLabel(/^CVV/).press('Enter'),
      told: text('It is not known whether your card was added'),
      // The state of the firm's address is selected, so nothing asks for one.
      done: (page) => page.getByRole('link', { name: 'New filing' }),
    }),
  ),
  {
    name: 'disconnect from the connected system',
    method: 'POST',
    path: /\/auth\/disconnect\//,
    person: people.callum,
    arrange: async (page) => {
      await page.goto('/app/settings/integrations');
    },
    act: async (page) => {
      const dialog = page.getByRole('dialog', { name: /^Disconnect from/ });
      if (!(await dialog.isVisible())) await button(page, 'Disconnect').click();
      await dialog.getByRole('button', { name: 'Disconnect' }).click();
    },
    told: text('Something went wrong'),
    done: text(/^Disconnected from/),
    allowed: ['204'],
  },
  {
    name: 'save a template',
    method: 'POST',
    path: /\/v1\/templates$/,
    person: people.nora,
    arrange: async (page) => {
      await openDraft(page, 'case');
      await button(page, 'Save as template').click();
      await page.getByLabel('Template name').fill('Answers');
    },
    act: (page) => button(page, 'Save template').click(),
    told: text('It is not known whether the template was saved'),
    done: text('Template “Answers” saved'),
    kept: (page) => [[page.getByLabel('Template name'), 'Answers']],
  },
  {
    name: 'rename a template',
    method: 'PATCH',
    path: /\/v1\/templates\/[^/]+$/,
    person: people.nora,
    arrange: async (page) => {
      const name = await saveTemplate(page);
      await page.goto('/app/case-initiation?state=IL');
      await button(page, `Rename template ${name}`).click();
      await page.getByLabel('Template name').fill(`${name} renamed`);
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click(),
    told: text(/It is not known whether the template was (saved|renamed)/),
    done: (page) => page.getByRole('link', { name: /renamed$/ }),
  },
  {
    name: 'delete a template',
    method: 'DELETE',
    path: /\/v1\/templates\/[^/]+$/,
    person: people.nora,
    arrange: async (page) => {
      await saveTemplate(page);
      await page.goto('/app/case-initiation?state=IL');
    },
    act: (page) => button(page, `Delete template ${savedName}`).click(),
    told: text('It is not known whether the template was deleted'),
    done: text(/^Template “.*” deleted$/),
    allowed: ['204'],
  },
  {
    name: 'restore a deleted template',
    method: 'POST',
    path: /\/v1\/templates\/[^/]+\/\w+$/,
    person: people.nora,
    arrange: async (page) => {
      await saveTemplate(page);
      await page.goto('/app/case-initiation?state=IL');
    },
    act: async (page) => {
      await button(page, `Delete template ${savedName}`).click();
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
    },
    isFresh: true,
    told: text('It is not known whether the template was restored'),
    done: (page) => page.getByText(/nothing says that a template was restored/),
    isSilent: true,
    another: () => ({ ...savedTemplate, templateId: '00000000-0000-4000-8000-00000000000f' }),
  },
  {
    name: 'invite a person',
    method: 'POST',
    path: /\/v1\/invitations$/,
    person: people.nora,
    arrange: fillInvitation,
    act: (page) => button(page, 'Send invitation').click(),
    told: text('It is not known whether the invitation was sent'),
    done: text(/is invited$/),
    kept: (page) => [[page.getByLabel(/^Name/), invited.name]],
    another: anotherInvitation,
  },
  {
    name: 'resend an invitation',
    method: 'POST',
    path: /\/v1\/invitations\/\d+(\/\w+)?$/,
    person: people.nora,
    arrange: async (page) => {
      await sendInvitation(page);
      // An invitation isn't sent again within a minute.
      const moved = await page.request.post('/sandbox/api/clock', { data: { advance: 61_000 } });
      expect(moved.ok()).toBe(true);
      await page.goto('/app/settings/account');
    },
    act: (page) => button(page, `Resend the invitation of ${invited.name}`).click(),
    told: text('It is not known whether the invitation was sent'),
    done: text(/^Invitation sent to/),
    another: anotherInvitation,
  },
  {
    name: 'revoke an invitation',
    method: 'DELETE',
    path: /\/v1\/invitations\/\d+$/,
    person: people.nora,
    arrange: async (page) => {
      await sendInvitation(page);
      await page.goto('/app/settings/account');
    },
    act: async (page) => {
      const dialog = page.getByRole('dialog', { name: /^Revoke the invitation/ });
      // The dialog of the last try fades out after its message has come.
      await expect(dialog).toBeHidden();
      await button(page, `Revoke the invitation of ${invited.name}`).click();
      await dialog.getByRole('button', { name: 'Revoke' }).click();
    },
    told: text('It is not known whether the invitation was revoked'),
    done: text(/^Invitation of .* revoked$/),
    allowed: ['204'],
  },
  {
    name: 'accept an invitation',
    method: 'POST',
    path: /\/v1\/links\/accept$/,
    person: people.nora,
    arrange: async (page, control) => {
      await sendInvitation(page);
      const link = await control.mailedLink({ email: invited.email });
      await page.goto(link);
      await button(page, `Continue as ${invited.name}`).click();
      await page.getByLabel(/^Password/).fill('Harbor2026');
      await page.getByLabel(/^Confirm password/).fill('Harbor2026');
    },
    act: (page) => button(page, 'Join').click(),
    told: text('It is not known whether your account was created'),
    done: (page) => button(page, `Account of ${invited.name}`),
    kept: (page) => [[page.getByLabel(/^Password/), 'Harbor2026']],
  },
  {
    name: 'snooze an order',
    method: 'PUT',
    path: /\/v1\/attention\/\d+$/,
    person: people.priya,
    arrange: async (page) => {
      await page.goto('/app/');
    },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Snooze or dismiss/ })
        .first()
        .click();
      await button(page, 'Snooze until tomorrow').and(page.locator(':visible')).click();
    },
    told: text('It is not known whether the list was changed'),
    done: text(/^Snoozed until/),
  },
  {
    name: 'undo the snoozing of an order',
    method: 'DELETE',
    path: /\/v1\/attention\/\d+$/,
    person: people.theo,
    arrange: async (page, control) => {
      await control.decide(await createOrder(page), {
        decision: 'reject',
        reason: 'Illegible',
        comment: 'Scan it again.',
      });
      await page.goto('/app/');
    },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Snooze or dismiss/ })
        .first()
        .click();
      await button(page, 'Snooze until tomorrow').and(page.locator(':visible')).click();
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
    },
    isFresh: true,
    told: text('It is not known whether the list was changed'),
    done: (page) => page.getByText(/nothing says that an order is back/),
    isSilent: true,
    allowed: ['204'],
  },
  {
    name: 'mark all notifications as read',
    method: 'POST',
    path: /\/notifications\/v1\/notifications\/marks$/,
    person: people.nora,
    arrange: async (page, control) => {
      await control.decide(await createOrder(page), { decision: 'accept' });
      await page.goto('/app/');
    },
    act: async (page) => {
      await page.keyboard.press('Escape');
      await unreadNotifications(page).click();
      await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
    },
    told: text('It is not known whether the notifications were marked'),
    done: (page) => page.getByRole('button', { name: 'Notifications', exact: true }),
    another: () => ({ through: 'decision:1', isRead: true }),
  },
  {
    name: 'choose the notifications',
    method: 'PUT',
    path: /\/notifications\/v1\/preferences$/,
    person: people.theo,
    arrange: async (page) => {
      await page.getByRole('button', { name: /notification/i }).click();
      await page.getByRole('menuitem', { name: 'Notification settings' }).click();
      await page.getByLabel('Daily email at').fill('08:30');
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
    told: text('It is not known whether your settings were saved'),
    done: text('Notification settings saved'),
    kept: (page) => [[page.getByLabel('Daily email at'), '08:30']],
  },
];

testAnswers(scenarios);
