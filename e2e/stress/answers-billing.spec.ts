/** Payments, payment methods, emails of invoices and charges passed on to clients, answered wrongly in every way. */
import type { Page } from '@playwright/test';
import { FeeSummaryResult, InvoicePage } from '../../sandbox/generated/billing/schemas.ts';
import { type Scenario, testAnswers, text, wrongAnswerErrors } from '../support/answers.ts';
import { get, post } from '../support/drafts.ts';
import { button } from '../support/sign-up.ts';
import { expect, people, test } from '../support/test.ts';

test.use({ actionTimeout: 30_000, expectedErrors: wrongAnswerErrors });

/** The scenarios of a firm's methods change what the next one finds. */
test.describe.configure({ mode: 'default' });

const unknown = text(/^It is not known whether/);
const methods = (page: Page) => page.getByRole('dialog', { name: 'Payment methods' });

async function openMethods(page: Page): Promise<void> {
  await page.goto('/app/billing?panel=methods');
  await expect(methods(page).getByRole('region', { name: 'Autopay' })).toBeVisible();
}

/** Opens the form of a card or a bank account, to add the first or to replace one. */
async function openForm(page: Page, what: 'card' | 'bank account'): Promise<void> {
  await openMethods(page);
  await methods(page)
    .getByRole('button', { name: new RegExp(`^(Add|Replace) ${what}$`) })
    .click();
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Name on card').fill('Nora Marlow');
  await page.getByLabel('Card number').fill('4000056655665556');
  await page.getByLabel('Expiration date').fill('11/39');
  await page.getByLabel(/^CVV/).fill('123');
}

async function addCard(page: Page): Promise<void> {
  await openForm(page, 'card');
  await fillCard(page);
  await button(page, 'Save card').click();
  await expect(page.getByText('Card added')).toBeVisible();
}

async function fillBankAccount(page: Page): Promise<void> {
  await page.getByLabel('Account holder').fill('Marlow & Finch LLP');
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel(/^Account number/).fill('000123456789');
  await page.getByLabel('Repeat the account number').fill('000123456789');
  await page.getByRole('checkbox', { name: /^I authorize/ }).check();
}

/** Opens the payment of everything that is due, and pays an amount of the first invoice only in part. */
async function openPayment(page: Page, dollars: string): Promise<void> {
  await page.goto('/app/billing');
  await button(page, 'Open').click();
  await page.getByRole('grid', { name: 'Invoices' }).getByRole('link').first().click();
  await page.getByRole('link', { name: /^Pay: \$/ }).click();
  await page.getByLabel(/^Amount for INV-/).fill(dollars);
}

const pay = async (page: Page) => {
  await page.getByRole('button', { name: /^(Pay \$|Try again)/ }).click();
};
const complete = (page: Page) => page.getByRole('heading', { level: 1, name: /^Payment (complete|processing)$/ });

async function removal(page: Page, what: 'card' | 'bank account'): Promise<void> {
  const label = `Remove ${what}`;
  await methods(page).getByRole('button', { name: label }).click();
  await page
    .getByRole('dialog', { name: /^Remove .+\?$/ })
    .getByRole('button', { name: label })
    .click();
}

const contents = [
  ['an invoice', 'invoice', /\/Invoice\/email$/],
  ['the orders of an invoice', 'orders', /\/Invoice\/emailOrdersCsv$/],
  ['the matters of an invoice', 'matters', /\/Invoice\/emailMattersCsv$/],
  ['the receipt of an invoice', 'receipt', /\/Invoice\/emailPaymentsPdf$/],
] as const;

/** An invoice that was paid: it has a receipt. */
async function paidInvoice({ request }: Page): Promise<number> {
  const { items } = InvoicePage.parse(await get(request, 'billing/services/us-platform/Invoice?Top=500'));
  const paid = items.find(({ status }) => status === 'paid');
  if (!paid) throw new Error('The firm has paid no invoice.');
  return paid.invoiceId;
}

