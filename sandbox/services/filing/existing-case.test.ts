import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { accounts, complaint, newCase, uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import type { ExistingCaseContent, FilingDocument, TrackedCase } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
let openedCase: { caseId: string; caseNumber: string; plaintiffId: string };
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
  openedCase = await openCase();
});

async function call(path: string, body?: unknown, key: string = randomUUID()) {
  const headers = { 'Idempotency-Key': key };
  const response = await opened.call(`/filing/Tyler/IL${path}`, { body, headers });
  return { status: response.status, body: await response.json() };
}

/** A case the court has opened for the firm. */
async function openCase() {
  const content = newCase(lead);
  const { body: draft } = await call('/Drafts/New-Case', { content });
  const { body } = await call('/Filings/New-Case', { ...draft, content });
  opened.sandbox.clock.offset += 60_000;
  const query = `courtCode=lakemoor:cv1&caseTrackingId=${body.caseId}`;
  const { body: found } = await call(`/Filings/Existing-Case?${query}`);
  return { caseId: body.caseId, caseNumber: found.caseNumber, plaintiffId: found.parties[0].casePartyId };
}

/** An appearance in the case. */
function appearance(differing: Partial<ExistingCaseContent> = {}): ExistingCaseContent {
  return {
    caseTrackingId: openedCase.caseId,
    isNonIndexedCase: false,
    courtCode: 'lakemoor:cv1',
    caseCategoryCode: '7100',
    caseTypeCode: '70111',
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: ['66010', '66011'],
    filingPartyIds: [openedCase.plaintiffId],
    parties: [],
    filings: [complaint(lead, { filingTypeCode: subsequentType, description: 'Appearance' })],
    paymentAccountId: accounts.visa,
    ...differing,
  };
}

/** The court's first filing type for subsequent filings. */
let subsequentType = '';
beforeAll(async () => {
  const query = 'courtCode=lakemoor:cv1&caseCategoryCode=7100&caseTypeCode=70111&caseFilingType=Subsequent';
  const { body } = await call(`/Codes/Filing-Types?${query}`);
  subsequentType = body.find((type: { isCourtUseOnly: boolean }) => !type.isCourtUseOnly).code;
});

async function submit(content: ExistingCaseContent) {
  const { body: draft } = await call('/Drafts/Existing-Case', { content });
  return call('/Filings/Existing-Case', { orderId: draft.orderId, version: draft.version, content });
}

describe('a filing into an existing case', () => {
  test('is added to the case, with the provider’s fee', async () => {
    const { status, body } = await submit(appearance());
    expect({ status, caseId: body.caseId }).toEqual({ status: 200, caseId: openedCase.caseId });
    const detail = await call(`/Filings/Existing-Case/${body.orderId}`);
    expect(detail.body).toMatchObject({
      caseNumber: openedCase.caseNumber,
      caseTitle: 'Ortega v. Lakeshore Holdings LLC',
      content: { filingPartyIds: [openedCase.plaintiffId] },
    });
    const breakdown = await call(`/Fees/${body.orderId}/FeeBreakdown`);
    expect(breakdown.body.allowanceCharge).toContainEqual(
      expect.objectContaining({ allowanceChargeReason: 'Provider Service', amount: 3.5 }),
    );
    expect((await call(`/Filings/New-Case/${body.orderId}`)).status).toBe(404);
  });

  test('repeated with its key returns the first response', async () => {
    const content = appearance();
    const { body: draft } = await call('/Drafts/Existing-Case', { content });
    const request = { orderId: draft.orderId, version: draft.version, content };
    const key = randomUUID();
    const first = await call('/Filings/Existing-Case', request, key);
    expect(first.status).toBe(200);
    expect(await call('/Filings/Existing-Case', request, key)).toEqual(first);
  });

  test('keeps the case number when accepted', async () => {
    const { body } = await submit(appearance({ caseCategoryCode: undefined, caseTypeCode: undefined }));
    opened.sandbox.clock.offset += 60_000;
    const detail = await call(`/Filings/Existing-Case/${body.orderId}`);
    expect(detail.body).toMatchObject({ status: 'accepted', caseNumber: openedCase.caseNumber });
  });

  test('may use a case that is not indexed', async () => {
    const nonIndexed = { caseTrackingId: undefined, isNonIndexedCase: true, filingPartyIds: [] };
    const parties = newCase(lead).parties;
    const known = { caseNumber: '1998-L-00417', caseTitle: 'Ortega v. Lakeshore', parties };
    expect((await submit(appearance({ ...nonIndexed, ...known }))).status).toBe(200);
    const refused = await submit(appearance(nonIndexed));
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining(['content.caseNumber', 'content.caseTitle', 'content.filingPartyIds']),
    );
  });

  test.each<[string, Partial<ExistingCaseContent>, string]>([
    ['a case that the court does not have', { caseTrackingId: randomUUID() }, 'content.caseTrackingId'],
    ['a party that is not in the case', { filingPartyIds: ['x'] }, 'content.filingPartyIds.0'],
    ['no represented party', { filingPartyIds: [] }, 'content.filingPartyIds'],
    ['an envelope without filings', { filings: [] }, 'content.filings'],
  ])('is rejected for %s', async (_, differing, path) => {
    const { status, body } = await submit(appearance(differing));
    expect({ status, paths: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      paths: expect.arrayContaining([path]),
    });
  });
});

describe('a firm’s court cases', () => {
  const casesOf = async (query = '', as?: string | null) =>
    (await opened.call(`/filing/Cases/IL${query}`, as === undefined ? {} : { as })).json();

  test('are those it has filed into, latest first, with the date of the last filing', async () => {
    const cases: TrackedCase[] = await casesOf();
    const mine = cases.find(({ caseTrackingId }) => caseTrackingId === openedCase.caseId);
    expect(mine).toMatchObject({ apiType: 0, caseNumber: openedCase.caseNumber, courtLocationCode: 'lakemoor:cv1' });
    expect(mine?.lastFilingAt).toBeDefined();
    const added = cases.map(({ addedAt }) => addedAt);
    expect(added).toEqual(added.toSorted().toReversed());
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  test('don’t count drafts as filings', async () => {
    const lastFiling = async () => {
      const cases: TrackedCase[] = await casesOf();
      return cases.find(({ caseTrackingId }) => caseTrackingId === openedCase.caseId)?.lastFilingAt;
    };
    const before = await lastFiling();
    opened.sandbox.clock.offset += 60_000;
    await call('/Drafts/Existing-Case', { content: appearance() });
    expect(await lastFiling()).toBe(before);
    opened.sandbox.clock.offset += 60_000;
    await submit(appearance());
    expect(await lastFiling()).not.toBe(before);
  });

  test('can be filtered by matter, and exclude other firms’ cases', async () => {
    const ofMatter: TrackedCase[] = await casesOf('?matter=00015-Ortega');
    expect(ofMatter.length).toBeGreaterThan(0);
    for (const { clientReference } of ofMatter) expect(clientReference).toBe('00015-Ortega');
    const others: TrackedCase[] = await casesOf('', 'june.ashgrove@example.com');
    expect(others.map(({ caseTrackingId }) => caseTrackingId)).not.toContain(openedCase.caseId);
  });
});
