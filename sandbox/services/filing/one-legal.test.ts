import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { californiaAccounts, contractCase, opposition, paper } from '../../../tests/california.ts';
import { uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { files } from '../../db/schema/files.ts';
import { flCourts } from '../../db/schema/florida.ts';
import { multisourceCases } from '../../db/schema/multisource.ts';
import { orders } from '../../db/schema/orders.ts';
import type { FilingDocument, OneLegalContent } from '../../generated/filing/schemas.ts';
import { noServiceOnNewCase } from '../../providers/onelegal/check.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

const june = 'june.ashgrove@example.com';

async function call(path: string, body?: unknown, { key, as, state = 'CA' }: Options = {}) {
  const separator = path.includes('?') ? '&' : '?';
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  const response = await opened.call(`/filing/OneLegal/${path}${separator}state=${state}`, { body, headers, as });
  return { status: response.status, body: await response.json() };
}

interface Options {
  key?: string;
  as?: string;
  state?: string;
}

const callOf = { 'new-case': 'New-Case', 'existing-case': 'Existing-Case' } as const;
const save = (content: OneLegalContent, more: Record<string, unknown> = {}, options: Options = {}) =>
  call('OLDraft', { content, ...more }, options);
const quote = (content: OneLegalContent) => call(`OLFees/${callOf[content.filingFlow]}`, { content });

async function submit(content: OneLegalContent, more: Record<string, unknown> = {}) {
  const { body: draft } = await save(content, more);
  const { orderId, version } = draft;
  const path = `OLFilings/${callOf[content.filingFlow]}`;
  return call(path, { orderId, version, content }, { key: randomUUID() });
}

const errorsOf = async (content: OneLegalContent): Promise<Record<string, string[]>> =>
  (await submit(content)).body.errors ?? {};

/** Lets the clerk decide. */
async function decided(orderId: number, flow: OneLegalContent['filingFlow'], query = '') {
  opened.sandbox.clock.offset += 60_000;
  return (await call(`OLFilings/${callOf[flow]}?orderId=${orderId}${query}`)).body;
}

async function partiesOf(courtId: string, caseNumber: string, apiType = '2') {
  const query = new URLSearchParams({
    'CaseInformation.State': 'CA',
    'CaseInformation.ApiType': apiType,
    'CaseInformation.CourtId': courtId,
    'CaseInformation.CaseNumber': caseNumber,
  });
  const response = await opened.call(`/filing/Cases/Parties?${query}`);
  return { status: response.status, body: await response.json() };
}

test('a case of the court’s records shows its parties, unless it is confidential', async () => {
  const rows = await opened.sandbox.db.select().from(multisourceCases);
  const open = rows.find(({ courtCode, isConfidential }) => courtCode === 'sonoma' && !isConfidential);
  const hidden = rows.find(({ isConfidential }) => isConfidential);
  const { body } = await partiesOf('sonoma', open?.caseNumber ?? '');
  expect(body.map(({ displayName }: { displayName: string }) => displayName)).toEqual(
    open?.parties.map(({ name }) => name),
  );
  expect((await partiesOf('sonoma', open?.caseNumber ?? '', '1')).status).toBe(404);
  expect(await partiesOf(hidden?.courtCode ?? '', hidden?.caseNumber ?? '', '1')).toMatchObject({
    status: 403,
    body: { code: 'case-confidential' },
  });
});

describe('a draft', () => {
  test('is saved, listed and read with the same content', async () => {
    const content = contractCase(lead);
    const { status, body } = await save(content, { clientReference: '00031-Castellanos' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, state: 'CA', clientReference: '00031-Castellanos', content });
    expect((await call(`OLDraft?orderId=${body.orderId}`)).body).toEqual([body]);
    expect((await call('OLDraft')).body[0]).toEqual(body);
    expect((await call(`OLDraft?orderId=${body.orderId}`, undefined, { as: june })).body).toEqual([]);
    const detail = await (await opened.call(`/filing/Order/order-details/CA/${body.orderId}`)).json();
    expect(detail).toMatchObject({
      apiType: 2,
      court: { name: 'Superior Court of California, County of Los Angeles - Civil Courthouse' },
      filings: [{ filingTypeName: 'Complaint' }, { filingTypeName: 'Civil Case Cover Sheet' }],
      parties: [{ partyTypeName: 'Plaintiff' }, { partyTypeName: 'Defendant' }],
    });
  });

  test('goes to the system of its court, also when the court changes', async () => {
    const { body: first } = await save(contractCase(lead));
    const moved = contractCase(lead, { courtId: 'ventura', divisionId: 'ventura:civil-unlimited', apiType: 1 });
    const { body: second } = await save(moved, { orderId: first.orderId, version: 1 });
    expect(second).toMatchObject({ orderId: first.orderId, version: 2, content: { apiType: 1 } });
    const drafts = await (await opened.call('/filing/CA/Drafts')).json();
    expect(drafts.find(({ orderId }: { orderId: number }) => orderId === first.orderId)).toMatchObject({ apiType: 1 });
  });

  test('keeps answers of two people apart and repeats the first save', async () => {
    const idempotencyKey = randomUUID();
    const [one, other] = [
      await save(contractCase(lead), { idempotencyKey }),
      await save(contractCase(lead), { idempotencyKey }),
    ];
    expect(other.body.orderId).toBe(one.body.orderId);
    const changed = contractCase(lead, { messageToClerk: 'Other' });
    expect((await save(changed, { orderId: one.body.orderId, version: 1 })).body.version).toBe(2);
    expect(await save(contractCase(lead), { orderId: one.body.orderId, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'draft-version-conflict' },
    });
    expect((await save(changed, { orderId: one.body.orderId, version: 2 }, { as: june })).status).toBe(404);
  });

  test('is not kept for states without One Legal', async () => {
    expect(await save(contractCase(lead), {}, { state: 'IL' })).toMatchObject({
      status: 404,
      body: { code: 'provider-not-available' },
    });
  });
});

describe('a quote', () => {
  test.each([
    ['limited-to-10000', 246.6],
    ['limited-over-10000', 395.59],
    ['unlimited', 446.96],
  ] as const)('of a first paper, %s', async (jurisdictionalAmount, total) => {
    const { body } = await quote(contractCase(lead, { jurisdictionalAmount }));
    expect(body).toMatchObject({ feesCalculationAmount: total, isWaived: false });
  });

  test('into a case is the provider’s fee, on which no convenience fee is due', async () => {
    expect((await quote(opposition(lead))).body).toMatchObject({
      feesCalculationAmount: 14.95,
      cardCharges: [{ amount: 14.95 }],
    });
  });

  test('of a motion is without its fee when its hearing was reserved', async () => {
    const motion = async (hearingReservationNumber?: string, courtId = 'ventura') => {
      const filings = [paper(lead, 'MOT', { hearingReservationNumber })];
      return (await quote(opposition(lead, { courtId, filings }))).body.feesCalculationAmount;
    };
    expect(await motion()).toBe(76.6);
    expect(await motion('204417730921')).toBe(14.95);
    expect(await motion('2044')).toBe(76.6);
    expect(await motion('204417730921', 'napa'), 'a court that reserves nothing').toBe(76.6);
  });

  test('is waived when it is asked for', async () => {
    const { body } = await quote(contractCase(lead, { isFeeWaiverRequested: true }));
    expect(body).toMatchObject({ feesCalculationAmount: 0, isWaived: true });
  });

  test('of service alone is what a filing into a case costs', async () => {
    expect((await quote(opposition(lead, { filings: [] }))).body.feesCalculationAmount).toBe(14.95);
    expect((await quote(opposition(lead, { filings: [], serviceRecipients: [] }))).status).toBe(422);
  });

  test('of delivery on paper has the courier and each printed page', async () => {
    const onPaper = (serviceLevel: 'standard' | 'urgent', copies: number) =>
      opposition(lead, {
        courtId: 'alpine',
        serviceRecipients: [],
        apiType: 8,
        isPhysical: true,
        physicalDelivery: { serviceLevel, copies },
      });
    expect((await quote(onPaper('standard', 1))).body.feesCalculationAmount).toBe(61.34);
    expect((await quote(onPaper('urgent', 3))).body.feesCalculationAmount).toBe(113.02);
    const without = await quote(opposition(lead, { courtId: 'alpine' }));
    expect(Object.keys(without.body.errors)).toEqual(['content.physicalDelivery.serviceLevel']);
  });

  test('names what is missing, and an expired card', async () => {
    const empty = await quote(contractCase(lead, { courtId: undefined, jurisdictionalAmount: undefined, filings: [] }));
    expect(empty).toMatchObject({ status: 422, body: { code: 'content-incomplete' } });
    expect(Object.keys(empty.body.errors).toSorted()).toEqual([
      'content.courtId',
      'content.filings',
      'content.jurisdictionalAmount',
    ]);
    const unknown = await quote(contractCase(lead, { courtId: 'nowhere', paymentAccountId: 'none' }));
    expect(Object.keys(unknown.body.errors)).toEqual(['content.courtId', 'content.paymentAccountId']);
    const expired = await quote(contractCase(lead, { paymentAccountId: californiaAccounts.expired }));
    expect(expired).toMatchObject({ status: 422, body: { code: 'card-expired' } });
  });
});

describe('a submission', () => {
  test('opens a case once, which is found afterwards', async () => {
    const content = contractCase(lead);
    const { body: draft } = await save(content);
    const { body: quoted } = await call('OLFees/New-Case', { orderId: draft.orderId, content });
    const body = { orderId: draft.orderId, version: 1, content, quoteId: quoted.quoteId };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('OLFilings/New-Case', body, { key })));
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { orderId: draft.orderId, courtName: expect.stringContaining('Los Angeles') },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const [filed] = await decided(draft.orderId, 'new-case');
    expect(filed).toMatchObject({
      status: 'accepted',
      caseNumber: expect.stringMatching(/^\d\dCV\d{6}$/),
      content,
      filings: [{ status: 'accepted', filingTypeName: 'Complaint' }, { status: 'accepted' }],
    });
    const found = await opened.call('/filing/Cases/Search', {
      body: { state: 'CA', caseSearchType: 'CaseNumber', caseNumber: filed.caseNumber },
    });
    expect((await found.json()).items).toMatchObject([{ caseDocketId: filed.caseNumber, apiType: 2 }]);
    expect((await call(`OLFilings/Existing-Case?orderId=${draft.orderId}`)).body).toEqual([]);
    expect((await call(`OLFilings/New-Case?orderId=${draft.orderId}`, undefined, { as: june })).body).toEqual([]);
  });

  test('of an eviction opens a case with its letters, type and roles', async () => {
    const premisesAddress = {
      street: '12 Harbor Way',
      city: 'Los Angeles',
      state: 'CA',
      zip: '90012',
      countryCode: 'US',
    };
    const eviction = contractCase(lead, {
      divisionId: 'losangeles:civil:unlawful-detainer',
      caseCategoryCode: 'UD',
      caseTypeCode: '32',
      jurisdictionalAmount: 'limited-over-10000',
      isUnlawfulDetainer: true,
      premisesAddress,
      filings: [paper(lead, 'UD-100'), paper(lead, 'CM-010')],
    });
    const { body } = await submit(eviction);
    const [filed] = await decided(body.orderId, 'new-case');
    expect(filed.caseNumber).toMatch(/^\d\dUD\d{6}$/);
    const cases = await (await opened.call('/filing/Cases/CA')).json();
    const opening = cases.find(({ caseNumber }: { caseNumber: string }) => caseNumber === filed.caseNumber);
    expect(opening).toMatchObject({
      caseType: 'Unlawful Detainer - Residential',
      isUnlawfulDetainer: true,
      apiType: 2,
    });
    expect(await partiesOf('losangeles:civil', filed.caseNumber)).toMatchObject({
      body: [{ roleName: 'Plaintiff' }, { roleName: 'Defendant' }],
    });
  });

  test('goes into a case of the court’s records and serves its recipients', async () => {
    const rows = await opened.sandbox.db.select().from(multisourceCases);
    const known = rows.find(({ courtCode }) => courtCode === 'losangeles:civil');
    if (!known) throw new Error('The court has no case.');
    const [party] = known.parties;
    const { caseTrackingId, caseNumber, caseTitle } = known;
    const content = opposition(lead, {
      caseTrackingId,
      caseNumber,
      caseTitle,
      parties: [],
      filingPartyIds: [party?.casePartyId ?? ''],
    });
    const { status, body } = await submit(content);
    expect(status).toBe(200);
    const [filed] = await decided(body.orderId, 'existing-case');
    expect(filed).toMatchObject({ caseNumber, content });
    expect(filed.filings[0].recipients).toMatchObject([
      { name: 'Peter Lindqvist', firmName: 'Lindqvist Law PC', email: 'peter.lindqvist@example.com' },
    ]);
    expect(await errorsOf({ ...content, filingPartyIds: ['nobody'] })).toHaveProperty(['content.filingPartyIds.0']);
    expect(await errorsOf({ ...content, caseTrackingId: 'unknown' })).toHaveProperty(['content.caseTrackingId']);
  });

  test('into a case, repeated with its key, returns the first response', async () => {
    const content = opposition(lead);
    const { body: draft } = await save(content);
    const request = { orderId: draft.orderId, version: 1, content };
    const key = randomUUID();
    const first = await call('OLFilings/Existing-Case', request, { key });
    expect(first.status).toBe(200);
    expect(await call('OLFilings/Existing-Case', request, { key })).toEqual(first);
  });

  test('of another flow is refused, and a declined card keeps the draft', async () => {
    const content = contractCase(lead);
    const { body: draft } = await save(content);
    const crossed = { orderId: draft.orderId, version: 1, content };
    expect(await call('OLFilings/Existing-Case', crossed, { key: randomUUID() })).toMatchObject({
      status: 422,
      body: { errors: { 'content.filingFlow': [expect.any(String)] } },
    });
    expect((await call('OLFees/Existing-Case', { content })).status).toBe(422);
    const declined = await submit(contractCase(lead, { paymentAccountId: californiaAccounts.declined }));
    expect(declined).toMatchObject({ status: 402, body: { code: 'card-declined' } });
    const unknown = { orderId: 2_147_483_647, version: 1, content };
    expect((await call('OLFilings/New-Case', unknown, { key: randomUUID() })).status).toBe(404);
  });

  test('at a court that needs File & ServeXpress asks to connect first', async () => {
    const content = contractCase(lead, { courtId: 'kern', divisionId: 'kern:civil-unlimited' });
    const text = 'This court takes filings through File & ServeXpress. Connect your firm first.';
    expect(await submit(content)).toMatchObject({
      status: 422,
      body: { detail: text, errors: { 'content.courtId': [text] } },
    });
    const fsx = (method: string, path: string) => opened.call(`/filing/api/v1/fsx/authentication${path}`, { method });
    const { itkRequestId } = await (await fsx('POST', '/initiate')).json();
    const query = `organizationId=48213&userId=1&userLoginName=d&userEmail=d@example.com&itkRequestId=${itkRequestId}`;
    await fsx('GET', `/callback?${query}`);
    expect((await submit(content)).status).toBe(422);
    await fsx('POST', '/save');
    expect((await submit(content)).status).toBe(200);
    await fsx('DELETE', '');
  });
});

