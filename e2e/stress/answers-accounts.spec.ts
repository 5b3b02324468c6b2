/** Changes to e-filing accounts, courtesy copies, notices and hearings, answered wrongly in every way. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ExistingCaseDraft } from '../../sandbox/generated/filing/schemas.ts';
import { type Scenario, testAnswers, text, wrongAnswerErrors } from '../support/answers.ts';
import type { Control } from '../support/control.ts';
import { createExistingCaseDraft, post } from '../support/drafts.ts';
import { fillCourtesyCopy } from '../support/other-services.ts';
import { button } from '../support/sign-up.ts';
import { expect, type Person, password, people, test } from '../support/test.ts';

test.use({ actionTimeout: 30_000, expectedErrors: wrongAnswerErrors });

const unknown = text(/^It is not known whether/);
const experience = '/app/filing-account/experience';

async function fillPerson(page: Page, path: string, last: readonly [label: string, typed: string]): Promise<void> {
  await page.goto(path);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Abara');
  await page.getByLabel(last[0]).fill(last[1]);
}

/** The new filing form is off for the person afterwards, and asks why. */
async function turnOff(page: Page): Promise<void> {
  await page.goto(experience);
  const form = page.getByRole('switch', { name: 'New filing form' });
  await expect(form).toBeEnabled();
  if (!(await form.isChecked())) {
    await form.press('Space');
    await expect(form).toBeChecked();
    await expect(form).toBeEnabled();
  }
  await form.press('Space');
  await expect(form).not.toBeChecked();
  await expect(page.getByLabel('Your rating')).toBeVisible();
}

/** An order that filed into a case. */
async function filedOrder(page: Page, control: Control, asked: object = {}): Promise<number> {
  const draft = ExistingCaseDraft.parse(await createExistingCaseDraft(page, control, asked));
  const { orderId, version, content } = draft;
  await post(page.request, 'filing/Tyler/IL/Filings/Existing-Case', { data: { orderId, version, content } });
  return orderId;
}

const number = () => randomUUID().slice(0, 8);

/** The new form is a choice of each person. */
const chooser: Person = people.callum;
const rater: Person = people.edith;
const reminded: Person = people.leo;

