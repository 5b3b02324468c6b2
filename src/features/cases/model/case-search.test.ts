import { describe, expect, it } from 'vitest';
import { caseOfFlorida, floridaErrors, floridaParts, floridaRequest, searchErrors, searchRequest } from './case-search';

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
    expect(Object.keys(searchErrors('number', texts))).toEqual(['number']);
    expect(Object.keys(searchErrors('person', texts))).toEqual(['last']);
    expect(Object.keys(searchErrors('business', texts))).toEqual(['business']);
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
  });

  it('needs each part, or a citation', () => {
    expect(floridaErrors(parts, '')).toEqual({});
    expect(Object.keys(floridaErrors({ county: '', year: '25', kind: 'C', number: '0' }, ''))).toEqual([
      'county',
      'year',
      'kind',
      'number',
    ]);
    expect(floridaErrors({ county: '', year: '', kind: '', number: '' }, ' a1b2-c3 ')).toEqual({});
    expect(Object.keys(floridaErrors(parts, 'A1 B2'))).toEqual(['citation']);
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
    });
  });
});
