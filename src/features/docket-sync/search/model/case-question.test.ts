import { expect, test } from 'vitest';
import { caseQuestion, providerAsked, searchPrice, termAsked, termError } from './case-question';

test('the provider is the named one, else the state’s, and never guessed', () => {
  expect(providerAsked({ provider: 7, state: 'NY' })).toBe(7);
  expect(providerAsked({ state: 'NY' })).toBe(4);
  expect(providerAsked({ state: 'FL' })).toBe(6);
  expect(providerAsked({ state: 'IL' })).toBeUndefined();
  expect(providerAsked({})).toBeUndefined();
});

test('a link of a court case brings its number, which is no name', () => {
  expect(termAsked({ caseNumber: ' 652211/2025 ' })).toBe('652211/2025');
  expect(termAsked({ caseNumber: '652211/2025', term: '1/2024' })).toBe('1/2024');
  expect(termAsked({ caseNumber: '652211/2025', by: 'party' })).toBe('');
});

test('numbers are asked for as the courts write them, with court and page', () => {
  expect(caseQuestion({ provider: 4, term: 'Index No. 652211/25' })).toEqual({
    providerId: 4,
    CaseSearchType: 'CaseNumber',
    SearchTerm: '652211/2025',
    Page: 1,
  });
  expect(caseQuestion({ provider: 7, by: 'party', term: ' Ortega, Elena ', court: 'ilnd', page: 2 })).toEqual({
    providerId: 7,
    CaseSearchType: 'PartyName',
    SearchTerm: 'Ortega, Elena',
    CourtId: 'ilnd',
    Page: 2,
  });
  expect(caseQuestion({ provider: 7, by: 'title', term: 'Lakeshore' })?.CaseSearchType).toBe('CaseTitle');
});

test('a name that looks like a number is asked for as it was typed, and no court or page isn’t', () => {
  expect(caseQuestion({ provider: 4, by: 'title', term: '652211/25' })).toStrictEqual({
    providerId: 4,
    CaseSearchType: 'CaseTitle',
    SearchTerm: '652211/25',
    Page: 1,
  });
});

test.each([
  [{ term: '652211/2025' }],
  [{ by: 'party', term: 'Ortega' } as const],
  [{ provider: 7, term: '652211/2025' } as const],
  [{ provider: 4, term: '' } as const],
])('nothing is asked of %j', (asked) => {
  expect(caseQuestion(asked)).toBeUndefined();
});

test.each([
  [7, undefined, '', 'Enter the case number.'],
  [7, undefined, 'nonsense', 'This isn’t a case number that the courts use.'],
  [6, undefined, '2025-CA-001234', 'Begin the number with the county, such as 48-2025-CA-001234.'],
  [
    4,
    undefined,
    '4.417E+3',
    'A spreadsheet changed this number to a date or an amount. Enter it as the court writes it.',
  ],
  [7, undefined, '652211/2025', 'This is a New York index number. Choose the New York courts.'],
  [4, undefined, '1:25-cv-04417', 'This is a federal case number. Choose the federal courts.'],
  [4, undefined, '48-2025-CA-001234', 'This is a Florida case number. Choose the Florida courts.'],
  [7, undefined, '1:25-cv-04417', undefined],
  [7, 'party', ' ', 'Enter the party’s name.'],
  [7, 'title', '', 'Enter part of the case title.'],
  [7, 'party', 'X.', 'Enter at least two letters.'],
  [7, 'party', 'Ng', undefined],
] as const)('with provider %i by %s, %j: %s', (providerId, by, text, message) => {
  expect(termError(providerId, by, text)).toBe(message);
});

test('only PACER charges for a search', () => {
  expect([searchPrice(7), searchPrice(4), searchPrice(undefined)]).toEqual([10, 0, 0]);
});