describe('a court refuses', () => {
  const inCase = (differing: Partial<OneLegalContent>) => opposition(lead, differing);
  const anew = (differing: Partial<OneLegalContent>) => contractCase(lead, differing);

  test.each<[string, () => OneLegalContent, string]>([
    ['a new case without a complaint', () => anew({ filings: [paper(lead, 'CM-010')] }), 'content.filings'],
    ['a new case without a cover sheet', () => anew({ filings: [paper(lead, 'COMP')] }), 'content.filings'],
    [
      'an eviction without its premises',
      () => anew({ caseCategoryCode: 'UD', caseTypeCode: '32', isUnlawfulDetainer: true }),
      'content.premisesAddress.street',
    ],
    ['an eviction of another case type', () => anew({ isUnlawfulDetainer: true }), 'content.isUnlawfulDetainer'],
    ['a fee waiver without its form', () => anew({ isFeeWaiverRequested: true }), 'content.isFeeWaiverRequested'],
    ['a demand without an amount', () => anew({ jurisdictionalAmount: undefined }), 'content.jurisdictionalAmount'],
    ['no category', () => anew({ caseCategoryCode: undefined }), 'content.caseCategoryCode'],
    ['another system’s category', () => anew({ caseCategoryCode: 'CU' }), 'content.caseCategoryCode'],
    ['no case type', () => anew({ caseTypeCode: undefined }), 'content.caseTypeCode'],
    ['another category’s type', () => anew({ caseTypeCode: '32' }), 'content.caseTypeCode'],
    ['no division', () => anew({ divisionId: undefined }), 'content.divisionId'],
    ['another court’s division', () => anew({ divisionId: 'kern:probate' }), 'content.divisionId'],
    ['a division for existing cases', () => anew({ divisionId: 'losangeles:civil:appellate' }), 'content.divisionId'],
    ['a new case on paper', () => anew({ courtId: 'alpine', divisionId: 'alpine:civil' }), 'content.courtId'],
    ['no court', () => anew({ courtId: undefined }), 'content.courtId'],
    ['an unknown court', () => anew({ courtId: 'nowhere' }), 'content.courtId'],
    ['a case without its number', () => inCase({ caseNumber: ' ' }), 'content.caseNumber'],
    ['a case without its title', () => inCase({ caseTitle: undefined }), 'content.caseTitle'],
    ['no document', () => inCase({ filings: [] }), 'content.filings'],
    [
      'a document without its type',
      () => inCase({ filings: [paper(lead, 'OPP', { documentTypeCode: undefined })] }),
      'content.filings.0.documentTypeCode',
    ],
    [
      'an unknown document type',
      () => inCase({ filings: [paper(lead, 'NONE')] }),
      'content.filings.0.documentTypeCode',
    ],
    ['a complaint in a case', () => inCase({ filings: [paper(lead, 'COMP')] }), 'content.filings.0.documentTypeCode'],
    [
      'an opposition that opens a case',
      () => anew({ filings: [paper(lead, 'OPP')] }),
      'content.filings.0.documentTypeCode',
    ],
    [
      'a motion without its reservation at a Jti court',
      () => inCase({ courtId: 'ventura', filings: [paper(lead, 'MOT')] }),
      'content.filings.0.hearingReservationNumber',
    ],
    [
      'a reservation of another length',
      () => inCase({ filings: [paper(lead, 'MOT', { hearingReservationNumber: '12345' })] }),
      'content.filings.0.hearingReservationNumber',
    ],
    [
      'a filing without its document',
      () => inCase({ filings: [{ ...paper(lead, 'OPP'), leadDocument: undefined }] }),
      'content.filings.0.leadDocument',
    ],
    [
      'a file that is gone',
      () => inCase({ filings: [paper({ ...lead, fileId: 'gone' }, 'OPP')] }),
      'content.filings.0.leadDocument.fileId',
    ],
    [
      'a file of another kind',
      () => inCase({ filings: [paper({ ...lead, fileName: 'order.docx' }, 'ORD')] }),
      'content.filings.0.leadDocument.fileName',
    ],
    [
      'a long file name',
      () => inCase({ filings: [paper({ ...lead, fileName: `${'a'.repeat(120)}.pdf` }, 'OPP')] }),
      'content.filings.0.leadDocument.fileName',
    ],
    ['no party', () => inCase({ parties: [] }), 'content.parties'],
    [
      'a recipient without an address',
      () => inCase({ serviceRecipients: [{ name: 'Peter', email: 'peter' }] }),
      'content.serviceRecipients.0.email',
    ],
    [
      'a recipient without a name',
      () => inCase({ serviceRecipients: [{ name: ' ', email: 'p@example.com' }] }),
      'content.serviceRecipients.0.name',
    ],
    ['delivery without its level', () => inCase({ courtId: 'alpine' }), 'content.physicalDelivery.serviceLevel'],
    ['no payment account', () => anew({ paymentAccountId: undefined }), 'content.paymentAccountId'],
    [
      'another firm’s account',
      () => anew({ paymentAccountId: '00000000-0000-4000-8a00-000000000201' }),
      'content.paymentAccountId',
    ],
  ])('%s', async (_, content, path) => {
    expect(Object.keys(await errorsOf(content()))).toContain(path);
  });

  test('service on a new case, in the specification’s words', async () => {
    const content = contractCase(lead, { serviceRecipients: [{ name: 'Peter', email: 'p@example.com' }] });
    const refusal = { status: 422, body: { detail: noServiceOnNewCase, errors: expect.any(Object) } };
    expect(noServiceOnNewCase).toBe('A new case cannot be served electronically. Order process serving.');
    expect(await submit(content)).toMatchObject(refusal);
    expect(await quote(content)).toMatchObject(refusal);
  });

  test('parties without a name, role or attorney', async () => {
    const [one, other] = contractCase(lead).parties;
    if (!one || !other) throw new Error('The case has two parties.');
    const found = await errorsOf(
      contractCase(lead, {
        parties: [
          { ...one, person: {}, partyTypeCode: undefined, attorneyIds: ['unknown'] },
          { ...other, organizationName: ' ', partyTypeCode: '1' },
          { ...one, id: randomUUID(), attorneyIds: [] },
          { ...one, id: randomUUID(), isSelfRepresented: true },
        ],
      }),
    );
    expect(Object.keys(found).toSorted()).toEqual([
      'content.parties.0.attorneyIds.0',
      'content.parties.0.partyTypeCode',
      'content.parties.0.person.lastName',
      'content.parties.1.organizationName',
      'content.parties.1.partyTypeCode',
      'content.parties.2.attorneyIds',
      'content.parties.3.attorneyIds',
    ]);
  });

  test('files that are too large, alone and together', async () => {
    const { db } = opened.sandbox;
    const large = await uploadPdf(db);
    const sized = (megabytes: number) =>
      db
        .update(files)
        .set({ sizeBytes: megabytes * 1024 ** 2 })
        .where(eq(files.fileId, large.fileId));
    await sized(26);
    expect(await errorsOf(opposition(lead, { filings: [paper(large, 'OPP')] }))).toHaveProperty([
      'content.filings.0.leadDocument.fileId',
    ]);
    await sized(21);
    const three = [paper(large, 'OPP'), paper(large, 'DECL'), paper(large, 'EXH')];
    expect(await errorsOf(opposition(lead, { filings: three }))).toHaveProperty(['content.filings']);
  });
});

