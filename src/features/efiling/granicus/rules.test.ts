import { expect, test } from 'vitest';
import { emptyTables } from '../model/court-tables';
import { emptyContent, type FilingContent } from '../model/filing-content';
import { newFiling } from '../model/filing-entries';
import { newParty } from '../model/party';
import { findDocketProblems, findFilerProblems } from './rules';

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
