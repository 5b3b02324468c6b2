import { describe, expect, test } from 'vitest';
import { completeCase, completeFiling, courtCase, filingOf, tables } from '../../../../tests/court-tables.ts';
import { emptyContent, type FilingContent } from '../model/filing-content';
import { type CourtCaseLookup, findCaseProblems } from './case-problems';

const problemsOf = (changes: Partial<FilingContent>, courtTables = tables) =>
  findCaseProblems({ ...completeCase, ...changes }, courtTables).map(({ path, message }) => [path, message]);

test('a complete case has no problems', () => expect(problemsOf({})).toEqual([]));

test('an empty draft needs only the court, not fields that depend on it', () => {
  const none = { ...tables, courts: [], categories: [], crossReferences: [], disclaimers: [], filingTypes: [] };
  expect(findCaseProblems(emptyContent, none)).toEqual([
    { step: 'case', path: 'courtCode', message: 'Choose the court.' },
  ]);
});

describe('classification', () => {
  test('a court that no longer exists or accepts no new cases', () => {
    const message = "This court doesn't accept new cases. Choose another.";
    expect(problemsOf({ courtCode: 'lakemoor:old' })[0]).toEqual(['courtCode', message]);
    expect(problemsOf({ courtCode: 'gone' })[0]).toEqual(['courtCode', message]);
  });

  test('category, case type and filer type must be chosen and available', () => {
    const nothing = { caseCategoryCode: undefined, caseTypeCode: undefined, filerTypeCode: undefined };
    expect(problemsOf({ ...nothing, procedureRemedyCodes: [] })).toEqual([
      ['caseCategoryCode', 'Choose the case category.'],
      ['caseTypeCode', 'Choose the case type.'],
      ['filerTypeCode', 'Choose the filer type.'],
    ]);
    expect(problemsOf({ caseTypeCode: undefined })).toEqual([['caseTypeCode', 'Choose the case type.']]);
    const again = (label: string) => `The court no longer offers this choice. Choose ${label} again.`;
    expect(problemsOf({ caseTypeCode: '101' })).toEqual([['caseTypeCode', again('the case type')]]);
    expect(problemsOf({ filerTypeCode: '9' })).toEqual([['filerTypeCode', again('the filer type')]]);
  });

  test('a court without filer types needs no filer type', () => {
    expect(problemsOf({ filerTypeCode: undefined }, { ...tables, filerTypes: [] })).toEqual([]);
  });
});

describe('cross references', () => {
  test('a required one must match the court’s format; the message is the court’s', () => {
    expect(problemsOf({ crossReferences: [] })).toEqual([['crossReferences.40', 'Enter the Attorney Code.']]);
    expect(problemsOf({ crossReferences: [{ code: '40', value: ' 12 ' }] })).toEqual([
      ['crossReferences.40', 'The code has five digits.'],
    ]);
    expect(problemsOf({ crossReferences: [{ code: '40', value: ' 61204 ' }] })).toEqual([]);
  });

  test('an optional one may be empty; otherwise it is checked', () => {
    const both = (value: string) => [
      { code: '40', value: '61204' },
      { code: '41', value },
    ];
    expect(problemsOf({ crossReferences: both('') })).toEqual([]);
    expect(problemsOf({ crossReferences: both('abc') })).toEqual([
      ['crossReferences.41', "Check the Parcel Number. The court doesn't accept this format."],
    ]);
  });
});

test('requirements of the category and case type', () => {
  expect(problemsOf({ procedureRemedyCodes: [], damageAmountCode: undefined, willFiledDate: undefined })).toEqual([
    ['procedureRemedyCodes', 'Choose at least one procedure or remedy.'],
    ['damageAmountCode', 'Choose the damage amount.'],
    ['willFiledDate', 'Enter the date the will was filed.'],
  ]);
});

test('the chosen filing determines whether an amount in controversy is needed', () => {
  const filings = [filingOf({ filingTypeCode: '60' })];
  expect(problemsOf({ filings })).toEqual([
    ['amountInControversy', 'Enter the amount in controversy. One of your filings requires it.'],
  ]);
  expect(problemsOf({ filings, amountInControversy: 0 })).toEqual([]);
  expect(problemsOf({ filings: [filingOf()] })).toEqual([]);
});

test('each certification is confirmed individually', () => {
  expect(problemsOf({ disclaimerCodes: [] })).toEqual([['disclaimerCodes.80', 'Certify “Redaction”.']]);
});

describe('an existing case', () => {
  const into = (changes: Partial<FilingContent>, answer?: CourtCaseLookup) =>
    findCaseProblems({ ...completeFiling, ...changes }, tables, answer).map(({ path, message }) => [path, message]);

  test('needs no fields for opening a case', () => {
    // No filer type, remedy, damage amount or will date; its type doesn't have to be available for new cases.
    expect(into({}, courtCase)).toEqual([]);
    expect(into({})).toEqual([]);
    expect(into({ disclaimerCodes: [] }, courtCase)).toHaveLength(1);
  });

  test('needs a court that accepts such filings', () => {
    expect(into({ courtCode: undefined })).toEqual([['courtCode', 'Choose the court.']]);
    const message = "This court doesn't accept filings into existing cases.";
    expect(into({ courtCode: 'lakemoor:new' })).toEqual([['courtCode', message]]);
    expect(into({ courtCode: 'gone' })).toEqual([['courtCode', message]]);
  });

  test('must be chosen, known to the court, and open to e-filing', () => {
    expect(into({ caseTrackingId: undefined })).toEqual([['caseTrackingId', 'Choose the case.']]);
    expect(into({}, 'unknown')).toEqual([['caseTrackingId', 'The court no longer lists this case.']]);
    const closed = { ...courtCase, isFilingAllowed: false };
    expect(into({}, closed)).toEqual([['caseTrackingId', 'This case is closed to e-filing.']]);
    expect(into({}, { ...closed, notAllowedReason: 'It is sealed.' })).toEqual([['caseTrackingId', 'It is sealed.']]);
  });

  test('needs a category and type that the court still offers', () => {
    expect(into({ filerTypeCode: '1' })).toEqual([]);
    expect(into({ filerTypeCode: '9' })).toEqual([
      ['filerTypeCode', 'The court no longer offers this choice. Choose the filer type again.'],
    ]);
  });

  test('if not indexed, needs a number and a title, at a court that allows it', () => {
    const unknown = { isNonIndexedCase: true, caseTrackingId: undefined, courtCode: 'lakemoor:open' };
    expect(into(unknown)).toEqual([]);
    const bare = { caseNumber: ' ', caseTitle: undefined, caseCategoryCode: undefined, caseTypeCode: undefined };
    expect(into({ ...unknown, ...bare })).toEqual([
      ['caseNumber', 'Enter the case number.'],
      ['caseTitle', 'Enter the case title.'],
      ['caseCategoryCode', 'Choose the case category.'],
      ['caseTypeCode', 'Choose the case type.'],
    ]);
    expect(into({ ...unknown, courtCode: 'lakemoor:ch1' })).toEqual([
      ['courtCode', 'This court accepts filings only into indexed cases. Choose another court.'],
    ]);
  });
});
