import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { courtCases } from '../../db/schema/court-cases.ts';
import { multisourceCases } from '../../db/schema/multisource.ts';
import type { CaseSearchPage } from '../../generated/filing/schemas.ts';

const opened = testSandbox();

async function search(body: Record<string, unknown>, as?: string) {
  const response = await opened.call('/filing/Cases/Search', { body, as });
  return { status: response.status, body: await response.json() };
}

async function find(body: Record<string, unknown>, as?: string): Promise<CaseSearchPage> {
  const answer = await search(body, as);
  expect(answer.status).toBe(200);
  return answer.body;
}

const byNumber = (caseNumber: string, more: Record<string, unknown> = {}) =>
  find({ state: 'CA', caseSearchType: 'CaseNumber', caseNumber, ...more });

describe('a case in California', () => {
  test('is found by its number, without punctuation and in any case, at its court and in its system', async () => {
    const [row] = await opened.sandbox.db.select().from(multisourceCases);
    if (!row) throw new Error('The courts have no cases.');
    const typed = `${row.caseNumber.slice(0, 4).toLowerCase()}-${row.caseNumber.slice(4)}`;
    const { items } = await byNumber(typed);
    const found = items.find(({ caseTrackingId }) => caseTrackingId === row.caseTrackingId);
    expect(found).toMatchObject({ caseDocketId: row.caseNumber, apiType: 2, court: { code: row.courtCode } });
    expect((await byNumber(typed, { courtId: row.courtCode })).items.length).toBeGreaterThan(0);
    expect((await byNumber(typed, { courtId: 'alpine' })).items).toEqual([]);
    expect((await byNumber(typed, { apiType: 1 })).items.some(({ apiType }) => apiType !== 1)).toBe(false);
  });

  test('is found by a party’s name', async () => {
    const firms = await find({ state: 'CA', caseSearchType: 'BusinessName', businessName: 'tallgrass' });
    expect(firms.totalCount).toBeGreaterThan(0);
    const people = await find({ state: 'CA', caseSearchType: 'PersonName', lastName: 'haddad', firstName: 'Y' });
    expect(people.totalCount).toBeGreaterThan(0);
    expect(
      (await find({ state: 'CA', caseSearchType: 'PersonName', lastName: 'haddad', firstName: 'Q' })).items,
    ).toEqual([]);
  });

  test('comes with the firm’s own, which other firms don’t find', async () => {
    const rows = await opened.sandbox.db.select().from(courtCases);
    const own = rows.find(({ state, clientId }) => state === 'CA' && clientId === 3);
    if (!own) throw new Error('The firm has no case.');
    const query = { state: 'CA', caseSearchType: 'CaseNumber', caseNumber: own.caseNumber };
    const isIt = ({ caseTrackingId }: { caseTrackingId: string }) => caseTrackingId === own.caseTrackingId;
    expect((await find(query, 'ines.calder@example.com')).items.some(isIt)).toBe(true);
    expect((await find(query)).items.some(isIt)).toBe(false);
  });

  test('that is confidential shows its number alone, and only to those who know it', async () => {
    const rows = await opened.sandbox.db.select().from(multisourceCases);
    const hidden = rows.find(({ isConfidential }) => isConfidential);
    const [party] = hidden?.parties ?? [];
    const { items } = await byNumber(hidden?.caseNumber ?? '', { courtId: hidden?.courtCode });
    expect(items).toMatchObject([{ caseTitle: 'CONFIDENTIAL', isConfidential: true }]);
    expect(items[0]?.category).toBeUndefined();
    const byName = await find({
      state: 'CA',
      caseSearchType: 'PersonName',
      lastName: party?.person?.lastName,
      courtId: hidden?.courtCode,
    });
    expect(byName.items.some(({ isConfidential }) => isConfidential)).toBe(false);
  });

  test('is on a page of the results', async () => {
    const all = await find({ state: 'CA', caseSearchType: 'PersonName', lastName: 'S', pageSize: 100 });
    expect(all.totalCount).toBeGreaterThan(4);
    const second = await find({ state: 'CA', caseSearchType: 'PersonName', lastName: 'S', page: 2, pageSize: 2 });
    expect(second.items).toEqual(all.items.slice(2, 4));
    expect(second).toMatchObject({ totalCount: all.totalCount, page: 2, pageSize: 2 });
  });
});

