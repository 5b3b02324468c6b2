/** Filings that are also served, or only served: from the chosen contacts to the envelope, the mail log and the order. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { appearance, complaint, newCase, uploadPdf } from '../../../../tests/new-case.ts';
import { testOrigin, testSandbox } from '../../../../tests/sandbox.ts';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { serviceContacts } from '../../../db/schema/service-contacts.ts';
import type {
  FilingDocument,
  FilingEntry,
  NewCaseContent,
  ServiceContact,
  ServiceRecipientChoice,
} from '../../../generated/filing/schemas.ts';
import type { CourtCaseRow } from './filing-facts.ts';

const opened = testSandbox();
const firmVisa = '00000000-0000-4000-8a03-000000000101';
let lead: FilingDocument;
let courtCase: CourtCaseRow;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
  const atCourt = and(eq(courtCases.clientId, 1), eq(courtCases.courtCode, 'lakemoor:cv1'));
  const [found] = await opened.sandbox.db.select().from(courtCases).where(atCourt);
  if (!found) throw new Error('The demo has no case in the civil division.');
  courtCase = found;
});

async function call(path: string, { body, method }: { body?: unknown; method?: string } = {}) {
  const headers = { 'Idempotency-Key': randomUUID() };
  const url = path.startsWith('/filing/') ? path : `/filing/Tyler/IL${path}`;
  const response = await opened.call(url, { body, headers, ...(method ? { method } : {}) });
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}

async function contactAt(email = `${randomUUID()}@example.com`): Promise<ServiceContact> {
  const body = { firstName: 'Dana', lastName: 'Finch', email, isPublic: false, isInFirmMasterList: true };
  return (await call('/EServiceContacts/CreateServiceContact', { body })).body;
}

function entryServing(recipients: ServiceRecipientChoice[], differing: Partial<FilingEntry> = {}): FilingEntry {
  const served = { action: 'EFileAndServe' as const, serviceRecipients: recipients };
  return complaint(lead, { filingTypeCode: '40201', description: 'Appearance', ...served, ...differing });
}

/** Submits a filing into the case. */
async function submit(entry: FilingEntry) {
  const { courtCode, caseTrackingId, parties } = courtCase;
  const filingPartyIds = [parties[0]?.casePartyId ?? ''];
  const content = { ...appearance(lead, { courtCode, caseTrackingId, filingPartyIds }), filings: [entry] };
  const { body: draft } = await call('/Drafts/Existing-Case', { body: { content } });
  return call('/Filings/Existing-Case', { body: { orderId: draft.orderId, version: draft.version, content } });
}

/** The submitted order's filing, some seconds later. */
async function filingOf(orderId: number, seconds: number) {
  opened.sandbox.clock.offset += seconds * 1000;
  const response = await opened.call(`/filing/Order/order-details/IL/${orderId}`);
  const detail = await response.json();
  return { ...detail.filings[0], orderStatus: detail.status, orderText: detail.statusText };
}

/** The order in the firm's list, if it needs attention. */
async function rowOf(orderId: number) {
  const body = { needsAttention: true, searchText: String(orderId), top: 50, skip: 0 };
  const { items } = await (await opened.call('/billing/services/us-platform/Order/Search', { body })).json();
  return items.find((row: { orderId: number }) => row.orderId === orderId) ?? {};
}

const logOf = async (filingId: string, serviceContactId: string) => {
  const query = `FilingId=${filingId}&ServiceContactId=${serviceContactId}&CourtId=lakemoor:cv1`;
  const { body } = await call(`/Filings/SmtpLog?${query}`);
  return body.map(({ event }: { event: string }) => event);
};