const scenarios: readonly Scenario[] = [
  {
    name: 'pay with the card on file',
    method: 'POST',
    path: /\/Invoice\/processWithExisting$/,
    person: people.nora,
    arrange: async (page) => {
      await openPayment(page, '1.31');
      await page.getByRole('radio', { name: /^Visa ending in/ }).check();
    },
    act: pay,
    told: text(/^We could not confirm this payment yet/),
    done: complete,
    kept: (page) => [[page.getByLabel(/^Amount for INV-/), '1.31']],
  },
  {
    name: 'pay with a new card',
    method: 'POST',
    path: /\/Invoice\/processWithNew$/,
    person: people.nora,
    arrange: async (page) => {
      await openPayment(page, '1.32');
      await page.getByRole('radio', { name: 'New card' }).check();
      await fillCard(page);
    },
    act: pay,
    told: text(/^We could not confirm this payment yet/),
    done: complete,
    kept: (page) => [[page.getByLabel('Name on card'), 'Nora Marlow']],
  },
  {
    name: 'add a bank account',
    method: 'POST',
    path: /\/Client\/AddBankAccount$/,
    person: people.maren,
    arrange: async (page) => {
      await openForm(page, 'bank account');
      await fillBankAccount(page);
    },
    act: (page) => button(page, 'Save bank account').click(),
    told: unknown,
    done: text('Bank account added'),
    kept: (page) => [[page.getByLabel(/^Account number/), '000123456789']],
  },
  {
    name: 'remove a bank account',
    method: 'DELETE',
    path: /\/Client\/DeleteBankAccount$/,
    person: people.callum,
    arrange: async (page) => {
      await openForm(page, 'bank account');
      await fillBankAccount(page);
      await button(page, 'Save bank account').click();
      await expect(page.getByText('Bank account added')).toBeVisible();
    },
    act: (page) => removal(page, 'bank account'),
    told: unknown,
    done: text('Bank account removed'),
    allowed: ['204'],
  },
  {
    name: 'add a card in place of another',
    method: 'POST',
    path: /\/Client\/AddCreditCard$/,
    person: people.june,
    arrange: async (page) => {
      await openForm(page, 'card');
      await fillCard(page);
    },
    act: (page) => button(page, 'Save card').click(),
    told: unknown,
    done: text('Card added'),
    kept: (page) => [[page.getByLabel('Name on card'), 'Nora Marlow']],
  },
  {
    name: 'update the card',
    method: 'PUT',
    path: /\/Client\/UpdateCreditCard$/,
    person: people.nora,
    arrange: async (page) => {
      await openMethods(page);
      await button(page, 'Update expiration date').click();
      await page.getByLabel('New expiration date').fill('10/41');
    },
    act: (page) => button(page, 'Update card').click(),
    told: unknown,
    done: text('Card updated'),
    kept: (page) => [[page.getByLabel('New expiration date'), '10/41']],
  },
  {
    name: 'remove the card',
    method: 'DELETE',
    path: /\/Client\/DeleteCreditCard$/,
    person: people.ines,
    arrange: addCard,
    act: (page) => removal(page, 'card'),
    told: unknown,
    done: text('Card removed'),
    allowed: ['204'],
    // While onboarding is on, a firm without a card is kept out of every page of other scenarios.
    restore: addCard,
  },
  {
    name: 'change autopay',
    method: 'POST',
    path: /\/Client\/UpdatePaymentMethod(\?|$)/,
    person: people.june,
    arrange: openMethods,
    act: (page) =>
      page
        .getByRole('radiogroup', { name: 'Autopay' })
        .getByRole('radio', { checked: false, disabled: false })
        .first()
        .click(),
    told: unknown,
    done: text('Autopay changed'),
  },
  {
    name: 'change the payment terms',
    method: 'POST',
    path: /\/Client\/UpdateBillingTerms$/,
    person: people.june,
    arrange: openMethods,
    act: async (page) => {
      await page.getByLabel('Invoices are due after').selectOption('due-on-receipt');
    },
    told: unknown,
    done: text('Terms changed'),
  },
  ...contents.map(
    ([name, content, path]): Scenario => ({
      name: `email ${name}`,
      method: 'POST',
      path,
      person: people.nora,
      arrange: async (page) => {
        await page.goto(`/app/billing/invoice/${await paidInvoice(page)}`);
        await button(page, 'Email').click();
        const dialog = page.getByRole('dialog', { name: /^Email invoice/ });
        await dialog.getByLabel('Attachment').selectOption(content);
        await dialog.getByRole('textbox', { name: 'To' }).fill('ledger@example.com');
        await dialog.getByRole('textbox', { name: 'Note' }).fill('For your records.');
      },
      act: (page) => button(page, 'Send email').click(),
      told: text('It is not known whether the email was sent'),
      done: text(/^Invoice .+ emailed$/),
      kept: (page) => [[page.getByRole('textbox', { name: 'Note' }), 'For your records.']],
    }),
  ),
  {
    name: 'send a charge to its matter again',
    method: 'POST',
    path: /\/v\d\/integrations\/clio\/fees\/[^/]+\/fee$/,
    person: people.nora,
    arrange: (page) => openMissingCharge(page, 'failed'),
    act: (page) =>
      page
        .getByRole('button', { name: /^Send to matter again: / })
        .first()
        .click(),
    told: text('It is not known whether the charge was sent'),
    done: text(/^Sent to the matter in /),
    another: () => anotherFee,
  },
  {
    name: 'mark a charge as not billable',
    method: 'PATCH',
    path: /\/v\d\/integrations\/clio\/fee\/[^/]+$/,
    person: people.nora,
    arrange: (page) => openMissingCharge(page, 'differs'),
    act: (page) =>
      page
        .getByRole('button', { name: /^Not billable: / })
        .first()
        .click(),
    told: text('It is not known whether the charge was marked'),
    done: text('Marked as not billable'),
    another: () => anotherFee,
  },
];

/** Another expense of the firm's matters, marked as not billable. */
const anotherFee = {
  ...{ feeId: 900_001, date: '2026-03-04', note: 'Filing fee', quantity: 1, price: 7 },
  ...{ reference: 'order-1-fee-900001', nonBillable: true, billed: false },
};

/** Lists the missing charges of an order that has one in this state. */
async function openMissingCharge(page: Page, state: 'failed' | 'differs'): Promise<void> {
  const data = { recovery: [state], top: 500, skip: 0 };
  const { items } = FeeSummaryResult.parse(
    await post(page.request, 'billing/services/us-platform/FeeSummary/Search', { data }),
  );
  const [fee] = items;
  if (!fee) throw new Error(`The firm has no charge that is ${state}.`);
  await page.goto(`/app/reporting?show=recovery&list=missing&q=${fee.orderId}`);
  await expect(page.getByRole('grid', { name: 'Missing charges' })).toBeVisible();
}

testAnswers(scenarios);
