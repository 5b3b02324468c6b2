/** Changes to followed dockets, their accounts and court cases, answered wrongly in every way. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Scenario, testAnswers, text, wrongAnswerErrors } from '../support/answers.ts';
import { button } from '../support/sign-up.ts';
import { expect, ortega, people, test } from '../support/test.ts';

test.use({ actionTimeout: 30_000, expectedErrors: wrongAnswerErrors });

const at = '2026-03-04T16:20:31Z';
const unknown = text(/^It is not known whether/);
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Presses a button of a dialog, which is opened unless a failure left it open. */
async function inDialog(page: Page, name: string | RegExp, open: () => Promise<void>, label: string): Promise<void> {
  const dialog = dialogOf(page, name);
  if (!(await dialog.isVisible())) await open();
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

/** Opens the confirm page of a bulk sync of one case, which has its matter. */
async function confirmCase(page: Page, caseNumber: string): Promise<void> {
  await page.goto('/app/docket-sync/search?mode=account&provider=4');
  await page.getByRole('searchbox', { name: 'Search cases' }).fill(caseNumber);
  await page.getByRole('checkbox', { name: new RegExp(`^Select case ${caseNumber}`) }).check();
  await button(page, 'Continue').click();
  await button(page, 'Choose a matter').first().click();
  await page.getByRole('combobox', { name: 'Matter' }).fill('Ortega');
  await expect(page.getByRole('option', { name: /00015-Ortega/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 case(s) confirmed')).toBeVisible();
}

/** The name of the calendar feed made last. */
let feed = '';

async function fillFeed(page: Page): Promise<void> {
  feed = `Calendar ${randomUUID().slice(0, 4)}`;
  await page.goto('/app/docket-sync/deadlines');
  await page.getByRole('region', { name: 'Calendar feeds' }).getByLabel('Name').fill(feed);
}

const caseNumber = `2019-P-${randomUUID().slice(0, 4)}`;

async function fillCase(page: Page, number: string): Promise<void> {
  await page.goto('/app/IL/my-court-cases');
  await button(page, 'Add a case').click();
  const form = dialogOf(page, 'Add a case');
  await form.getByLabel('The court isn’t listed').check();
  await form.getByLabel('Court name').fill('Prairie County');
  await form.getByLabel('Case number').fill(number);
  await form.getByLabel('Case title').fill('Estate of Harold Nyman');
  await form.getByLabel('Filed on paper').check();
}

const scenarios: readonly Scenario[] = [
  {
    name: 'follow a docket',
    method: 'POST',
    path: /\/Case\/sync-docket(\?|$)/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto(
        `/app/docket-sync/search?provider=4&term=651401%2F2025&open=4101400&mappingId=${ortega.mappingId}`,
      );
      await expect(page.getByRole('heading', { name: /^Docket \(\d+\)/ })).toBeVisible();
    },
    act: (page) => page.getByRole('button', { name: /^Follow docket/ }).click(),
    told: text('It is not known whether the docket was ordered'),
    done: (page) => page.getByText('Pending', { exact: true }),
    isSilent: true,
    another: () => ({ orderId: 1, subscriptionId: 7, state: 'Pending', productCaseId: 9 }),
  },
  {
    name: 'order dockets in bulk',
    method: 'POST',
    path: /\/Case\/bulk-sync(\?|$)/,
    person: people.nora,
    arrange: (page) => confirmCase(page, '650342'),
    act: (page) => button(page, 'Sync').click(),
    told: text('It is not known whether the cases were ordered'),
    done: (page) => page.getByRole('heading', { name: 'Bulk sync order' }),
  },
  {
    name: 'stop following a docket',
    method: 'POST',
    path: /\/Case\/StopSubscription$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/order/30062');
    },
    act: (page) =>
      inDialog(page, 'Stop following this docket?', () => button(page, 'Stop following').click(), 'Stop following'),
    told: text('It is not known whether the docket is still followed'),
    done: text('No longer followed'),
  },
  {
    name: 'save a watcher',
    method: 'POST',
    path: /\/notification-settings\/batch$/,
    person: people.priya,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/watchers');
      await button(page, 'New watcher').first().click();
      await dialogOf(page, 'New watcher').getByLabel('Name').fill('Only orders');
    },
    act: (page) => dialogOf(page, 'New watcher').getByRole('button', { name: 'Save watcher' }).click(),
    told: unknown,
    done: (page) => page.getByRole('list', { name: 'Watchers' }).getByText('Only orders'),
    kept: (page) => [[page.getByLabel('Name'), 'Only orders']],
  },
  {
    name: 'save a docket account',
    method: 'POST',
    path: /\/Credentials\/client\/\d+$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/pacer/login?returnUrl=%2Fapp%2Fdocket-sync%2Fwatchers');
      await page.getByLabel('User name').fill('nora-marlow');
      await page.getByLabel('Password').fill('a password');
    },
    act: (page) => button(page, 'Save account').click(),
    told: unknown,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Watchers' }),
    kept: (page) => [[page.getByLabel('User name'), 'nora-marlow']],
  },
  {
    name: 'change immediate updates',
    method: 'POST',
    path: /\/NyscefAccount\/immediate-updates$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/search');
      await button(page, 'Immediate updates of nmarlow').click();
      await expect(page.getByRole('switch', { name: 'Immediate updates for nmarlow' })).toBeVisible();
    },
    act: (page) => page.getByRole('switch', { name: 'Immediate updates for nmarlow' }).click(),
    told: text('It is not known whether immediate updates were changed'),
    done: (page) => page.getByText(/nothing says that it was changed/),
    isSilent: true,
  },
  {
    name: 'mark an alert as read',
    method: 'POST',
    path: /\/changes\/read$/,
    person: people.theo,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/alerts');
    },
    act: (page) =>
      page
        .getByRole('list', { name: 'Alerts' })
        .getByRole('button', { name: /^Mark as read/ })
        .first()
        .click(),
    told: text('It is not known whether the alerts were marked'),
    done: text(/ marked as read$/),
    another: () => ({ changeIds: [], unread: 0 }),
  },
  {
    name: 'confirm a deadline',
    method: 'PUT',
    path: /\/deadlines\/[^/]+$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/deadlines');
    },
    act: (page) =>
      page
        .getByRole('list', { name: 'Proposed deadlines' })
        .getByRole('button', { name: /^Confirm / })
        .first()
        .click(),
    told: text('It is not known whether the deadline was changed'),
    done: text(/^Confirmed: /),
  },
  {
    name: 'cancel a deadline',
    method: 'DELETE',
    path: /\/deadlines\/[^/]+$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/deadlines');
      await page
        .getByRole('list', { name: 'Proposed deadlines' })
        .getByRole('button', { name: /^Confirm / })
        .nth(1)
        .click();
      await expect(page.getByText(/^Confirmed: /)).toBeVisible();
    },
    act: async (page) => {
      await page
        .getByRole('list', { name: 'Confirmed deadlines' })
        .getByRole('button', { name: /^Cancel / })
        .first()
        .click();
      await dialogOf(page, 'Cancel this deadline?').getByRole('button', { name: 'Cancel deadline' }).click();
    },
    told: text('It is not known whether the deadline was changed'),
    done: (page) => page.getByText(/nothing says that it was canceled/),
    isSilent: true,
    allowed: ['204'],
  },
  {
    name: 'create a calendar feed',
    method: 'POST',
    path: /\/calendar-feeds$/,
    person: people.nora,
    arrange: fillFeed,
    act: (page) => button(page, 'Create a feed').click(),
    told: text('It is not known whether the feed was created'),
    done: text('Subscribe to this address'),
    kept: (page) => [[page.getByRole('region', { name: 'Calendar feeds' }).getByLabel('Name'), feed]],
    another: () => ({
      feedId: 1,
      name: 'Of somebody else',
      createdAt: at,
      path: '/feeds/other.ics',
    }),
  },
  {
    name: 'revoke a calendar feed',
    method: 'DELETE',
    path: /\/calendar-feeds\/[^/]+$/,
    person: people.nora,
    arrange: async (page) => {
      await fillFeed(page);
      await button(page, 'Create a feed').click();
      await expect(button(page, `Revoke ${feed}`)).toBeVisible();
    },
    act: async (page) => {
      await button(page, `Revoke ${feed}`).click();
      await dialogOf(page, `Revoke the feed ${feed}?`).getByRole('button', { name: 'Revoke', exact: true }).click();
    },
    told: text('It is not known whether the feed was revoked'),
    done: (page) => page.getByText(/nothing says that it was revoked/),
    isSilent: true,
    allowed: ['204'],
  },
  {
    name: 'save the limits at PACER',
    method: 'PUT',
    path: /\/pacer-spend\/limits$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync');
      await button(page, 'Change limits').click();
      await dialogOf(page, 'PACER limits').getByLabel('Each case, per month').fill('12.5');
    },
    act: (page) => button(page, 'Save limits').click(),
    told: text('It is not known whether the limits were saved'),
    done: text('$12.50 per month'),
    kept: (page) => [[page.getByLabel('Each case, per month'), '12.5']],
    another: () => ({ firmMonth: 1, caseMonth: 1, unasked: 1 }),
  },
  {
    name: 'buy new documents by themselves',
    method: 'PUT',
    path: /\/auto-fetch\/\d+$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/order/30142');
    },
    act: (page) => page.getByRole('switch', { name: 'Buy new documents as they are filed' }).click(),
    told: text('It is not known whether the setting was changed'),
    done: text(/Turned on by/),
    another: () => ({ orderId: 1, mode: 'free-only', byName: null, lastMonth: { documents: 0, amount: 0 } }),
  },
  {
    name: 'search PACER',
    method: 'POST',
    path: /\/Case\/case-search(\?|$)/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/search?provider=7');
      await page.getByRole('textbox', { name: 'Case number' }).fill('1:24-cv-04153');
    },
    act: (page) => button(page, 'Search PACER, $0.10').click(),
    told: text('It is not known whether PACER was searched'),
    done: (page) => page.getByText('PACER charged $0.10 for this search'),
    kept: (page) => [[page.getByRole('textbox', { name: 'Case number' }), '1:24-cv-04153']],
  },
  {
    name: 'get documents of a docket',
    method: 'POST',
    path: /\/Case\/sync-docket(\?|$)/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/order/30003');
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
    },
    act: (page) => button(page, 'Get 1 document, free').click(),
    told: text(/^It is not known whether/),
    done: (page) => page.getByRole('button', { name: /^Save .+, no\. / }),
    another: () => ({ orderId: 1, subscriptionId: 7, state: 'Active', productCaseId: 9 }),
  },
  {
    name: 'read a docket from PACER',
    method: 'POST',
    path: /\/Pacer\/prior-documents-paged/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/docket-sync/search?provider=7&term=1%3A24-cv-04152');
      await button(page, 'Search PACER, $0.10').click();
      await page.getByRole('grid', { name: 'Cases found' }).getByRole('link').click();
      await expect(page.getByText('Read the docket to see the parties.')).toBeVisible();
    },
    act: (page) => page.getByRole('button', { name: /^Read docket from PACER/ }).click(),
    told: text('It is not known whether the docket was read'),
    done: (page) => page.getByRole('heading', { name: /^Docket \(\d+\)/ }),
  },
  {
    name: 'add a court case',
    method: 'POST',
    path: /\/api\/Case$/,
    person: people.june,
    arrange: (page) => fillCase(page, caseNumber),
    act: (page) => dialogOf(page, 'Add a case').getByRole('button', { name: 'Add case' }).click(),
    told: unknown,
    done: (page) => page.getByRole('row', { name: new RegExp(caseNumber) }),
    kept: (page) => [[page.getByLabel('Case number'), caseNumber]],
  },
  {
    name: 'remove a court case',
    method: 'POST',
    path: /\/Cases\/RemoveCase\/IL$/,
    person: people.june,
    arrange: async (page) => {
      await fillCase(page, `${caseNumber}-R`);
      await button(page, 'Add case').click();
      await expect(page.getByRole('row', { name: new RegExp(`${caseNumber}-R`) })).toBeVisible();
    },
    act: async (page) => {
      await button(page, `Remove case ${caseNumber}-R`).click();
      await dialogOf(page, 'Delete court case?').getByRole('button', { name: 'Delete' }).click();
    },
    told: text('It is not known whether the case was removed'),
    done: (page) => page.getByText(/nothing says that it was removed/),
    isSilent: true,
    allowed: ['204'],
  },
];

testAnswers(scenarios);
