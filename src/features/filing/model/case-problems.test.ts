import { describe, expect, test } from 'vitest';
import { type CourtCaseLookup, findCaseProblems } from './case-problems';
import { emptyContent, type FilingContent } from './filing-content';
import { completeCase, completeFiling, courtCase, filingOf, tables } from './tables.testing';

const problemsOf = (changes: Partial<FilingContent>, courtTables = tables) =>
  findCaseProblems({ ...completeCase, ...changes }, courtTables).map(({ path, message }) => [path, message]);

test('a complete case has none', () => expect(problemsOf({})).toEqual([]));

test('an empty draft asks for the court, and for nothing that only the court could ask for', () => {
  const none = { ...tables, courts: [], categories: [], crossReferences: [], disclaimers: [], filingTypes: [] };
  expect(findCaseProblems(emptyContent, none)).toEqual([
    { step: 'case', path: 'courtCode', message: 'Choose the court.' },
  ]);
});

describe('classification', () => {
  test('a court that takes no new cases, or is gone', () => {
    const message = "This court doesn't accept new cases. Choose another.";
    expect(problemsOf({ courtCode: 'lakemoor:old' })[0]).toEqual(['courtCode', message]);
    expect(problemsOf({ courtCode: 'gone' })[0]).toEqual(['courtCode', message]);
  });

  test('category, case type and filer type are chosen, and still offered', () => {
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

  test('a court without filer types asks for none', () => {
    expect(problemsOf({ filerTypeCode: undefined }, { ...tables, filerTypes: [] })).toEqual([]);
  });
});

describe('cross references', () => {
  test('a required one is entered, and looks as the court says, in its words', () => {
    expect(problemsOf({ crossReferences: [] })).toEqual([['crossReferences.40', 'Enter the Attorney Code.']]);
    expect(problemsOf({ crossReferences: [{ code: '40', value: ' 12 ' }] })).toEqual([
      ['crossReferences.40', 'The code has five digits.'],
    ]);
    expect(problemsOf({ crossReferences: [{ code: '40', value: ' 61204 ' }] })).toEqual([]);
  });

  test('another may stay empty; entered, it is checked', () => {
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

test('what the category and the case type require', () => {
  expect(
    problemsOf({ procedureRemedyCodes: [], damageAmountCode: undefined, willFiledDate: undefined }).map(
      ([path]) => path,
    ),
  ).toEqual(['procedureRemedyCodes', 'damageAmountCode', 'willFiledDate']);
});

test('the amount in controversy is asked for by the filing that has been chosen', () => {
  const filings = [filingOf({ filingTypeCode: '60' })];
  expect(problemsOf({ filings }).map(([path]) => path)).toEqual(['amountInControversy']);
  expect(problemsOf({ filings, amountInControversy: 0 })).toEqual([]);
  expect(problemsOf({ filings: [filingOf()] })).toEqual([]);
});

test('each statement of the court is confirmed by itself', () => {
  expect(problemsOf({ disclaimerCodes: [] })).toEqual([['disclaimerCodes.80', 'Certify “Redaction”.']]);
});

describe('a case that is filed into', () => {
  const into = (changes: Partial<FilingContent>, answer?: CourtCaseLookup) =>
    findCaseProblems({ ...completeFiling, ...changes }, tables, answer).map(({ path, message }) => [path, message]);

  test('has none of what only opening a case asks for', () => {
    // Nor filer type, remedy, damage amount or date of a will; its type need not be one that a case is opened with.
    expect(into({}, courtCase)).toEqual([]);
    expect(into({})).toEqual([]);
    expect(into({ disclaimerCodes: [] }, courtCase)).toHaveLength(1);
  });

  test('is of a court that takes such filings', () => {
    expect(into({ courtCode: undefined })).toEqual([['courtCode', 'Choose the court.']]);
    const message = "This court doesn't accept filings into existing cases.";
    expect(into({ courtCode: 'lakemoor:new' })).toEqual([['courtCode', message]]);
    expect(into({ courtCode: 'gone' })).toEqual([['courtCode', message]]);
  });

  test('is chosen, known to the court, and open to filings', () => {
    expect(into({ caseTrackingId: undefined })).toEqual([['caseTrackingId', 'Choose the case.']]);
    expect(into({}, 'unknown')).toEqual([['caseTrackingId', 'The court no longer lists this case.']]);
    const closed = { ...courtCase, isFilingAllowed: false };
    expect(into({}, closed)).toEqual([['caseTrackingId', 'This case is closed to e-filing.']]);
    expect(into({}, { ...closed, notAllowedReason: 'It is sealed.' })).toEqual([['caseTrackingId', 'It is sealed.']]);
  });

  test('may be filed into as what the court still offers', () => {
    expect(into({ filerTypeCode: '1' })).toEqual([]);
    expect(into({ filerTypeCode: '9' })[0]?.[0]).toBe('filerTypeCode');
  });

  test('without an index has a number and a title, at a court that allows that', () => {
    const unknown = { isNonIndexedCase: true, caseTrackingId: undefined, courtCode: 'lakemoor:open' };
    expect(into(unknown)).toEqual([]);
    const bare = { caseNumber: ' ', caseTitle: undefined, caseCategoryCode: undefined, caseTypeCode: undefined };
    expect(into({ ...unknown, ...bare }).map(([path]) => path)).toEqual([
      'caseNumber',
      'caseTitle',
      'caseCategoryCode',
      'caseTypeCode',
    ]);
    expect(into({ ...unknown, courtCode: 'lakemoor:ch1' })).toEqual([
      ['courtCode', 'This court accepts filings only into indexed cases. Choose another court.'],
    ]);
  });
});
