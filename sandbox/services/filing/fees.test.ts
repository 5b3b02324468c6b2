import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts, complaint, newCase, uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { feeQuotes } from '../../db/schema/fee-quotes.ts';
import type { FilingDocument, NewCaseContent } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

async function call(path: string, body?: unknown) {
  const response = await opened.call(`/filing${path}`, { body });
  return { status: response.status, body: await response.json() };
}

const quote = (content: NewCaseContent, orderId?: number) => call('/Tyler/IL/Fees/New-Case', { content, orderId });

describe('a quote', () => {
  test('lists the charges by filing, with the convenience fee on their sum', async () => {
    const optionalServices = [
      { code: '33410', quantity: 3 },
      { code: '33425', quantity: 1, amount: 60 },
    ];
    const { body } = await quote(newCase(lead, { filings: [complaint(lead, { optionalServices }), complaint(lead)] }));
    expect(body.filings.map((each: { amount: number }) => each.amount)).toEqual([268 + 15 + 22.5 + 60, 15]);
    expect(body).toMatchObject({ feesCalculationAmount: 391.5, currency: 'USD', isWaived: false });
    expect(body.cardCharges).toEqual([
      { description: 'FILEFEE', amount: 380.5 },
      { description: 'ILEFILE', amount: 11 },
    ]);
  });

  test.each([
    [accounts.bank, 283.25, false],
    [accounts.waiver, 0, true],
    [undefined, 283, false],
  ])('depends on the account: %s', async (paymentAccountId, feesCalculationAmount, isWaived) => {
    const { body } = await quote(newCase(lead, { paymentAccountId }));
    expect(body).toMatchObject({ feesCalculationAmount, isWaived });
  });

  test.each<[string, Partial<NewCaseContent>, string, string | undefined]>([
    ['no court', { courtCode: undefined }, 'content-incomplete', 'content.courtCode'],
    ['an unknown court', { courtCode: 'nowhere' }, 'content-incomplete', 'content.courtCode'],
    ['no case type', { caseTypeCode: undefined }, 'content-incomplete', 'content.caseTypeCode'],
    ['no filings', { filings: [] }, 'content-incomplete', 'content.filings'],
    ['an unknown account', { paymentAccountId: 'x' }, 'content-incomplete', 'content.paymentAccountId'],
    ['an expired card', { paymentAccountId: accounts.expired }, 'card-expired', 'content.paymentAccountId'],
  ])('is rejected with %s', async (_, differing, code, path) => {
    const { status, body } = await quote(newCase(lead, differing));
    expect({ status, code: body.code, paths: Object.keys(body.errors) }).toEqual({ status: 422, code, paths: [path] });
  });

  test.each([
    ['no filing type', { filingTypeCode: undefined }, 'filingTypeCode'],
    ['an unknown service', { optionalServices: [{ code: '1', quantity: 1 }] }, 'optionalServices.0.code'],
    ['a fee to be stated', { optionalServices: [{ code: '33425', quantity: 1 }] }, 'optionalServices.0.amount'],
  ])('is rejected for a filing with %s', async (_, differing, path) => {
    const { status, body } = await quote(newCase(lead, { filings: [complaint(lead, differing)] }));
    expect({ status, paths: Object.keys(body.errors) }).toEqual({ status: 422, paths: [`content.filings.0.${path}`] });
  });

  test('is rejected above the maximum payment', async () => {
    const optionalServices = Array.from({ length: 20 }, () => ({ code: '33425', quantity: 1, amount: 9_999_999.99 }));
    const { status, body } = await quote(newCase(lead, { filings: [complaint(lead, { optionalServices })] }));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'content-incomplete' });
  });

  test('for a draft is its fee breakdown until submission; the latest one counts', async () => {
    const content = newCase(lead);
    const { body: draft } = await call('/Tyler/IL/Drafts/New-Case', { content });
    const path = `/Tyler/IL/Fees/${draft.orderId}/FeeBreakdown`;
    expect((await call(path)).status).toBe(404);
    await quote(content, draft.orderId);
    opened.sandbox.clock.offset = 40 * 60_000;
    await quote({ ...content, paymentAccountId: accounts.bank }, draft.orderId);
    expect((await call(path)).body).toMatchObject({ stage: 'quoted', feesCalculationAmount: 283.25 });
    const [row] = await opened.sandbox.db
      .select({ count: count() })
      .from(feeQuotes)
      .where(eq(feeQuotes.orderId, draft.orderId));
    expect(row?.count).toBe(1);
  });

  test('is not stored for another firm’s order', async () => {
    const { body: draft } = await call('/Tyler/IL/Drafts/New-Case', { content: newCase(lead) });
    const response = await opened.call('/filing/Tyler/IL/Fees/New-Case', {
      body: { content: newCase(lead, { paymentAccountId: undefined }), orderId: draft.orderId },
      as: 'june.ashgrove@example.com',
    });
    expect(response.status).toBe(404);
  });
});