describe('what came back', () => {
  const returned = { title: 'return: No signature' };

  test('is left out of a copy, and kept for the correction', async () => {
    const filings = [paper(lead, 'OPP'), paper(lead, 'DECL', returned)];
    const { body } = await submit(opposition(lead, { filings }));
    const [whole] = await decided(body.orderId, 'existing-case');
    expect(whole.content.filings).toHaveLength(2);
    const [accepted] = await decided(body.orderId, 'existing-case', '&excludeReturnedDocuments=true');
    expect(accepted.content.filings).toMatchObject([{ documentTypeCode: 'OPP' }]);
    expect(accepted.filings).toMatchObject([{ status: 'accepted' }]);
  });

  test('is corrected by one draft of the same flow', async () => {
    const filings = [paper(lead, 'COMP', returned), paper(lead, 'CM-010', returned)];
    const content = contractCase(lead, { filings });
    const { body } = await submit(content);
    await decided(body.orderId, 'new-case');
    const corrected = contractCase(lead);
    const { body: draft } = await save(corrected, { correctsOrderId: body.orderId });
    expect(draft.correctsOrderId).toBe(body.orderId);
    expect((await save(corrected, { correctsOrderId: body.orderId })).body.orderId).toBe(draft.orderId);
  });

  test('of a case that was opened goes into that case', async () => {
    const filings = [paper(lead, 'COMP'), paper(lead, 'CM-010', returned)];
    const { body } = await submit(contractCase(lead, { filings }));
    const [filed] = await decided(body.orderId, 'new-case');
    expect(filed).toMatchObject({ status: 'partially-rejected', caseNumber: expect.any(String) });
    const again = await save(contractCase(lead), { correctsOrderId: body.orderId });
    expect(again).toMatchObject({ status: 409, body: { code: 'cannot-correct' } });
    const into = opposition(lead, { caseNumber: filed.caseNumber });
    expect((await save(into, { correctsOrderId: body.orderId })).body).toMatchObject({
      correctsOrderId: body.orderId,
      content: { filingFlow: 'existing-case' },
    });
  });
});