describe('a served filing', () => {
  test('goes to each contact once, then to the courtesy copies', async () => {
    const contact = await contactAt();
    const { serviceContactId } = contact;
    const recipients = courtCase.parties.slice(0, 2).map(({ casePartyId: partyId }) => ({ serviceContactId, partyId }));
    const { status, body } = await submit(entryServing(recipients, { courtesyCopyEmails: ['copy@example.com'] }));
    expect(status).toBe(200);
    const filing = await filingOf(body.orderId, 3);
    expect(filing.recipients).toEqual([
      expect.objectContaining({
        serviceContactId,
        name: 'Dana Finch',
        firmName: 'Marlow & Finch LLP',
        email: contact.email,
        statusCode: 'sent',
      }),
      expect.objectContaining({ name: 'copy@example.com', statusCode: 'sent' }),
    ]);
    expect(await logOf(filing.filingId, serviceContactId)).toEqual(['sent', 'delivered']);
    expect((await filingOf(body.orderId, 120)).recipients[0]).toMatchObject({ isOpened: true });
    expect(await logOf(filing.filingId, serviceContactId)).toEqual(['sent', 'delivered', 'opened']);
  });

  test('keeps the address it went to when the contact changes or is removed', async () => {
    const contact = await contactAt();
    const { body } = await submit(entryServing([{ serviceContactId: contact.serviceContactId }]));
    await call(`/EServiceContacts/${contact.serviceContactId}`, { method: 'DELETE' });
    const filing = await filingOf(body.orderId, 3);
    expect(filing.recipients).toMatchObject([{ email: contact.email, statusCode: 'sent' }]);
  });

  test('makes a contact undeliverable when its mail bounces, until the address is corrected', async () => {
    const contact = await contactAt(`bounce-${randomUUID()}@example.com`);
    const { serviceContactId } = contact;
    const first = await submit(entryServing([{ serviceContactId }]));
    const filing = await filingOf(first.body.orderId, 3);
    expect(filing.recipients).toMatchObject([{ statusCode: 'undeliverable' }]);
    expect(await logOf(filing.filingId, serviceContactId)).toEqual(['sent', 'bounced']);
    const { isUndeliverable, ...known } = (await call(`/EServiceContacts/${serviceContactId}`)).body.contact;
    expect(isUndeliverable).toBe(true);
    const body = { ...known, email: `${randomUUID()}@example.com` };
    await call('/EServiceContacts', { method: 'PUT', body });
    const second = await submit(entryServing([{ serviceContactId }]));
    expect((await filingOf(second.body.orderId, 3)).recipients).toMatchObject([{ statusCode: 'sent' }]);
  });

  test('that bounced needs attention until somebody serves its recipient again, once', async () => {
    const contact = await contactAt(`bounce-${randomUUID()}@example.com`);
    const { serviceContactId } = contact;
    const { orderId } = (await submit(entryServing([{ serviceContactId }]))).body;
    const { recipients } = await filingOf(orderId, 3);
    expect(recipients).toMatchObject([
      { isFirmOwned: true, failureReason: 'The mail server does not know this address.' },
    ]);
    const detail = async () => (await call(`/EServiceContacts/${serviceContactId}`)).body;
    expect((await detail()).undelivered).toMatchObject([{ orderId, email: contact.email }]);
    expect(await rowOf(orderId)).toMatchObject({ attention: ['undeliverable'] });

    const again = (differing: object = {}) => ({
      courtId: courtCase.courtCode,
      caseNumber: courtCase.caseNumber,
      caseTitle: courtCase.caseTitle,
      servingPartyName: courtCase.parties[0]?.name,
      documents: [lead],
      recipients: [{ name: 'Dana Finch', email: `bounce-${randomUUID()}@example.com`, serviceContactId }],
      paymentAccountId: firmVisa,
      servesAgain: { orderId, email: contact.email },
      ...differing,
    });
    const serve = (body: object) => call('/filing/OneLegal/OLEServe/NewEService?state=IL', { body });
    const wrong = { servesAgain: { orderId, email: 'someone.else@example.com' } };
    expect(await serve(again(wrong))).toMatchObject({ status: 422, body: { code: 'content-invalid' } });
    expect((await serve(again({ servesAgain: { orderId: 1, email: contact.email } }))).status).toBe(404);
    const answers = await Promise.all([serve(again()), serve(again())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect(refused?.body).toMatchObject({ code: 'already-served-again' });
    expect((await filingOf(orderId, 3)).recipients).toMatchObject([{ servedAgainOrderId: done?.body.orderId }]);
    expect((await rowOf(orderId)).attention).toBe(undefined);
    expect((await filingOf(done?.body.orderId, 60)).recipients).toMatchObject([
      { serviceContactId, statusCode: 'undeliverable' },
    ]);
    // What was served again bounced, too.
    expect((await detail()).undelivered).toMatchObject([{ orderId: done?.body.orderId, service: 'EService' }]);
    const list = (await call('/EServiceContacts')).body;
    const listed = list.find((each: ServiceContact) => each.serviceContactId === serviceContactId);
    expect(listed).toMatchObject({ recentBounces: 2 });
  });

  test('bounces later when its address is made to', async () => {
    const contact = await contactAt();
    const { body } = await submit(entryServing([{ serviceContactId: contact.serviceContactId }], { action: 'Serve' }));
    expect((await filingOf(body.orderId, 3)).recipients).toMatchObject([{ statusCode: 'sent' }]);
    const bounce = { email: contact.email.toUpperCase() };
    const answer = await opened.sandbox.fetch(
      new Request(`${testOrigin}/sandbox/api/bounces`, { method: 'POST', body: JSON.stringify(bounce) }),
    );
    expect(await answer.json()).toMatchObject({ bounced: 1 });
    expect(await filingOf(body.orderId, 300)).toMatchObject({
      statusText: 'Service incomplete',
      orderText: 'Service incomplete',
      recipients: [{ statusCode: 'undeliverable', isOpened: false }],
    });
    expect(await rowOf(body.orderId)).toMatchObject({ attention: ['undeliverable'] });
  });

  test('bounces again at a contact that is undeliverable', async () => {
    const { serviceContactId } = await contactAt();
    const { db } = opened.sandbox;
    const isIt = eq(serviceContacts.serviceContactId, serviceContactId);
    await db.update(serviceContacts).set({ isUndeliverable: true }).where(isIt);
    const { body } = await submit(entryServing([{ serviceContactId }]));
    expect((await filingOf(body.orderId, 3)).recipients).toMatchObject([{ statusCode: 'undeliverable' }]);
  });

  test('that is only served goes to no clerk', async () => {
    const good = await contactAt();
    const { body } = await submit(entryServing([{ serviceContactId: good.serviceContactId }], { action: 'Serve' }));
    expect(await filingOf(body.orderId, 60)).toMatchObject({
      status: 'served',
      statusText: 'Served',
      orderStatus: 'accepted',
      orderText: 'Served',
    });
    const bad = await contactAt(`bounce-${randomUUID()}@example.com`);
    const second = await submit(entryServing([{ serviceContactId: bad.serviceContactId }], { action: 'Serve' }));
    expect(await filingOf(second.body.orderId, 60)).toMatchObject({
      status: 'served',
      statusText: 'Service incomplete',
    });
  });
});

describe('a court rejects', () => {
  const pathsOf = async (entry: FilingEntry) => Object.keys((await submit(entry)).body.errors ?? {});
  const at = 'content.filings.0';

  test('a contact that was removed since it was chosen', async () => {
    const { serviceContactId } = await contactAt();
    await call(`/EServiceContacts/${serviceContactId}`, { method: 'DELETE' });
    expect(await pathsOf(entryServing([{ serviceContactId }]))).toEqual([`${at}.serviceRecipients.0.serviceContactId`]);
  });

  test('a party that is not in the case', async () => {
    const { serviceContactId } = await contactAt();
    const paths = await pathsOf(entryServing([{ serviceContactId, partyId: 'nobody' }]));
    expect(paths).toEqual([`${at}.serviceRecipients.0.partyId`]);
  });

  test('service without a recipient, and recipients without service', async () => {
    const { serviceContactId } = await contactAt();
    const path = `${at}.serviceRecipients`;
    expect(await pathsOf(entryServing([]))).toEqual([path]);
    expect(await pathsOf(entryServing([{ serviceContactId }], { action: 'EFile' }))).toEqual([path]);
  });

  test('service with a new case, where the court serves nobody then', async () => {
    const { serviceContactId } = await contactAt();
    const serving = { action: 'EFileAndServe' as const, serviceRecipients: [{ serviceContactId }] };
    const submitNew = async (differing: Partial<NewCaseContent> = {}) => {
      const content = newCase(lead, { filings: [complaint(lead, serving)], ...differing });
      const { body: draft } = await call('/Drafts/New-Case', { body: { content } });
      return call('/Filings/New-Case', { body: { orderId: draft.orderId, version: draft.version, content } });
    };
    expect((await submitNew()).status).toBe(200);
    const refused = await submitNew({ courtCode: 'prairie' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).includes(`${at}.action`)).toBe(true);
  });
});
