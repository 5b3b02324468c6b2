import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accounts, complaint, lakeshore, newCase, noraMarlow, ortega, uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import type { NewCaseContent } from '../../generated/filing/schemas.ts';
import type { EarlierParty, RecentFilings } from '../../generated/workspace/schemas.ts';
import { standingCopies } from './standing-copies.ts';

const backend = testSandbox();
const court = 'lakemoor:cv1';
const ines = 'ines.calder@example.com';
const theo = 'theo.finch@example.com';

async function recent(as?: string, courtCode = court): Promise<RecentFilings> {
  const response = await backend.call(`/workspace/v1/recent-filings/IL?courtCode=${courtCode}`, { as });
  expect(response.status).toBe(200);
  return response.json();
}

async function parties(search: string, as?: string): Promise<EarlierParty[]> {
  const response = await backend.call(`/workspace/v1/parties/IL?search=${encodeURIComponent(search)}`, { as });
  expect(response.status).toBe(200);
  return response.json();
}

/** Saves and submits a new case. */
async function file(differing: Partial<NewCaseContent>, as?: string): Promise<number> {
  const lead = await uploadPdf(backend.sandbox.db);
  const content = newCase(lead, differing);
  const saved = await backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content }, as });
  const draft = await saved.json();
  const submitted = await backend.call('/filing/Tyler/IL/Filings/New-Case', {
    as,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { orderId: draft.orderId, version: draft.version, content },
  });
  expect(submitted.status, await submitted.clone().text()).toBe(200);
  return draft.orderId;
}

describe('the last filing', () => {
  test('is the person’s own, at that court, and not a draft', async () => {
    const lead = await uploadPdf(backend.sandbox.db);
    const before = await recent(theo);
    await backend.call('/filing/Tyler/IL/Drafts/New-Case', {
      as: theo,
      body: { content: newCase(lead, { paymentAccountId: accounts.bank }) },
    });
    const orderId = await file({ paymentAccountId: accounts.bank, filings: [complaint(lead)] });
    expect(await recent(theo)).toEqual(before);
    expect((await recent()).lastFiling).toMatchObject({
      orderId,
      filerTypeCode: '2201',
      filingAttorneyId: noraMarlow,
      paymentAccountId: accounts.bank,
    });
    expect((await recent(undefined, 'no:court')).lastFiling).toBeUndefined();
    expect((await recent(ines)).lastFiling).toBeUndefined();
  });

  test('puts what was filed last first, once', async () => {
    const lead = await uploadPdf(backend.sandbox.db);
    await file({ filings: [complaint(lead, { optionalServices: [] })] });
    const { courtCodes, caseTypeCodes, caseCategoryCodes, filingTypes } = await recent();
    expect([courtCodes[0], caseCategoryCodes[0], caseTypeCodes[0], filingTypes[0]?.code]).toEqual([
      court,
      '7100',
      '70111',
      '40100',
    ]);
    for (const codes of [courtCodes, caseCategoryCodes, caseTypeCodes, filingTypes.map(({ code }) => code)])
      expect(codes).toEqual([...new Set(codes)]);
  });

  test('without a court gives the courts alone', async () => {
    const response = await backend.call('/workspace/v1/recent-filings/IL');
    expect(await response.json()).toEqual({
      courtCodes: expect.arrayContaining([court]),
      caseCategoryCodes: [],
      caseTypeCodes: [],
      filingTypes: [],
    });
  });

  test('gives the numbers that the court requires, and no others', async () => {
    const attorneyCode = { code: '61500', value: '48213' };
    const references = [attorneyCode, { code: '61510', value: 'AG-1' }];
    await file({ caseTypeCode: '70110', crossReferences: references });
    // A filing that needs no number keeps the former one.
    await file({});
    expect((await recent()).lastFiling?.crossReferences).toEqual([attorneyCode]);
  });
});

describe('standing copies', () => {
  const content = (title: string, ...emails: string[]): NewCaseContent => ({
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    parties: [{ ...ortega(), person: { lastName: title } }],
    filings: [
      {
        ...complaint({ id: '', fileId: 'f', fileName: 'a.pdf', sizeBytes: 1, pageCount: 1 }),
        courtesyCopyEmails: emails,
      },
    ],
  });

  test('are of the firm’s domain, or went out in two cases', () => {
    const filed = [
      content('Ortega', 'docket@firm.example', 'client@else.example', 'agency@State.example'),
      content('Pell', 'agency@state.example', 'other@else.example'),
      content('Ortega', 'client@else.example'),
    ];
    expect(standingCopies(filed, 'nora@firm.example')).toEqual(['docket@firm.example', 'agency@State.example']);
    expect(standingCopies([content('Ortega', 'client@gmail.com')], 'solo@gmail.com')).toEqual([]);
    expect(standingCopies([], 'nora@firm.example')).toEqual([]);
  });
});

describe('parties of earlier cases', () => {
  test('are found by words of their name in any order, once, as filed last', async () => {
    const address = { street: '9 New Street', city: 'Lakemoor', state: 'IL', zip: '60051' };
    await file({ parties: [{ ...ortega(), dateOfBirth: '1980-02-03' }, lakeshore()] });
    const orderId = await file({ parties: [{ ...ortega(), address }, lakeshore()] });
    const found = await parties('ortega ELENA');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'person', orderId, address, caseTitle: 'Ortega v. Lakeshore Holdings LLC' });
    expect(found[0]).not.toHaveProperty('dateOfBirth');
    expect(await parties('ele%na')).toEqual([]);
    expect(await parties('   ')).toEqual([]);
  });

  test('are the firm’s own', async () => {
    expect(await parties('ortega', ines)).toEqual([]);
    expect((await parties('ortega', theo)).length).toBeGreaterThan(0);
  });

  test('leave out those of private and sealed filings', async () => {
    const lead = await uploadPdf(backend.sandbox.db);
    const sealed = { ...ortega(), person: { firstName: 'Quill', lastName: 'Hiddenname' } };
    await file({
      parties: [sealed, lakeshore()],
      filings: [
        complaint(lead),
        complaint(lead, { id: randomUUID(), security: 'sealed', commentsToClerk: 'By order.' }),
      ],
    });
    expect(await parties('hiddenname')).toEqual([]);
  });
});
