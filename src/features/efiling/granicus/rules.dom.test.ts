import { expect, test } from 'vitest';
import { emptyTables } from '../model/court-tables';
import { emptyContent, type FilingContent } from '../model/filing-content';
import { newFiling } from '../model/filing-entries';
import { newParty } from '../model/party';
import { findDocketProblems, findFilerProblems } from './rules';
import { requestOf } from './start-existing-case';

const tables = {
  ...emptyTables,
  own: { described: [{ code: 'motion', name: 'Motion' }], confidential: [{ code: 'exhibit', name: 'Exhibit' }] },
};
const filing = (filingTypeCode: string | undefined, more: Partial<FilingContent['filings'][number]> = {}) => ({
  ...newFiling('f', undefined),
  filingTypeCode,
  ...more,
});
const problems = (...filings: FilingContent['filings']) =>
  findDocketProblems({ ...emptyContent, filings }, tables).map(({ path }) => path);

test('a docket code asks for a description, and may be confidential, where it says so', () => {
  expect(problems(filing('motion'), filing('motion', { description: 'To compel' }), filing(undefined))).toEqual([
    'filings.0.description',
  ]);
  const extra = { isConfidential: true };
  expect(problems(filing('exhibit', { extra }), filing('answer', { extra }))).toEqual([
    'filings.1.extra.isConfidential',
  ]);
  expect(findDocketProblems({ ...emptyContent, filings: [filing('motion')] }, emptyTables)).toEqual([]);
});

test('a new case needs a party that files it', () => {
  expect(findFilerProblems(emptyContent)).toHaveLength(1);
  expect(findFilerProblems({ ...emptyContent, isNonIndexedCase: false })).toEqual([]);
  const party = { ...newParty('person', undefined, 'p'), isFilingParty: true };
  expect(findFilerProblems({ ...emptyContent, parties: [party] })).toEqual([]);
  // Said once: of parties that the firm doesn't represent, the parties' rules say it.
  expect(findFilerProblems({ ...emptyContent, parties: [{ ...party, isFilingParty: false }] })).toEqual([]);
});

test('a case is asked for by its number’s parts or by citation; what is wrong is named', () => {
  const court = { courtId: 'orange', name: 'Orange', county: 'Orange', circuit: 9, countyNumber: 48, divisions: [] };
  expect(requestOf({ court, number: '2025 ca 1234', citation: '' }).search).toEqual({
    Court: 'orange',
    CourtType: 'CA',
    CaseYear: 2025,
    CaseNumberSequence: '1234',
  });
  expect(requestOf({ court, number: '12-2025-CA-1', citation: '' }).wrong?.number).toContain('county');
  expect(requestOf({ court: undefined, number: '', citation: '' }).wrong).toEqual({ court: 'Choose the court.' });
  expect(requestOf({ court: undefined, number: '', citation: ' a48cit5 ' }).search).toEqual({
    TrafficCitationNumber: 'A48CIT5',
  });
  expect(requestOf({ court, number: '', citation: 'A 1' }).wrong?.citation).toContain('letters');
});
