import { expect, test } from 'vitest';
import { filterCount } from '@/lib/grid/list/list-filter';
import { sortOf } from '@/lib/grid/list/list-request';
import { filingListSearch } from '../search';
import { filingsList, toFilingHistoryRequest, toFilingListRequest } from './filings-list';

test('requests the date range of the address, earlier date first', () => {
  expect(toFilingListRequest({})).toEqual({});
  expect(toFilingListRequest({ from: '2026-03-31', to: '2026-03-01', q: 'motion' })).toEqual({
    StartDate: '2026-03-01',
    EndDate: '2026-03-31',
  });
});

test('requests the history with what the address includes', () => {
  expect(toFilingHistoryRequest({ from: '2026-03-01' }, '00015-Ortega')).toEqual({
    StartDate: '2026-03-01',
    ClientReference: '00015-Ortega',
    IncludeITKFilings: false,
    IncludeEnvelopeWithoutCaseNumber: false,
  });
  expect(toFilingHistoryRequest({ include: ['own', 'unnumbered'] })).toEqual({
    IncludeITKFilings: true,
    IncludeEnvelopeWithoutCaseNumber: true,
  });
});

test('drops invalid search parameters', () => {
  const search = filingListSearch.parse({ status: 'rejected,lost', from: 'yesterday', sort: 'judge' });
  expect({ ...search, sort: sortOf(filingsList, search.sort) }).toEqual({ status: ['rejected'], sort: ['-submitted'] });
});

test('counts the filters, a date range as one', () => {
  expect(filterCount(filingsList, {})).toBe(0);
  expect(filterCount(filingsList, { status: ['rejected'], from: '2026-03-01', to: '2026-03-02' })).toBe(2);
});
