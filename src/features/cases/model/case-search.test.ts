import { describe, expect, it } from 'vitest';
import {
  caseOfFlorida,
  floridaErrors,
  floridaParts,
  floridaRequest,
  searchErrors,
  searchKinds,
  searchRequest,
} from './case-search';

it('cases are searched by number first, then by person or business', () => {
  expect(searchKinds.map(({ by }) => by)).toEqual(['number', 'person', 'business']);
  expect(searchKinds.map(({ label }) => label)).toEqual(['By number', 'By person', 'By business']);
});

describe('a search asks the courts', () => {
  it('by number, person or business, at one court or all', () => {
    expect(searchRequest('IL', { number: '25 CV 1', court: 'lakemoor:cv1' })).toEqual({
      state: 'IL',
      courtId: 'lakemoor:cv1',
      caseSearchType: 'CaseNumber',
      caseNumber: '25 CV 1',
    });
    expect(searchRequest('IL', { by: 'person', last: 'Ortega', first: 'L' })).toMatchObject({
      caseSearchType: 'PersonName',
      lastName: 'Ortega',
      firstName: 'L',
    });
    expect(searchRequest('CA', { by: 'business', business: 'Lakeshore' })).toMatchObject({
      caseSearchType: 'BusinessName',
      businessName: 'Lakeshore',
    });
  });

  it('only with what its kind needs', () => {
    expect(searchRequest('IL', { last: 'Ortega' })).toBeUndefined();
    expect(searchRequest('IL', { by: 'person', first: 'Luis' })).toBeUndefined();
    expect(searchRequest('IL', { by: 'business', number: '1' })).toBeUndefined();
  });

  it('and names the field that is missing', () => {
    const texts = { number: ' - ', last: ' ', first: 'Luis', middle: '', business: '' };
    expect(searchErrors('number', texts)).toEqual({ number: expect.stringContaining('number') });
    expect(searchErrors('person', texts)).toEqual({ last: expect.stringContaining('last name') });
    expect(searchErrors('business', { ...texts, business: ' ' })).toEqual({
      business: expect.stringContaining('name of the business'),
    });
    const given = { ...texts, number: '25-1', last: 'Ortega', business: 'Lakeshore' };
    for (const by of ['number', 'person', 'business'] as const) expect(searchErrors(by, given)).toEqual({});
  });
});

describe('a Florida number', () => {
  const parts = { county: '48', year: '2025', kind: 'ca', number: '1234' };
  const courts = [{ courtId: 'orange', countyNumber: 48 }, { courtId: 'old' }];

  it.each(['48-2025-CA-001234-OAXXXX', '482025CA001234OAXXXX', ' Case No. 48-2025-CA-1234 '])(
    'is read from %s, pasted whole',
    (text) => {
      expect(floridaParts(text)).toEqual({ county: '48', year: '2025', kind: 'CA', number: '001234' });
    },
  );

  it('is not read from other texts', () => {
    expect(floridaParts('2025-CA-001234')).toBeUndefined();
    expect(floridaParts('1:25-cv-04417')).toBeUndefined();
    expect(floridaParts('')).toBeUndefined();
  });

  it('needs each part, or a citation', () => {
    expect(floridaErrors(parts, '')).toEqual({});
    expect(floridaErrors({ county: '', year: '25', kind: 'C', number: '0' }, ' ')).toEqual({
      county: expect.stringContaining('county'),
      year: expect.stringContaining('four digits'),
      kind: expect.stringContaining('two letters'),
      number: expect.stringContaining('number'),
    });
    expect(floridaErrors({ county: '', year: '', kind: '', number: '' }, ' a1b2-c3 ')).toEqual({});
    expect(floridaErrors(parts, 'A1 B2')).toEqual({ citation: expect.stringContaining('letters, digits and hyphens') });
  });

  it.each([
    ['year', '12025'],
    ['year', '20255'],
    ['year', '1899'],
    ['year', '2100'],
    ['kind', 'CAA'],
    ['kind', 'C1'],
    ['kind', '1CA'],
    ['number', '1234567'],
    ['number', '12x'],
    ['number', 'x12'],
    ['number', '000000'],
    ['number', ''],
  ] as const)('has no %s %j', (field, text) => {
    expect(Object.keys(floridaErrors({ ...parts, [field]: text }, ''))).toEqual([field]);
  });

  it.each([
    ['year', ' 1999 '],
    ['kind', ' CF '],
    ['number', ' 123456 '],
    ['number', '1'],
  ] as const)('may have the %s %j', (field, text) => {
    expect(floridaErrors({ ...parts, [field]: text }, '')).toEqual({});
  });

  it.each([
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    ['A1_B2', false],
    ['#A1', false],
  ])('the citation %s: %s', (citation, isValid) => {
    expect(Object.keys(floridaErrors(parts, citation))).toEqual(isValid ? [] : ['citation']);
  });

  it('asks the clerk of its county', () => {
    expect(floridaRequest(parts, courts)).toEqual({
      Court: 'orange',
      CourtType: 'CA',
      CaseYear: 2025,
      CaseNumberSequence: '1234',
    });
    expect(floridaRequest({ citation: 'a1b2' }, [])).toEqual({ TrafficCitationNumber: 'A1B2' });
    expect(floridaRequest({ ...parts, county: '01' }, courts)).toBeUndefined();
    expect(floridaRequest({ ...parts, by: 'person' }, courts)).toBeUndefined();
    expect(floridaRequest({}, courts)).toBeUndefined();
    expect(floridaRequest({ citation: 'a1 b2' }, courts)).toBeUndefined();
  });

  it.each(['county', 'year', 'kind', 'number'] as const)('asks nobody without the %s', (field) => {
    const courtOfNone = { courtId: 'none', countyNumber: 0 };
    expect(floridaRequest({ ...parts, [field]: undefined }, [...courts, courtOfNone])).toBeUndefined();
  });

  it('is sent without white space', () => {
    expect(floridaRequest({ ...parts, kind: ' ca ', number: ' 1234 ' }, courts)).toMatchObject({
      CourtType: 'CA',
      CaseNumberSequence: '1234',
    });
    expect(floridaRequest({ citation: ' a1b2 ' }, courts)).toEqual({ TrafficCitationNumber: 'A1B2' });
  });

  it('finds a case of the clerk’s records', () => {
    const found = {
      ucn: '48-2025-CA-001234-OAXXXX',
      caseTitle: 'Delacroix v. Citrus Bay Roofing LLC',
      court: { code: 'orange', name: 'Orange County' },
      division: { code: 'civil', name: 'Circuit Civil' },
      courtType: 'CA',
      isFilingAllowed: true,
      parties: [],
    };
    expect(caseOfFlorida(found, 4)).toMatchObject({
      state: 'FL',
      apiType: 4,
      caseTrackingId: found.ucn,
      uniformCaseNumber: found.ucn,
      caseCategory: 'Circuit Civil',
      caseType: undefined,
      isPhysical: false,
    });
  });
});
