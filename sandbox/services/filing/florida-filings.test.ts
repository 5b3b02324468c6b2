import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { flEntry, flExistingCase, flNewCase, flPayments, orangeCase } from '../../../tests/florida.ts';
import { uploadPdf } from '../../../tests/new-case.ts';
import { stopBilling, testSandbox } from '../../../tests/sandbox.ts';
import { filings } from '../../db/schema/filings.ts';
import type { FilingDocument, FlContent, FlDraft, OrderDetail } from '../../generated/filing/schemas.ts';
import { correctBy } from '../../providers/granicus/correct-by.ts';
import { courtHolidays } from '../../providers/granicus/policy.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
  await stopBilling(opened.sandbox);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
  vi.useRealTimers();
});

async function call(path: string, options?: Parameters<typeof opened.call>[1]) {
  const response = await opened.call(`/filing${path}`, options);
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}
const portal = (path: string, options?: Parameters<typeof opened.call>[1]) => call(`/Granicus/FL/${path}`, options);

async function draftOf(content: FlContent, more: object = {}) {
  const { status, body } = await portal('FlDrafts', { body: { content, ...more } });
  expect(status, JSON.stringify(body)).toBe(200);
  const draft: FlDraft = body;
  return { orderId: draft.orderId, version: draft.version, content };
}

const submit = (
  draft: { orderId: number; version: number; content: FlContent },
  options: { key?: string; as?: string; quoteId?: string } = {},
) =>
  portal(`FlFilings/${draft.content.filingFlow === 'new-case' ? 'New' : 'Existing'}-Case`, {
    body: { ...draft, quoteId: options.quoteId },
    headers: { 'Idempotency-Key': options.key ?? randomUUID() },
    ...(options.as ? { as: options.as } : {}),
  });

const quote = (content: FlContent) =>
  portal(`FlFees?isExisting=${content.filingFlow === 'existing-case'}`, { body: { content } });

const detailOf = async (orderId: number): Promise<OrderDetail> =>
  (await call(`/Order/order-details/FL/${orderId}`)).body;

type Decided = 'accept' | 'reject' | 'return';

/** Submits, and has the clerk decide each filing. */
async function decided(content: FlContent, decision: Decided, more: object = {}) {
  const draft = await draftOf(content, more);
  const submitted = await submit(draft);
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200);
  for (const filingId of submitted.body.filingIds) await decide(filingId, decision);
  return { ...draft, filingIds: submitted.body.filingIds };
}

