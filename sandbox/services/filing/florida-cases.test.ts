import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';

const opened = testSandbox();

async function call(path: string) {
  const response = await opened.call(`/filing/Granicus/FL/${path}`);
  return { status: response.status, body: await response.json() };
}

const number = { Court: 'orange', CourtType: 'CA', CaseYear: '2025', CaseNumberSequence: '1234' };
const find = (query: Record<string, string>) => call(`FlCases?${new URLSearchParams(query)}`);

describe('a case', () => {
  test('is found by the parts of its number, with or without leading zeros and the division', async () => {
    const { status, body } = await find(number);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ucn: '48-2025-CA-001234-OAXXXX',
        caseTitle: 'Delacroix v. Citrus Bay Roofing LLC',
        court: { code: 'orange', name: 'Orange County Circuit and County Courts' },
        division: { code: 'circuit-civil', name: 'Circuit Civil' },
        courtType: 'CA',
        caseType: { code: 'ct-contract', name: 'Contract and Indebtedness' },
        judge: 'Hon. Lucinda Abreu',
        status: 'Open',
        filedDate: '2025-02-11',
        isFilingAllowed: true,
        parties: [
          expect.objectContaining({ kind: 'person', name: 'Simone Delacroix', roleName: 'Plaintiff/Petitioner' }),
          expect.objectContaining({ kind: 'organization', name: 'Citrus Bay Roofing LLC' }),
        ],
      },
    ]);
    expect((await find({ ...number, CaseNumberSequence: '001234', Division: 'circuit-civil' })).body).toEqual(body);
    expect((await find({ ...number, Division: 'family' })).body).toEqual([]);
    expect((await find({ ...number, CaseNumberSequence: '4321' })).body).toEqual([]);
    expect((await find({ ...number, Court: 'nowhere' })).body).toEqual([]);
  });

  test('is another in each county', async () => {
    const [duval] = (await find({ ...number, Court: 'duval' })).body;
    expect(duval.ucn).toBe('16-2025-CA-001234-XXXXXX');
  });

  test('is found by its traffic citation alone', async () => {
    const { body } = await find({ TrafficCitationNumber: 'A48CIT5' });
    expect(body).toMatchObject([{ ucn: '48-2026-TR-031007-OAXXXX', trafficCitationNumber: 'A48CIT5' }]);
  });

  test('is not found while it is confidential', async () => {
    const query = { ...number, CourtType: 'DR', CaseNumberSequence: '77' };
    expect((await find(query)).body).toEqual([]);
    expect((await call('FlPolicies/CurrentCaseTypeCode?ucn=48-2025-DR-000077-OAXXXX')).status).toBe(404);
  });

  test('says when it takes no filings', async () => {
    const query = { ...number, CourtType: 'CF', CaseYear: '2024', CaseNumberSequence: '990' };
    expect((await find(query)).body).toMatchObject([{ isFilingAllowed: false }]);
  });

  test.each(Object.keys(number))('needs its whole number: without %s', async (name) => {
    const query = Object.fromEntries(Object.entries(number).filter(([each]) => each !== name));
    expect(await find(query)).toMatchObject({
      status: 422,
      body: { code: 'case-number-incomplete', errors: { [`query.${name}`]: [expect.any(String)] } },
    });
  });

  test('has the type of the clerk’s record, or none', async () => {
    const typeOf = (ucn: string) => call(`FlPolicies/CurrentCaseTypeCode?ucn=${ucn}`);
    expect((await typeOf('48-2025-CA-001234-OAXXXX')).body).toMatchObject({
      caseTypeId: 'ct-contract',
      filingFee: 401,
    });
    expect((await typeOf('48-2019-CA-000402-OAXXXX')).status).toBe(404);
    expect((await typeOf('48-2025-CA-999999-OAXXXX')).status).toBe(404);
  });
});
