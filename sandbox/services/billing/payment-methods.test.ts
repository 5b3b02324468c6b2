import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { sentMails } from '../../db/schema/filing-logins.ts';
import { clients } from '../../db/schema/platform.ts';

const opened = testSandbox();
const client = '/billing/services/us-platform/Client';
const ines = 'ines.calder@example.com';
const june = 'june.ashgrove@example.com';
const ask = async (path: string, options: Parameters<typeof opened.call>[1] = {}) => {
  const response = await opened.call(`${client}/${path}`, options);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
};
const post = { method: 'POST' };

describe('the payment method', () => {
  test('is one on file, by card, by bank or invoice by invoice', async () => {
    expect((await ask('PaymentMethod')).body).toMatchObject({ paymentMethod: 'Invoice', autopay: false });
    expect((await ask('PaymentMethod', { as: ines })).body).toEqual({
      paymentMethod: 'BankAccount',
      autopay: true,
      label: 'Lakefront Commercial Bank ending in 4410',
      last4: '4410',
    });
    const changed = await ask('UpdatePaymentMethod?paymentMethod=CreditCard', post);
    expect(changed.body).toMatchObject({ paymentMethod: 'CreditCard', autopay: true, last4: '1881' });
    expect((await ask('BillingSummary')).body).toMatchObject({ paymentMethod: 'CreditCard', autopay: true });
  });

  test('must be there, and is for administrators', async () => {
    const missing = await ask('UpdatePaymentMethod?paymentMethod=BankAccount', { ...post, as: june });
    expect([missing.status, missing.body.code]).toEqual([422, 'payment-method-missing']);
    expect((await ask('UpdatePaymentMethod?paymentMethod=Cash', post)).status).toBe(400);
    expect(
      (await ask('UpdatePaymentMethod?paymentMethod=Invoice', { ...post, as: 'theo.finch@example.com' })).status,
    ).toBe(403);
  });
});

describe('the surcharge', () => {
  test.each([
    ['IL', 2.95],
    ['CT', 0],
    ['CO', 2],
  ])('in %s is %d percent', async (state, percent) => {
    const [firm] = await opened.sandbox.db.select().from(clients).where(eq(clients.clientId, 2));
    const addresses = (firm?.addresses ?? []).map((address) => ({ ...address, state }));
    await opened.sandbox.db.update(clients).set({ addresses }).where(eq(clients.clientId, 2));
    expect((await ask('GetSurchargePercent/Visa', { as: june })).body).toBe(percent);
    expect((await ask('CreditCardDetails', { as: june })).body).toMatchObject({
      funding: 'credit',
      surchargePercent: percent,
    });
  });
});

describe('payment terms', () => {
  const terms = (paymentTerms: string, as: string) => ask('UpdateBillingTerms', { body: { paymentTerms }, as });

  test('are available after their months, from the next cycle on', async () => {
    expect((await terms('net-30', ines)).body).toMatchObject({
      paymentTerms: 'net-30',
      effectiveFrom: expect.stringMatching(/-01$/),
    });
    const early = await terms('net-45', ines);
    expect([early.status, early.body.code]).toEqual([422, 'terms-not-available']);
    expect(early.body.detail).toBe('These terms are available after 12 months.');
    const young = await terms('net-15', 'callum.stillwater@example.com');
    expect([200, 422]).toContain(young.status);
    expect((await terms('net-60', ines)).status).toBe(400);
  });
});

describe('the card', () => {
  test('can be updated; an expired one cannot', async () => {
    const update = (expiryYear: number) =>
      ask('UpdateCreditCard', {
        method: 'PUT',
        body: { expiryMonth: 11, expiryYear, cardHolderName: 'June Ashgrove', isDefault: true },
        as: june,
      });
    const year = new Date().getFullYear() + 5;
    expect((await update(year)).body).toBe(true);
    expect((await ask('CreditCardDetails', { as: june })).body).toMatchObject({ expiryMonth: 11, expiryYear: year });
    expect((await update(2020)).body.code).toBe('card-expired');
  });

  test('that autopay needs stays; another can be removed', async () => {
    const needed = await ask('DeleteCreditCard', { method: 'DELETE', as: june });
    expect([needed.status, needed.body.code]).toEqual([409, 'only-payment-method']);
    expect((await ask('DeleteCreditCard', { method: 'DELETE', as: ines })).status).toBe(204);
    expect((await ask('CreditCardDetails', { as: ines })).status).toBe(404);
    expect((await ask('DeleteCreditCard', { method: 'DELETE', as: ines })).status).toBe(404);
  });
});

describe('the bank account', () => {
  test('is shown without its numbers, and stays while a payment or autopay needs it', async () => {
    const { body } = await ask('BankAccountDetails', { as: ines });
    expect(body).toMatchObject({ last4: '4410', status: 'verified' });
    expect(body).not.toHaveProperty('accountNumber');
    const needed = await ask('DeleteBankAccount', { method: 'DELETE', as: ines });
    expect([needed.status, needed.body.code]).toEqual([409, 'payment-in-progress']);
    expect((await ask('BankAccountDetails', { as: june })).status).toBe(404);
    expect((await ask('DeleteBankAccount', { method: 'DELETE' })).status).toBe(204);
  });

  test('is authorized, and the authorization is mailed with who and when', async () => {
    const body = {
      accountHolderName: 'Ashgrove Law PLLC',
      routingNumber: '071000013',
      accountNumber: '000123454417',
      accountType: 'checking',
      accountUse: 'operating',
      isDefault: false,
    };
    const refused = await ask('AddBankAccount', { body: { ...body, authorizationAccepted: false }, as: june });
    expect(refused.body.code).toBe('authorization-required');
    await ask('AddBankAccount', { body: { ...body, authorizationAccepted: true }, as: june });
    const mails = await opened.sandbox.db.select().from(sentMails);
    expect(mails.map(({ subject, body: text }) => `${subject}: ${text}`)).toEqual([
      expect.stringMatching(
        /^Authorization to debit Lakefront Commercial Bank ending in 4417: I authorize .+\n\nAuthorized by June Ashgrove on .+ \d{4} at .+\.$/,
      ),
    ]);
  });
});
