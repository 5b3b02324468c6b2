/** A newly signed-up firm can file a case at once, with only what its sign-up provided. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { complaint, newCase, ortega, uploadPdf } from './new-case.ts';
import { testSandbox } from './sandbox.ts';

const email = 'iris.bramwell@example.com';
const opened = testSandbox();

async function ask(path: string, body?: unknown, { method, as = email, headers }: Options = {}) {
  const answer = await opened.call(path, {
    as,
    ...(body === undefined ? {} : { body }),
    ...(method ? { method } : {}),
    ...(headers ? { headers } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
interface Options {
  method?: string;
  as?: string | null;
  headers?: Record<string, string>;
}

/** Account, address and card, as the application sends them. */
async function signUp(): Promise<{ clientId: number; userId: number }> {
  const registration = '/billing/services/us-platform/Registration';
  const firm = { name: 'Bramwell & Teague LLP', contact: 'Iris Bramwell', phone: '(312) 555-0176', countryIso3: 'USA' };
  const defaults = { billingCyclePeriod: 1, isSecure: true, retailerId: 1, addresses: [{ addressType: 0 }] };
  const signedOut = { as: null, headers: { 'Sign-Up-Key': 'a-key-of-this-sign-up' } };
  const { clientId } = await ask(
    `${registration}/CreateClient`,
    { ...firm, ...defaults, email, financeEmail: email },
    signedOut,
  );
  const person = { userName: email, email, password: 'Harbor2026', name: 'Iris Bramwell', isUserAdmin: true };
  const { userId } = await ask(`${registration}/CreateUser`, { ...person, clientId }, signedOut);
  const client = '/billing/services/us-platform/Client';
  const address = {
    addressType: 0,
    number: '210',
    street: 'Harbor Street',
    suburb: 'Chicago',
    state: 'IL',
    postcode: '60601',
  };
  await ask(`${client}/UpdateAddresses`, [address], { method: 'PUT' });
  const card = {
    creditCardNumber: '4242424242424242',
    cardType: 'Visa',
    ccv: '123',
    expiryMonth: 11,
    expiryYear: 2040,
  };
  expect(await ask(`${client}/AddCreditCard`, { ...card, cardHolderName: 'Iris Bramwell', isDefault: true })).toBe(
    true,
  );
  return { clientId, userId };
}

test('a new firm files a case, and the court accepts it', async () => {
  const { clientId, userId } = await signUp();
  const [mapping, [account], [attorney]] = await Promise.all([
    ask('/integration/v2/mappings', { mapping: { clientReference: 'Ortega', matterId: '' } }),
    ask('/filing/Tyler/IL/Payment-Accounts?courtCode=lakemoor:cv1&isActiveOnly=true'),
    ask('/filing/Tyler/IL/Attorneys'),
  ]);
  expect(account).toMatchObject({ accountName: 'Visa ending in 4242', cardLast4: '4242' });
  expect(attorney).toMatchObject({ firstName: 'Iris', lastName: 'Bramwell', firmName: 'Bramwell & Teague LLP' });

  const lead = await uploadPdf(opened.sandbox.db, { clientId, userId });
  const { attorneyId } = attorney;
  const ours = newCase(lead);
  const content = {
    ...ours,
    parties: [{ ...ortega(), attorneyIds: [attorneyId] }, ...ours.parties.slice(1)],
    filings: [complaint(lead, { filingAttorneyId: attorneyId })],
    paymentAccountId: account.paymentAccountId,
  };
  const { orderId, version } = await ask('/filing/Tyler/IL/Drafts/New-Case', {
    content,
    mappingId: mapping.mappingId,
    clientReference: 'Ortega',
  });
  const { quoteId } = await ask('/filing/Tyler/IL/Fees/New-Case', { orderId, content });
  const headers = { 'Idempotency-Key': randomUUID() };
  const submitted = await ask('/filing/Tyler/IL/Filings/New-Case', { orderId, version, content, quoteId }, { headers });
  expect(submitted).toMatchObject({ caseTitle: 'Ortega v. Lakeshore Holdings LLC', filingIds: [expect.any(String)] });

  const decide = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"decision":"accept"}' };
  const filing = `http://localhost:5173/sandbox/api/filings/${submitted.filingIds[0]}/decision`;
  expect((await opened.sandbox.fetch(new Request(filing, decide))).status).toBe(200);
  const detail = await ask(`/filing/Tyler/IL/Filings/New-Case/${orderId}`);
  expect(detail.envelopeId).toBe(submitted.envelopeId);
  const summary = await ask('/billing/services/us-platform/Client/BillingSummary');
  expect(summary).toMatchObject({ hasCreditCard: true, creditHold: false });
  // The court took its fees from the firm's card.
  expect(summary.notYetInvoiced).toBe(0);
});