async function decide(filingId: string, decision: Decided) {
  const response = await opened.sandbox.fetch(
    new Request(`http://localhost:5173/sandbox/api/filings/${filingId}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ decision, reason: 'Missing signature' }),
    }),
  );
  expect(response.status).toBe(200);
}

describe('a draft', () => {
  test('comes back as it was saved, alone or in the list, and a stale save is rejected', async () => {
    const content = flNewCase(lead, { caseTitle: 'Delacroix v. Citrus Bay', commentsToClerk: 'Please call.' });
    const { orderId, version } = await draftOf(content);
    const { body } = await portal(`FlDrafts?orderId=${orderId}`);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ orderId, version: 1, content: JSON.parse(JSON.stringify(content)) });
    expect((await portal('FlDrafts')).body.map((each: FlDraft) => each.orderId)).toContain(orderId);
    const changed = { ...content, amountOfClaim: 90_000 };
    expect((await portal('FlDrafts', { body: { orderId, version, content: changed } })).body.version).toBe(2);
    const stale = await portal('FlDrafts', { body: { orderId, version, content } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'draft-version-conflict', current: { version: 2 } } });
  });

  test('is listed with its court’s name, and other firms don’t find it', async () => {
    const { orderId } = await draftOf(flNewCase(lead));
    const { body } = await call('/FL/Drafts');
    expect(body.find((each: { orderId: number }) => each.orderId === orderId)).toMatchObject({
      provider: 'granicus',
      courtName: 'Orange County Circuit and County Courts',
      caseTitle: 'Delacroix v. Citrus Bay Roofing LLC',
    });
    const other = await portal(`FlDrafts?orderId=${orderId}`, { as: 'ines.calder@example.com' });
    expect(other.body).toEqual([]);
  });
});

describe('a quote', () => {
  test('adds 3.5 % for a card and $5.00 for a bank account', async () => {
    const content = flNewCase(lead);
    const card = await quote(content);
    expect(card.body).toMatchObject({
      feesCalculationAmount: 415.04,
      allowanceCharge: [
        { allowanceChargeReason: 'Case Initiation Fee', amount: 401 },
        { allowanceChargeReason: 'Convenience Fee', amount: 14.04 },
      ],
      cardCharges: [
        { description: 'FILEFEE', amount: 401 },
        { description: 'FLEFILE', amount: 14.04 },
      ],
    });
    expect((await quote({ ...content, paymentAccountId: flPayments.bank })).body.feesCalculationAmount).toBe(406);
    expect((await quote(flExistingCase(lead))).body.feesCalculationAmount).toBe(0);
  });

  test('is waived for the indigent and for governments', async () => {
    for (const feeExemption of ['indigent', 'government'] as const)
      expect((await quote(flNewCase(lead, { feeExemption }))).body).toMatchObject({
        isWaived: true,
        feesCalculationAmount: 0,
      });
  });

  test('needs a case type, document types and the flow of its call', async () => {
    const content = flNewCase(lead, { caseTypeId: undefined, filings: [flEntry(lead, { docketCodeId: undefined })] });
    const { status, body } = await quote(content);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['content.caseTypeId', 'content.filings.0.docketCodeId']);
    const crossed = await portal('FlFees?isExisting=true', { body: { content: flNewCase(lead) } });
    expect(crossed).toMatchObject({ status: 422, body: { errors: { 'content.filingFlow': expect.anything() } } });
  });
});

describe('a submission', () => {
  test('that is docketed opens a case with the next uniform number, and serves its filers from then on', async () => {
    const { orderId } = await decided(flNewCase(lead), 'accept');
    const order = await detailOf(orderId);
    expect(order).toMatchObject({ status: 'accepted', statusText: 'Docketed', courtTimeZone: 'America/New_York' });
    expect(order.caseNumber).toMatch(/^48-\d{4}-CA-\d{6}-OAXXXX$/);
    expect(order.filings[0]).toMatchObject({ filingTypeName: 'Complaint', statusText: 'Docketed' });
    const list = await portal(`FlUserAuth/ElectronicServiceListCase?logonName=nmarlow&ucn=${order.caseNumber}`);
    expect(list.body).toMatchObject({ isOnList: true });
    expect(list.body.recipients[0]).toMatchObject({ addedByFirm: true });
  });

  test('into a case serves those who were chosen', async () => {
    const { orderId } = await decided(flExistingCase(lead), 'accept');
    const order = await detailOf(orderId);
    expect(order).toMatchObject({ caseNumber: orangeCase, caseTrackingId: orangeCase });
    expect(order.parties.find(({ partyId }) => partyId === `${orangeCase}-1`)?.isFilingParty).toBe(true);
    expect(order.filings[0]?.recipients).toMatchObject([{ email: 'owen.prather@example.com' }]);
    const [submitted] = (await portal(`FlDrafts?orderId=${orderId}&isSubmitted=true`)).body;
    expect(submitted.content).toMatchObject({ ucn: orangeCase, filingFlow: 'existing-case' });
    expect((await portal(`FlDrafts?orderId=${orderId}`)).body.code).toBe('draft-submitted');
  });

  test('takes people off the list whom the firm added, once it is docketed, and nobody else', async () => {
    const listed = async () => {
      const list = await portal(`FlUserAuth/ElectronicServiceListCase?logonName=nmarlow&ucn=${orangeCase}`);
      return list.body.recipients.map((each: { recipientId: string }) => each.recipientId);
    };
    expect(await listed()).toEqual(expect.arrayContaining(['es-5512', 'es-5601']));
    const another = await submit(await draftOf(flExistingCase(lead, { removedRecipientIds: ['es-5512'] })));
    expect(another).toMatchObject({
      status: 422,
      body: {
        errors: { 'content.removedRecipientIds.0': [expect.stringContaining('Only people whom your firm added')] },
      },
    });
    await decided(flExistingCase(lead, { removedRecipientIds: ['es-5601'] }), 'accept');
    expect(await listed()).toContain('es-5512');
    expect(await listed()).not.toContain('es-5601');
    // A form that was open meanwhile still offers them.
    const again = await submit(await draftOf(flExistingCase(lead, { removedRecipientIds: ['es-5601'] })));
    expect(again.status).toBe(200);
  });

  test('repeated with its key returns the first response', async () => {
    const draft = await draftOf(flNewCase(lead));
    const key = randomUUID();
    const first = await submit(draft, { key });
    expect(await submit(draft, { key })).toEqual(first);
  });

  test('into a case, repeated with its key, returns the first response', async () => {
    const draft = await draftOf(flExistingCase(lead));
    const key = randomUUID();
    const first = await submit(draft, { key });
    expect(first.status).toBe(200);
    expect(await submit(draft, { key })).toEqual(first);
  });

  test('names what the clerk would object to', async () => {
    const content = flNewCase(lead, {
      amountOfClaim: undefined,
      filingAttorneyId: undefined,
      judicialOfficerId: 'jo-of-nowhere',
      serviceRecipients: [{ name: 'Nobody', email: 'nobody' }],
      filings: [
        flEntry(lead, { isConfidential: true }),
        flEntry(lead, { docketCodeId: 'dc-exhibit', description: ' ' }),
        flEntry(lead, { docketCodeId: 'dc-motion', leadDocument: undefined }),
      ],
      paymentAccountId: 'none',
    });
    const { status, body } = await submit(await draftOf(content));
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'content.amountOfClaim',
      'content.filingAttorneyId',
      'content.filings.0.isConfidential',
      'content.filings.1.description',
      'content.filings.2.docketCodeId',
      'content.filings.2.leadDocument',
      'content.judicialOfficerId',
      'content.paymentAccountId',
      'content.serviceRecipients.0.email',
    ]);
    const felony = await submit(await draftOf(flNewCase(lead, { divisionId: 'felony', caseTypeId: 'x' })));
    expect(felony.body.errors['content.divisionId']).toEqual([
      'Cases in this division can’t be opened through the portal.',
    ]);
    const closed = await submit(await draftOf(flExistingCase(lead, { ucn: '48-2024-CF-000990-OAXXXX' })));
    expect(closed.body.errors['content.ucn']).toEqual(['This case is closed to e-filing.']);
  });

  test('needs a portal account that is confirmed', async () => {
    const as = 'priya.raman@example.com';
    const { body } = await portal('FlDrafts', { body: { content: flNewCase(lead) }, as });
    const pending = await submit({ orderId: body.orderId, version: 1, content: flNewCase(lead) }, { as });
    expect(pending).toMatchObject({ status: 403, body: { code: 'portal-account-pending' } });
    const { status, body: asked } = await portal('FlAccounts/DefaultEServiceRecipients?logonName=praman', { as });
    expect([status, asked.code]).toEqual([403, 'portal-account-pending']);
    expect((await portal('FlAccounts/DefaultEServiceRecipients?logonName=nmarlow')).status).toBe(200);
    expect(pending.body.detail).toContain('Follow the link in the portal’s message to priya.raman@example.com.');
  });
});

describe('the correction queue', () => {
  test('says until when, is left by a correction one second before, and closes one second after', async () => {
    const content = flNewCase(lead);
    for (const secondsAfter of [-1, 1]) {
      opened.sandbox.clock.offset = 0;
      const returned = await decided(content, 'return');
      const {
        filings: [filing],
        ...order
      } = await detailOf(returned.orderId);
      expect(order.statusText).toBe('Correction queue');
      expect(filing?.rejectReason?.text).toBe('Missing signature');
      const limit = new Date(filing?.correctBy ?? 0);
      const [row] = await opened.sandbox.db
        .select()
        .from(filings)
        .where(and(eq(filings.filingId, returned.filingIds[0]), eq(filings.status, 'returned')));
      expect(row?.correctBy).toEqual(limit);
      expect(limit).toEqual(
        correctBy(opened.sandbox.clock.now(), { timeZone: 'America/New_York', holidays: courtHolidays }),
      );
      const correction = await draftOf(content, { correctsOrderId: returned.orderId });
      // The clock stands still while it is submitted, however long that takes.
      vi.useFakeTimers({ toFake: ['Date'] });
      opened.sandbox.clock.offset = limit.getTime() + secondsAfter * 1000 - Date.now();
      const answer = await submit(correction);
      vi.useRealTimers();
      if (secondsAfter < 0) {
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        continue;
      }
      const date = limit.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
      const detail = `This filing was abandoned on ${date}. Copy it to a new draft.`;
      expect(answer).toMatchObject({ status: 409, body: { code: 'correction-window-closed', detail } });
      const abandoned = await detailOf(returned.orderId);
      expect(abandoned).toMatchObject({
        statusText: 'Abandoned',
        filings: [{ status: 'rejected', rejectReason: { code: 'ABANDONED', text: detail } }],
      });
      expect(abandoned.actions).toContainEqual({ action: 'edit-and-resubmit', isAllowed: false, reason: detail });
      expect(abandoned.actions).toContainEqual({ action: 'copy-to-draft', isAllowed: true });
      const late = await portal('FlDrafts', { body: { content, correctsOrderId: returned.orderId } });
      expect(late.body.code ?? late.body.orderId).toBe(correction.orderId);
    }
  });

  test('leaves a filing abandoned that needs attention until a copy of it is submitted', async () => {
    const content = flNewCase(lead);
    const returned = await decided(content, 'return');
    const row = async () => {
      const answer = await opened.call('/billing/services/us-platform/Order/Search', {
        body: { needsAttention: true, top: 50, skip: 0, sort: [{ field: 'correctBy', direction: 'asc' }] },
      });
      const { items } = await answer.json();
      return items.find(({ orderId }: { orderId: number }) => orderId === returned.orderId);
    };
    const { filings: sentBack } = await detailOf(returned.orderId);
    expect((await row()).rejection.correctBy).toBe(sentBack[0]?.correctBy);
    opened.sandbox.clock.offset = Date.parse(sentBack[0]?.correctBy ?? '') + 2_000 - Date.now();
    expect((await detailOf(returned.orderId)).statusText).toBe('Abandoned');
    expect(await row()).toMatchObject({ attention: ['sent-back'] });
    const copy = await draftOf(content, { copiesOrderId: returned.orderId });
    expect(await row()).toBeDefined();
    expect((await submit(copy)).status).toBe(200);
    expect(await row()).toBeUndefined();
  });

  test('is not where a rejected filing goes: its clerk rejected it', async () => {
    const rejected = await decided(flNewCase(lead), 'reject');
    expect(await detailOf(rejected.orderId)).toMatchObject({
      status: 'rejected',
      statusText: 'Rejected',
      filings: [{ status: 'rejected', statusText: 'Rejected', rejectReason: { code: 'CLERK' } }],
    });
  });

  test('does not abandon what was corrected in time', async () => {
    const content = flNewCase(lead);
    const returned = await decided(content, 'return');
    await submit(await draftOf(content, { correctsOrderId: returned.orderId }));
    opened.sandbox.clock.offset = 20 * 86_400_000;
    expect((await detailOf(returned.orderId)).statusText).toBe('Correction queue');
  });
});

describe('portal accounts', () => {
  const account = {
    logonName: 'tfinch.new',
    password: 'Correct-Horse-7',
    firstName: 'Theo',
    lastName: 'Finch',
    email: 'theo.finch@example.com',
    role: 'paralegal',
  };

  test('are confirmed before they may file; logon names are unique in any case', async () => {
    const created = await portal('FlAccounts', { body: account, as: 'theo.finch@example.com' });
    expect(created).toMatchObject({ status: 200, body: { status: 'pending-confirmation', logonName: 'tfinch.new' } });
    expect(JSON.stringify(created.body)).not.toContain('Horse');
    const taken = await portal('FlAccounts', { body: { ...account, logonName: 'TFinch.NEW' } });
    expect(taken).toMatchObject({ status: 409, body: { errors: { logonName: expect.anything() } } });
    const path = `FlUserAuth/ElectronicServiceListCase?logonName=tfinch.new&ucn=${orangeCase}`;
    expect(await portal(path)).toMatchObject({ status: 403, body: { code: 'portal-account-pending' } });
    opened.sandbox.clock.offset = 61_000;
    expect((await portal(path)).status).toBe(200);
  });

  test('of attorneys need a Bar number that fits their name', async () => {
    const [nora] = (await portal('FlAccounts/Attorneys')).body.filter(
      (each: { lastName: string }) => each.lastName === 'Marlow',
    );
    const attorney = { ...account, logonName: 'new.attorney', role: 'attorney', firstName: 'Nora', lastName: 'Marlow' };
    expect(await portal('FlAccounts', { body: attorney })).toMatchObject({
      status: 422,
      body: { errors: { barNumber: ['Enter the Florida Bar number.'] } },
    });
    const other = { ...attorney, lastName: 'Abara', barNumber: nora.barNumber };
    expect((await portal('FlAccounts', { body: other })).status).toBe(422);
    expect((await portal('FlAccounts', { body: { ...attorney, barNumber: nora.barNumber } })).status).toBe(200);
  });

  test('of another firm see no list; unknown cases have none', async () => {
    const path = (ucn: string) => `FlUserAuth/ElectronicServiceListCase?logonName=icalder&ucn=${ucn}`;
    expect((await portal(path(orangeCase))).status).toBe(403);
    const unknown = await portal(path('48-2025-CA-999999-OAXXXX'), { as: 'ines.calder@example.com' });
    expect(unknown.status).toBe(404);
    const listed = await portal(path(orangeCase), { as: 'ines.calder@example.com' });
    expect(listed.body.recipients).toContainEqual(
      expect.objectContaining({ name: 'Delia Voss', addedByFirm: false, lastFailedAt: expect.any(String) }),
    );
  });

  test('have the firm’s default recipients and its templates by court', async () => {
    const defaults = (await portal('FlAccounts/DefaultEServiceRecipients')).body;
    expect(defaults.map(({ name }: { name: string }) => name)).toContain('Nora Marlow');
    const court = encodeURIComponent('Orange County Circuit and County Courts');
    const templates = (await portal(`FlFilings/Templates?courtLocation=${court}`)).body;
    expect(templates.map(({ name }: { name: string }) => name)).toContain('New contract action');
    expect((await portal('FlFilings/Templates?courtLocation=Nowhere')).body).toEqual([]);
  });
});