test('Florida’s cases are found by uniform case number, Illinois’ by theirs', async () => {
  const florida = { state: 'FL', caseSearchType: 'CaseNumber', caseNumber: '482025CA001234OAXXXX' };
  expect((await find(florida)).items).toMatchObject([{ caseDocketId: '48-2025-CA-001234-OAXXXX', apiType: 4 }]);
  expect((await find({ ...florida, courtId: 'orange', apiType: 4 })).totalCount).toBe(1);
  expect((await find({ ...florida, apiType: 7 })).totalCount).toBe(0);
  const rows = await opened.sandbox.db.select().from(courtCases);
  const own = rows.find(({ state, clientId }) => state === 'IL' && clientId === 1);
  const illinois = await find({ state: 'IL', caseSearchType: 'CaseNumber', caseNumber: own?.caseNumber });
  expect(illinois.items).toMatchObject([{ caseTrackingId: own?.caseTrackingId, apiType: 0 }]);
});

describe('a search says', () => {
  test.each([
    [{ caseSearchType: 'CaseNumber' }, 'search-incomplete', 'caseNumber'],
    [{ caseSearchType: 'CaseNumber', caseNumber: ' - ' }, 'search-incomplete', 'caseNumber'],
    [{ caseSearchType: 'PersonName', firstName: 'Ana' }, 'search-incomplete', 'lastName'],
    [{ caseSearchType: 'BusinessName', lastName: 'Ortega' }, 'search-incomplete', 'businessName'],
    [{ caseSearchType: 'PersonName', lastName: 'Ortega', courtId: 'nowhere' }, 'unknown-court', 'courtId'],
    [{ caseSearchType: 'PersonName', lastName: 'Ortega', courtId: 'orange' }, 'unknown-court', 'courtId'],
  ])('what is wrong: %j', async (query, code, name) => {
    expect(await search({ state: 'CA', ...query })).toMatchObject({
      status: 422,
      body: { code, errors: { [name]: [expect.any(String)] } },
    });
  });

  test('that there are too many matches', async () => {
    const answer = await search({ state: 'FL', caseSearchType: 'BusinessName', businessName: 'S' });
    const listed = await search({ state: 'FL', caseSearchType: 'PersonName', lastName: 'Delacroix' });
    expect([answer.status, listed.status]).toEqual([422, 200]);
    expect(answer.body.code).toBe('too-many-matches');
  });
});

describe('a Tyler court', () => {
  const at = async (query: Record<string, string>, state = 'IL') => {
    const response = await opened.call(`/filing/Tyler/${state}/Cases?${new URLSearchParams(query)}`);
    return { status: response.status, body: await response.json() };
  };

  test('finds cases by number and by name', async () => {
    const rows = await opened.sandbox.db.select().from(courtCases);
    const own = rows.find(({ state, clientId }) => state === 'IL' && clientId === 1);
    const CourtCode = own?.courtCode ?? '';
    const byCaseNumber = await at({ CaseSearchType: 'CaseNumber', CourtCode, CaseNumber: own?.caseNumber ?? '' });
    expect(byCaseNumber.body).toMatchObject([{ caseTrackingId: own?.caseTrackingId, apiType: 0 }]);
    expect((await at({ CaseSearchType: 'PersonName', CourtCode, FirstName: 'A' })).body.code).toBe('search-incomplete');
    expect((await at({ CaseSearchType: 'PersonName', CourtCode: 'nowhere', LastName: 'A' })).status).toBe(404);
    expect((await at({ CaseSearchType: 'PersonName', CourtCode, LastName: 'A' }, 'CA')).status).toBe(404);
  });
});
