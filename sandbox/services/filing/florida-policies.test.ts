import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import type { FlCaseTypeCode, FlCourt, FlDocketCode } from '../../generated/filing/schemas.ts';

const opened = testSandbox();

async function call(path: string) {
  const response = await opened.call(`/filing/Granicus/FL/FlPolicies/${path}`);
  return { status: response.status, body: await response.json() };
}

describe('the portal’s courts', () => {
  test('are those of the 67 counties, numbered as in case numbers', async () => {
    const courts: FlCourt[] = (await call('Courts')).body;
    expect(courts.map(({ countyNumber }) => countyNumber)).toEqual(Array.from({ length: 67 }, (_, index) => index + 1));
    const numberOf = (county: string) => courts.find((court) => court.county === county)?.countyNumber;
    const known = {
      Alachua: 1,
      'Miami-Dade': 13,
      Duval: 16,
      Orange: 48,
      'St. Johns': 55,
      'St. Lucie': 56,
      'Santa Rosa': 57,
    };
    for (const [county, number] of Object.entries(known)) expect(numberOf(county), county).toBe(number);
    expect(numberOf('Washington')).toBe(67);
    expect(new Set(courts.map(({ circuit }) => circuit)).size).toBe(20);
    expect(courts.find(({ courtId }) => courtId === 'orange')).toMatchObject({
      name: 'Orange County Circuit and County Courts',
      circuit: 9,
      usualSuffix: 'OAXXXX',
      timeZone: 'America/New_York',
      divisions: expect.arrayContaining([expect.objectContaining({ divisionId: 'felony', allowsNewCases: false })]),
      partyRoles: expect.arrayContaining([{ code: 'PLT', name: 'Plaintiff/Petitioner' }]),
    });
    expect(courts.find(({ courtId }) => courtId === 'escambia')?.timeZone).toBe('America/Chicago');
  });
});

describe('a division', () => {
  const civil = 'courtId=orange&divisionId=circuit-civil';

  test('has case types, by name, where cases can be opened', async () => {
    const types: FlCaseTypeCode[] = (await call(`CaseTypeCodes?${civil}`)).body;
    expect(types).toContainEqual({
      caseTypeId: 'ct-contract',
      code: '05',
      name: 'Contract and Indebtedness',
      courtType: 'CA',
      filingFee: 401,
      asksForAmountOfClaim: true,
    });
    expect(types.map(({ name }) => name)).toEqual(types.map(({ name }) => name).toSorted());
    expect((await call('CaseTypeCodes?courtId=orange&divisionId=felony')).body).toEqual([]);
  });

  test('has document types, some of them for one case type', async () => {
    const idsOf = async (query: string) => {
      const codes: FlDocketCode[] = (await call(`DocketCodes?${query}`)).body;
      return codes.map(({ docketCodeId }) => docketCodeId);
    };
    const all = await idsOf(civil);
    expect(all).toEqual(expect.arrayContaining(['dc-complaint', 'dc-lis-pendens', 'dc-motion-compel']));
    expect(await idsOf(`${civil}&caseTypeId=ct-foreclosure`)).toEqual(all);
    expect(await idsOf(`${civil}&caseTypeId=ct-contract`)).toEqual(all.filter((id) => id !== 'dc-lis-pendens'));
  });

  test('has judges, by name, who say how they take proposed orders', async () => {
    const { body } = await call(`JudicialOfficers?${civil}`);
    expect(body.length).toBeGreaterThan(1);
    for (const judge of body)
      expect(judge).toMatchObject({
        name: expect.stringMatching(/^Hon\. \w+ \w+$/),
        proposedOrderFormats: expect.arrayContaining(['pdf']),
        wantsCoverLetter: expect.any(Boolean),
      });
  });

  test.each(['CaseTypeCodes', 'DocketCodes', 'JudicialOfficers'])('must be the court’s for %s', async (path) => {
    expect((await call(`${path}?courtId=orange&divisionId=nothing`)).status).toBe(404);
    expect((await call(`${path}?courtId=nowhere&divisionId=circuit-civil`)).status).toBe(404);
  });
});