const scenarios: readonly Scenario[] = [
  {
    name: 'add an attorney',
    method: 'POST',
    path: /\/Tyler\/IL\/Attorneys$/,
    person: people.nora,
    arrange: (page) => fillPerson(page, '/app/filing-account/attorneys?state=IL', ['Bar number', number()]),
    act: (page) => button(page, 'Add attorney').click(),
    told: unknown,
    done: (page) => page.getByRole('list', { name: 'Attorneys' }).getByText('Ines Abara'),
    kept: (page) => [[page.getByLabel('Last name'), 'Abara']],
    another: () => ({ attorneyId: '7', firstName: 'Of', lastName: 'Another', barNumber: '1' }),
  },
  {
    name: 'add an administrator',
    method: 'POST',
    path: /\/Tyler\/IL\/Firms\/admins$/,
    person: people.nora,
    arrange: (page) =>
      fillPerson(page, '/app/filing-account/administrators?state=IL', ['Email', `ines.${number()}@example.com`]),
    act: (page) => button(page, 'Add administrator').click(),
    told: unknown,
    done: (page) => page.getByRole('list', { name: 'Administrators' }).getByText('Ines Abara'),
    kept: (page) => [[page.getByLabel('Last name'), 'Abara']],
  },
  {
    name: 'turn the new filing form off',
    method: 'POST',
    path: /\/OptInExperience\/track-toggle$/,
    person: chooser,
    arrange: async (page) => {
      await page.goto(experience);
      await expect(page.getByRole('switch', { name: 'New filing form' })).toBeEnabled();
    },
    act: async (page) => {
      const form = page.getByRole('switch', { name: 'New filing form' });
      // Its history is read again after each change; a press meanwhile does nothing.
      await expect(form).toBeEnabled();
      await form.press('Space');
    },
    told: text('It is not known whether it was changed'),
    done: text(/^The new filing form is o(n|ff)$/),
    allowed: ['204'],
  },
  {
    name: 'say why the new filing form is off',
    method: 'POST',
    path: /\/OptInExperience\/save-survey$/,
    person: rater,
    arrange: async (page) => {
      await turnOff(page);
      await page.getByLabel('Your rating').selectOption('2');
      await page.getByLabel('Comment').fill('Drafts opened slowly.');
    },
    act: (page) => button(page, 'Send').click(),
    told: text('It is not known whether it was changed'),
    done: text('Thank you'),
    kept: (page) => [[page.getByLabel('Comment'), 'Drafts opened slowly.']],
    allowed: ['204'],
  },
  {
    name: 'ask for a reminder of the new filing form',
    method: 'POST',
    path: /\/OptInExperience\/set-reminder$/,
    person: reminded,
    arrange: turnOff,
    act: (page) => button(page, 'In a week').click(),
    told: text('It is not known whether it was changed'),
    done: text(/^We will ask you on /),
    allowed: ['204'],
  },
  {
    name: 'sign in to the filing service',
    method: 'POST',
    path: /\/Tyler\/GA\/Authentication$/,
    person: people.theo,
    arrange: async (page, control) => {
      await control.filingLogin(people.theo, 'GA', 'signed-out');
      await page.goto('/app/tyler-login?state=GA&returnUrl=/app/orders');
      await expect(page.getByLabel('Email')).toHaveValue(people.theo.email);
    },
    act: async (page) => {
      await page.getByLabel('Password').fill(password);
      await button(page, 'Sign in').click();
    },
    told: (page) => page.getByRole('alert'),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Orders' }),
    kept: (page) => [[page.getByLabel('Email'), people.theo.email]],
    another: () => ({ state: 'TX', isAuthenticated: true, userName: people.june.email }),
  },
  {
    name: 'ask for a link to set a new password',
    method: 'POST',
    path: /\/Tyler\/GA\/Authentication\/Password$/,
    person: people.theo,
    arrange: async (page) => {
      await page.goto('/app/tyler-login?state=GA&task=new-password');
      await page.getByLabel('Email').fill(people.theo.email);
    },
    act: (page) => button(page, 'Send the link').click(),
    told: (page) => page.getByRole('alert'),
    done: text(/the email is on its way/),
    kept: (page) => [[page.getByLabel('Email'), people.theo.email]],
    another: () => ({ outcome: 'password-changed' }),
  },
  {
    name: 'register a firm',
    method: 'POST',
    path: /\/Tyler\/IL\/Firms$/,
    person: people.nora,
    arrange: async (page) => {
      await page.goto('/app/filing-account/administrators?state=IL');
      await button(page, 'Register a firm').click();
      const form = page.getByRole('dialog', { name: /^Register with Illinois/ });
      const typed = {
        ...{ 'Firm name': 'Quill & Abara LLP', 'Administrator’s first name': 'Ines' },
        ...{ 'Administrator’s last name': 'Abara', Email: `ines.${number()}@example.com` },
        ...{ Phone: '(555) 010-0142', 'Street address': '200 Harbor Street', City: 'Chicago', 'ZIP code': '60601' },
      };
      for (const [label, value] of Object.entries(typed))
        await form.getByRole('textbox', { name: label, exact: true }).fill(value);
    },
    act: async (page) => {
      // It is kept nowhere, and typed again.
      await page.getByRole('dialog').getByLabel('Password').fill('Better-Horse-8');
      await button(page, 'Register').click();
    },
    told: text(/^It is not known whether this was registered/),
    done: (page) => page.getByRole('dialog', { name: 'Registered' }),
    kept: (page) => [[page.getByRole('textbox', { name: 'Firm name' }), 'Quill & Abara LLP']],
    another: () => ({
      ...{ firmId: randomUUID(), firmName: 'Another LLP', isIndividual: false, adminUserId: randomUUID() },
      ...{ adminEmail: 'another@example.com', activationEmailSent: true },
    }),
  },
  {
    name: 'fetch a stamped copy again',
    method: 'POST',
    path: /\/stamped-copies\/[^/]+\/fetch$/,
    person: people.nora,
    arrange: async (page, control) => {
      const orderId = await filedOrder(page, control);
      await control.decide(orderId, { decision: 'accept' });
      await page.goto(`/app/orders/stamped?q=${orderId}`);
      await page
        .getByRole('region', { name: 'Stamped copies' })
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
    },
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Fetch / })
        .click(),
    told: text('It is not known whether the copy was fetched'),
    done: text(/^The (copy is kept|court’s copy )/),
  },
  {
    name: 'file a notice of filing',
    method: 'POST',
    path: /\/AutoFileService\/NoticeOfFiling$/,
    person: people.nora,
    arrange: async (page, control) => {
      await page.goto(`/app/order-details/${await filedOrder(page, control)}`);
      await button(page, 'Notice of filing').click();
      const dialog = page.getByRole('dialog', { name: 'Notice of filing' });
      await dialog.getByRole('combobox', { name: 'Serve on' }).fill('abara');
      await page.getByRole('listbox', { name: 'Serve on' }).getByRole('option').first().click();
      await expect(dialog.getByRole('list', { name: 'Notice recipients' })).toContainText('Abara');
    },
    act: (page) => button(page, 'File and serve the notice').click(),
    told: text(/^It is not known whether the notice was filed/),
    done: (page) => page.getByText('Notice of Filing.pdf'),
  },
  {
    name: 'order courtesy copies',
    method: 'POST',
    path: /\/OLFilings\/Existing-Case(\?|$)/,
    person: people.nora,
    arrange: fillCourtesyCopy,
    act: (page) => page.getByRole('button', { name: /^Order copies\. Pay \$/ }).click(),
    told: text(/^It is not known whether the copies were ordered/),
    done: (page) => page.getByRole('definition').filter({ hasText: 'Hon. Ruth Vandermeer' }),
    kept: (page) => [[page.getByLabel('Delivery address'), '1 Courthouse Square']],
  },
  {
    name: 'reserve a hearing',
    method: 'POST',
    path: /\/CourtScheduling\/ScheduleHearingDate$/,
    person: people.nora,
    arrange: async (page, control) => {
      const motion = { filingTypeCode: '40210', motionTypeCode: '17301', description: 'Motion to strike' };
      await page.goto(`/app/order-details/${await filedOrder(page, control, motion)}`);
      await button(page, 'Reserve a hearing').first().click();
      const dialog = page.getByRole('dialog', { name: 'Reserve a hearing' });
      await dialog.getByRole('radio').first().press('Enter');
    },
    act: (page) =>
      page
        .getByRole('dialog', { name: 'Reserve a hearing' })
        .getByRole('button', { name: /^Reserve \w+day, / })
        .click(),
    // The clerk decides about the filing meanwhile.
    isFresh: true,
    told: text(/^It is not known whether the hearing was reserved/),
    done: text(/^Hearing reserved: /),
  },
  {
    name: 'change the limits of the filing service',
    method: 'POST',
    path: /\/filing\/configuration$/,
    person: people.otto,
    arrange: async (page) => {
      await page.goto('/app/filing-account/service');
      await page.getByLabel('Quotes are good for (minutes)').fill('17');
    },
    act: (page) => button(page, 'Save limits').click(),
    told: unknown,
    done: text('Limits changed'),
    kept: (page) => [[page.getByLabel('Quotes are good for (minutes)'), '17']],
    another: () => ({
      ...{ draftLifetimeDays: 30, stampedDocumentLifetimeDays: 30, codeCacheMinutes: 60, feeQuoteMinutes: 3 },
      ...{
        defaultMaxDocumentBytes: 1_000,
        defaultMaxEnvelopeBytes: 2_000,
        version: 9,
        updatedAt: '2026-03-04T16:20:31Z',
      },
    }),
  },
  {
    name: 'clear a region of the filing service’s cache',
    method: 'DELETE',
    path: /\/filing\/outputcache\/codes$/,
    person: people.otto,
    arrange: async (page) => {
      await page.goto('/app/filing-account/service');
    },
    act: (page) => button(page, 'Clear region').click(),
    told: text('It is not known whether it was cleared'),
    done: text('Region codes cleared'),
    allowed: ['204'],
  },
];

testAnswers(scenarios);