describe('e-service', () => {
  const request = (differing: Record<string, unknown> = {}) => ({
    courtId: 'losangeles:civil',
    caseNumber: '26CV004417',
    caseTitle: 'Castellanos v. Redwood Harbor Properties Inc.',
    servingPartyName: 'Naomi Castellanos',
    documents: [{ ...lead, description: 'Form Interrogatories, Set One' }],
    recipients: [{ name: 'Peter Lindqvist', firmName: 'Lindqvist Law PC', email: 'peter.lindqvist@example.com' }],
    paymentAccountId: californiaAccounts.visa,
    ...differing,
  });
  const serve = (body: unknown, key: string = randomUUID(), options: Options = {}) =>
    call('OLEServe/NewEService', body, { ...options, key });

  test('serves once, and the order shows the delivery', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => serve(request(), key)));
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { recipients: [{ name: 'Peter Lindqvist', statusCode: expect.any(String) }] },
    });
    for (const answer of answers) expect(answer.body).toMatchObject({ orderId: answers[0]?.body.orderId });
    const { orderId } = answers[0]?.body ?? {};
    const [order] = await opened.sandbox.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order).toMatchObject({ service: 'EService', totalAmountCents: 1495 });
    opened.sandbox.clock.offset = 60_000;
    const detail = await (await opened.call(`/filing/Order/order-details/CA/${orderId}`)).json();
    expect(detail.filings).toMatchObject([{ status: 'served', action: 'Serve', recipients: [{ statusCode: 'sent' }] }]);
    expect(await serve(request({ caseNumber: 'other' }), key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  test('works in other states, too', async () => {
    const body = request({ courtId: 'lakemoor:cv1', paymentAccountId: '00000000-0000-4000-8a03-000000000101' });
    expect((await serve(body, randomUUID(), { state: 'IL' })).status).toBe(200);
  });

  test.each([
    ['CA', 'losangeles:civil'],
    ['IL', 'lakemoor:cv1'],
    ['FL', 'FL_COURT'],
  ])('is priced and served in %s', async (state, courtId) => {
    const [flCourt] = await opened.sandbox.db.select().from(flCourts).limit(1);
    const court = courtId === 'FL_COURT' ? (flCourt?.courtId ?? '') : courtId;
    const accounts = await (await opened.call(`/filing/Tyler/${state}/Payment-Accounts`)).json();
    const paymentAccountId = accounts.find(
      ({ accountName }: { accountName: string }) => accountName === 'Firm Visa',
    )?.paymentAccountId;
    const { recipients, ...rest } = request({ courtId: court, paymentAccountId });
    const { documents: _, servingPartyName: __, ...named } = rest;
    const content = {
      ...named,
      filingFlow: 'existing-case',
      isUnlawfulDetainer: false,
      isFeeWaiverRequested: false,
      parties: [],
      filingPartyIds: [],
      filings: [],
      serviceRecipients: recipients,
    };
    const quote = await call('OLFees/Existing-Case', { content }, { state });
    expect(quote).toMatchObject({ status: 200, body: { filings: [{ filingTypeName: 'Electronic service' }] } });
    expect(quote.body.feesCalculationAmount).toBeGreaterThan(0);
    expect((await serve(request({ courtId: court, paymentAccountId }), randomUUID(), { state })).status).toBe(200);
  });

  test('leaves nothing behind when it is refused', async () => {
    const count = async () => (await opened.sandbox.db.select().from(orders)).length;
    const before = await count();
    for (const [differing, path] of [
      [{ courtId: 'nowhere' }, 'content.courtId'],
      [{ paymentAccountId: undefined }, 'content.paymentAccountId'],
      [{ recipients: [{ name: 'Peter', email: 'peter' }] }, 'content.serviceRecipients.0.email'],
      [{ documents: [{ ...lead, fileId: 'gone' }] }, 'content.filings.0.leadDocument.fileId'],
    ] as const) {
      const { status, body } = await serve(request(differing));
      expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([path])]);
    }
    expect((await serve(request({ paymentAccountId: californiaAccounts.declined }))).status).toBe(402);
    expect(await count()).toBe(before);
  });
});

test('the firm’s attorneys and accounts are kept for California', async () => {
  const accounts = await (await opened.call('/filing/Tyler/CA/Payment-Accounts?courtCode=losangeles:civil')).json();
  expect(accounts.map(({ accountName }: { accountName: string }) => accountName)).toContain('Firm Visa');
  expect(await (await opened.call('/filing/Tyler/CA/Attorneys')).json()).toHaveLength(3);
  expect((await opened.call('/filing/Tyler/NY/Attorneys')).status).toBe(404);
});
