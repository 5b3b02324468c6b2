import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { invoices, payments, processorCaptures } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { clientCards, clients } from '../../db/schema/platform.ts';
import { checkLedger } from './rules/check-ledger.testing.ts';
import { addDays } from './rules/days.ts';

const opened = testSandbox();
const path = '/billing/services/us-platform';
const day = 86_400_000;
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-test-${keys}`;
};

const read = async (part: string) => (await opened.call(`${path}/${part}`)).json();

/** An open invoice of the first firm with a total in cents, on a charge of its own. */
async function invoiceOf(totalCents: number, status: 'open' | 'void' = 'open'): Promise<number> {
  const { db } = opened.sandbox;
  const number = newKey();
  const [charge] = await db.select().from(charges).where(eq(charges.clientId, 1)).limit(1);
  if (!charge) return expect.unreachable();
  const { feeId: _, ...rest } = charge;
  await db.insert(charges).values({
    ...rest,
    amountCents: totalCents,
    settlement: 'invoice',
    status: 'billable',
    invoiceNumber: number,
  });
  const today = new Date(opened.sandbox.clock.now().getTime() - day / 2).toISOString().slice(0, 10);
  const [invoice] = await db
    .insert(invoices)
    .values({
      clientId: 1,
      number,
      status,
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      issuedOn: today,
      dueDate: addDays(today, 30),
      paymentTerms: 'net-30',
      subtotalCents: totalCents,
      totalCents,
      matterCount: 1,
      orderCount: 1,
    })
    .returning();
  return invoice?.invoiceId ?? expect.unreachable();
}

interface Paying {
  amounts: [invoiceId: number, dollars: number][];
  expectedTotal: number;
  key?: string;
  method?: 'CreditCard' | 'BankAccount';
  card?: string;
  saveCard?: boolean;
  as?: string;
}

function send({ amounts, expectedTotal, key = newKey(), method = 'CreditCard', card, saveCard = false, as }: Paying) {
  const allocations = amounts.map(([invoiceId, amount]) => ({ invoiceId, amount }));
  const request =
    card === undefined
      ? { path: 'processWithExisting', body: { allocations, paymentMethod: method, expectedTotal } }
      : {
          path: 'processWithNew',
          body: { allocations, expectedTotal, saveCard, card: { ...someCard, creditCardNumber: card } },
        };
  const headers = { 'idempotency-key': key };
  return opened.call(`${path}/Invoice/${request.path}`, { body: request.body, headers, as });
}

const someCard = {
  expiryMonth: 11,
  expiryYear: new Date().getFullYear() + 3,
  cardHolderName: 'Nora Marlow',
  cardType: 'Visa',
  ccv: '123',
  isDefault: true,
};

const paymentsOf = async (invoiceId: number) => read(`Invoice/${invoiceId}/payments`);
const captured = async (paymentId: number) => {
  const [row] = await opened.sandbox.db
    .select()
    .from(processorCaptures)
    .where(eq(processorCaptures.paymentId, paymentId));
  return row?.amountCents;
};
const later = async (milliseconds: number) => {
  opened.sandbox.clock.offset += milliseconds;
  await opened.sandbox.dueWork.run();
};

beforeEach(async () => {
  await opened.sandbox.db.update(clients).set({ creditHold: false, isHeldByDunning: false });
});

describe('a card payment', () => {
  test('adds the surcharge once, on what is applied, and shares it over the invoices', async () => {
    const ids = [await invoiceOf(3333), await invoiceOf(3333), await invoiceOf(3334)] as const;
    const amounts: Paying['amounts'] = [
      [ids[2], 33.34],
      [ids[0], 33.33],
      [ids[1], 33.33],
    ];
    const response = await send({ amounts, expectedTotal: 102.95 });
    expect(response.status).toBe(200);
    const { payment, totalCharged, invoices: paid } = await response.json();
    expect(payment).toMatchObject({ status: 'succeeded', amount: 100, surcharge: 2.95, surchargePercent: 2.95 });
    expect(totalCharged).toBe(102.95);
    expect(payment.allocations.map(({ surcharge }: { surcharge: number }) => surcharge)).toEqual([0.98, 0.98, 0.99]);
    expect(paid.map(({ balanceDue }: { balanceDue: number }) => balanceDue)).toEqual([0, 0, 0]);
    expect(await captured(payment.paymentId)).toBe(10_295);
    expect(await read(`Invoice/${ids[0]}`)).toMatchObject({ status: 'paid', paymentStatus: 'paid', total: 33.33 });
    expect(await checkLedger(opened.sandbox.db, 1)).toEqual([]);
  });

  test('in part leaves the rest due', async () => {
    const invoiceId = await invoiceOf(10_000);
    await send({ amounts: [[invoiceId, 40]], expectedTotal: 41.18 });
    expect(await read(`Invoice/${invoiceId}`)).toMatchObject({
      status: 'open',
      paymentStatus: 'partially-paid',
      totalPaid: 40,
      balanceDue: 60,
    });
  });

  test('with the same key answers byte for byte, and captures once', async () => {
    const invoiceId = await invoiceOf(5000);
    const paying: Paying = { amounts: [[invoiceId, 50]], expectedTotal: 51.48, key: newKey() };
    const [one, other] = await Promise.all([send(paying), send(paying)]);
    const third = await send(paying);
    const statuses = [one.status, other.status].sort();
    // The second of two at once may find the first still at work.
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses);
    const first = await (one.status === 200 ? one : other).text();
    expect(await third.text()).toBe(first);
    expect(await paymentsOf(invoiceId)).toHaveLength(1);
    const reused = await send({ ...paying, amounts: [[invoiceId, 49]] });
    expect([reused.status, (await reused.json()).code]).toEqual([409, 'idempotency-key-reused']);
  });

  test('with a new card and the same key answers byte for byte, and captures once', async () => {
    const invoiceId = await invoiceOf(5000);
    const key = newKey();
    const paying: Paying = { amounts: [[invoiceId, 50]], expectedTotal: 51.48, card: '4111111111111111', key };
    const first = await send(paying);
    const again = await send(paying);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.text()).toBe(await first.text());
    expect(await paymentsOf(invoiceId)).toHaveLength(1);
  });

  test('that two people make at once succeeds once', async () => {
    const invoiceId = await invoiceOf(5000);
    const all = await Promise.all([1, 2, 3].map(() => send({ amounts: [[invoiceId, 50]], expectedTotal: 51.48 })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await paymentsOf(invoiceId);
    expect(rows.filter(({ status }: { status: string }) => status === 'succeeded')).toHaveLength(1);
  });

  test('that is declined charges nothing, says so again, and another method can pay', async () => {
    const invoiceId = await invoiceOf(5000);
    const key = newKey();
    const paying: Paying = { amounts: [[invoiceId, 50]], expectedTotal: 51.48, card: '4000000000000341', key };
    const response = await send(paying);
    expect([response.status, (await response.json()).detail]).toEqual([
      402,
      'Card was declined. Please try a different payment method.',
    ]);
    expect((await send(paying)).status).toBe(402);
    expect(await read(`Invoice/${invoiceId}`)).toMatchObject({
      status: 'open',
      paymentStatus: 'failed',
      balanceDue: 50,
    });
    expect((await send({ amounts: [[invoiceId, 50]], expectedTotal: 51.48 })).status).toBe(200);
    expect(await checkLedger(opened.sandbox.db, 1)).toEqual([]);
  });

  test('by a debit card has no service fee, and charges less than shown', async () => {
    const invoiceId = await invoiceOf(5000);
    const response = await send({ amounts: [[invoiceId, 50]], expectedTotal: 51.48, card: '4000056655665556' });
    const { payment, totalCharged } = await response.json();
    expect([payment.surcharge, totalCharged]).toEqual([0, 50]);
  });

  test.each([
    ['4000000000000119', 'succeeded', 5148],
    ['4000000000006975', 'failed', undefined],
  ])('that %s does not confirm is pending, then %s, and never captured anew', async (card, status, cents) => {
    const invoiceId = await invoiceOf(5000);
    const key = newKey();
    const paying: Paying = { amounts: [[invoiceId, 50]], expectedTotal: 51.48, card, key };
    const response = await send(paying);
    const text = await response.text();
    const { payment } = JSON.parse(text);
    expect([response.status, payment.status]).toEqual([200, 'pending']);
    expect(await read(`Invoice/${invoiceId}`)).toMatchObject({ paymentStatus: 'processing', processingAmount: 50 });
    const again = await send({ amounts: [[invoiceId, 50]], expectedTotal: 51.48 });
    expect([again.status, (await again.json()).code]).toEqual([409, 'balance-changed']);
    for (const seconds of [31, 121, 601]) await later(seconds * 1000);
    const [row] = await paymentsOf(invoiceId);
    expect(row.status).toBe(status);
    expect(await captured(payment.paymentId)).toBe(cents);
    expect(await (await send(paying)).text()).toBe(text);
    expect(await checkLedger(opened.sandbox.db, 1)).toEqual([]);
  });

  test('whose backend stopped before asking the processor ends as failed', async () => {
    const invoiceId = await invoiceOf(5000);
    const key = newKey();
    const paying: Paying = { amounts: [[invoiceId, 50]], expectedTotal: 51.48, key };
    await send({ ...paying, card: '4000000000006975' });
    await opened.sandbox.db.update(payments).set({ answer: null }).where(eq(payments.idempotencyKey, key));
    const waiting = await send({ ...paying, card: '4000000000006975' });
    expect([waiting.status, (await waiting.json()).code]).toEqual([409, 'payment-in-progress']);
    for (const seconds of [31, 121, 601]) await later(seconds * 1000);
    expect((await send({ ...paying, card: '4000000000006975' })).status).toBe(402);
  });

  test('keeps the card on file unless it is to be saved', async () => {
    const onFile = () => opened.sandbox.db.select().from(clientCards).where(eq(clientCards.clientId, 1));
    const before = (await onFile()).length;
    await send({ amounts: [[await invoiceOf(100), 1]], expectedTotal: 1.03, card: '4111111111111111' });
    expect(await onFile()).toHaveLength(before);
    await send({ amounts: [[await invoiceOf(100), 1]], expectedTotal: 1.03, card: '4111111111111111', saveCard: true });
    expect((await read('Client/CreditCardDetails')).last4).toBe('1111');
    expect(JSON.stringify(await opened.sandbox.db.select().from(payments))).not.toContain('4111111111111111');
  });
});

describe('refuses', () => {
  const codeOf = async (paying: Paying) => {
    const response = await send(paying);
    const { code, detail } = await response.json();
    return [response.status, code, detail];
  };

  test('an invoice that is paid, void, another firm’s or a draft', async () => {
    const paid = await invoiceOf(100);
    await send({ amounts: [[paid, 1]], expectedTotal: 1.03 });
    const { number } = await read(`Invoice/${paid}`);
    expect(await codeOf({ amounts: [[paid, 1]], expectedTotal: 1.03 })).toEqual([
      409,
      'invoice-settled',
      `Invoice ${number} is paid already.`,
    ]);
    const ofVoid = await codeOf({ amounts: [[await invoiceOf(100, 'void'), 1]], expectedTotal: 1.03 });
    expect(ofVoid.slice(0, 2)).toEqual([422, 'invoice-not-payable']);
    const [draft] = (await read('Invoice?Exclude=open&Exclude=paid&Exclude=void&Exclude=uncollectible')).items;
    const ofDraft = await codeOf({ amounts: [[draft.invoiceId, 1]], expectedTotal: 1.03 });
    expect(ofDraft.slice(0, 2)).toEqual([422, 'invoice-not-payable']);
    const june = await opened.call(`${path}/Invoice?Top=2`, { as: 'june.ashgrove@example.com' });
    const [, theirs] = (await june.json()).items;
    const ofTheirs = await codeOf({ amounts: [[theirs.invoiceId, 1]], expectedTotal: 1.03 });
    expect(ofTheirs.slice(0, 2)).toEqual([404, 'not-found']);
  });

  test('amounts that are too high, too low, or no longer right, and pays none of several', async () => {
    const [one, other] = [await invoiceOf(5000), await invoiceOf(5000)];
    expect(await codeOf({ amounts: [[one, 50.01]], expectedTotal: 99 })).toEqual([
      422,
      'amount-too-high',
      'You can pay at most $50.00.',
    ]);
    expect(await codeOf({ amounts: [[one, 0]], expectedTotal: 99 })).toEqual([
      422,
      'amount-too-low',
      'Enter an amount above $0.00.',
    ]);
    expect(await codeOf({ amounts: [[one, 50]], expectedTotal: 51 })).toEqual([
      409,
      'amount-changed',
      'The total is now $51.48.',
    ]);
    await send({ amounts: [[other, 20]], expectedTotal: 20.59 });
    const both: Paying['amounts'] = [
      [one, 50],
      [other, 50],
    ];
    expect(await codeOf({ amounts: both, expectedTotal: 102.95 })).toEqual([
      409,
      'balance-changed',
      'The balance has changed to $30.00. Check it, then pay.',
    ]);
    expect(await paymentsOf(one)).toEqual([]);
  });

  test.each<[string, Partial<Paying> | { key: string }, number]>([
    ['more than two decimals', { amounts: [[1, 1.234]] }, 400],
    ['no invoice', { amounts: [] }, 400],
    [
      'an invoice named twice',
      {
        amounts: [
          [1, 1],
          [1, 2],
        ],
      },
      400,
    ],
    ['a short key', { key: 'short' }, 400],
    ['a card that fails the check', { card: '4111111111111112' }, 400],
    ['people who are not administrators', { as: 'theo.finch@example.com' }, 403],
  ])('%s', async (_, changed, status) => {
    const invoiceId = await invoiceOf(5000);
    expect((await send({ amounts: [[invoiceId, 50]], expectedTotal: 51.48, ...changed })).status).toBe(status);
    expect(await paymentsOf(invoiceId)).toEqual([]);
  });

  test('a missing key', async () => {
    const body = { allocations: [{ invoiceId: 1, amount: 1 }], paymentMethod: 'CreditCard', expectedTotal: 2 };
    expect((await opened.call(`${path}/Invoice/processWithExisting`, { body })).status).toBe(400);
  });
});

describe('a bank payment', () => {
  const account = {
    accountHolderName: 'Marlow & Finch LLP',
    routingNumber: '071000013',
    accountNumber: '000123456789',
    accountType: 'checking',
    isDefault: false,
    accountUse: 'operating',
    authorizationAccepted: true,
  };
  const add = (changed: object) => opened.call(`${path}/Client/AddBankAccount`, { body: { ...account, ...changed } });

  test('is pending without a service fee until the fourth banking day, and lifts a hold only then', async () => {
    const invoiceId = await invoiceOf(5000);
    const response = await send({ amounts: [[invoiceId, 50]], expectedTotal: 50, method: 'BankAccount' });
    const { payment } = await response.json();
    expect(payment).toMatchObject({ status: 'pending', surcharge: 0 });
    expect(payment.expectedOn > payment.appliedOn).toBe(true);
    expect(await read(`Invoice/${invoiceId}`)).toMatchObject({ status: 'open', paymentStatus: 'processing' });
    await later(10 * day);
    expect(await read(`Invoice/${invoiceId}`)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  });

  test('needs an account that the bank has confirmed; no account of client funds', async () => {
    expect((await add({ routingNumber: '071000014' })).status).toBe(400);
    expect((await (await add({ accountUse: 'trust' })).json()).code).toBe('trust-account');
    expect((await (await add({ authorizationAccepted: false })).json()).code).toBe('authorization-required');
    const added = await (await add({ accountNumber: '000900000001' })).json();
    expect(added).toMatchObject({
      status: 'pending-verification',
      last4: '0001',
      bankName: 'Lakefront Commercial Bank',
    });
    const invoiceId = await invoiceOf(5000);
    const early = await send({ amounts: [[invoiceId, 50]], expectedTotal: 50, method: 'BankAccount' });
    expect((await early.json()).detail).toBe('Your bank has not confirmed this account yet.');
    await later(10 * day);
    expect((await read('Client/BankAccountDetails')).status).toBe('verified');
    await send({ amounts: [[invoiceId, 50]], expectedTotal: 50, method: 'BankAccount' });
    const locked = await opened.call(`${path}/Client/DeleteBankAccount`, { method: 'DELETE' });
    expect([locked.status, (await locked.json()).code]).toEqual([409, 'payment-in-progress']);
    await later(10 * day);
    const { items } = await read('Payment?Top=1&OrderBy=appliedOn desc');
    expect(items[0]).toMatchObject({
      status: 'failed',
      failure: { code: 'R01', text: 'Not enough money', canRetry: true },
    });
    expect((await read('Client/BankAccountDetails')).status).toBe('verified');
    expect(await checkLedger(opened.sandbox.db, 1)).toEqual([]);
  });

  test('that comes back late opens its invoice again, and the account fails', async () => {
    await add({ accountNumber: '000900000005' });
    await later(10 * day);
    const invoiceId = await invoiceOf(5000);
    await send({ amounts: [[invoiceId, 50]], expectedTotal: 50, method: 'BankAccount' });
    await later(10 * day);
    expect((await read(`Invoice/${invoiceId}`)).status).toBe('paid');
    await later(25 * day);
    expect(await read(`Invoice/${invoiceId}`)).toMatchObject({
      status: 'open',
      paymentStatus: 'failed',
      balanceDue: 50,
    });
    expect(await read('Client/BankAccountDetails')).toMatchObject({ status: 'failed', returnCode: 'R05' });
    expect(await checkLedger(opened.sandbox.db, 1)).toEqual([]);
  });
});