describe('accounts and attorneys', () => {
  test('belong to the firm, in a state whose provider keeps them', async () => {
    const { body: listed } = await call('/Tyler/IL/Payment-Accounts?isActiveOnly=true&includeGlobalPayments=true');
    expect(listed.map((each: { accountName: string }) => each.accountName)).toEqual([
      'Bill to our invoice',
      'Declined Visa',
      'Expired Mastercard',
      'Fee waiver',
      'Firm Visa',
      'Operating account',
    ]);
    const restricted = await call('/Tyler/IL/Payment-Accounts?courtCode=prairie');
    expect(restricted.body.map((each: { accountName: string }) => each.accountName)).not.toContain('Operating account');
    expect((await call('/Tyler/IL/Payment-Accounts?courtCode=nowhere')).status).toBe(404);
    expect((await call('/Tyler/NY/Payment-Accounts')).body.code).toBe('provider-not-available');
    expect((await call('/Tyler/IL/User/Client-Type')).body).toEqual({ clientType: 'firm' });
  });

  test('attorneys are added once per bar number, by an administrator', async () => {
    const attorney = { firstName: 'Priya', lastName: 'Anand', barNumber: `77-${randomUUID().slice(0, 8)}` };
    const added = await call('/Tyler/IL/Attorneys', attorney);
    expect(added).toMatchObject({ status: 201, body: { ...attorney, firmName: 'Marlow & Finch LLP' } });
    expect((await call(`/Tyler/IL/Attorneys/${added.body.attorneyId}`)).body).toEqual(added.body);
    expect((await call(`/Tyler/TX/Attorneys/${added.body.attorneyId}`)).status).toBe(404);
    expect(await call('/Tyler/IL/Attorneys', attorney)).toMatchObject({
      status: 409,
      body: { code: 'attorney-exists' },
    });
    expect((await call('/Tyler/IL/Attorneys', { ...attorney, lastName: ' ' })).status).toBe(422);
    const clerk = await opened.call('/filing/Tyler/IL/Attorneys', { body: attorney, as: 'priya.raman@example.com' });
    expect(clerk.status).toBe(403);
    expect((await call('/Tyler/IL/Attorneys')).body.map((each: { lastName: string }) => each.lastName)).toContain(
      'Anand',
    );
  });
});

describe('the service', () => {
  test('shows its version and limits, which only its administrators can change', async () => {
    expect((await opened.call('/filing/Version', { as: null })).status).toBe(200);
    expect((await call('/configuration')).body).toMatchObject({ version: 1, draftLifetimeDays: 30 });
    expect(await call('/configuration', { version: 1 })).toMatchObject({
      status: 403,
      body: { code: 'role-required' },
    });
    expect((await opened.call('/filing/outputcache/codes', { method: 'DELETE' })).status).toBe(403);
  });
});
