import { expect, test } from 'vitest';
import type { FilingListItem } from '@/api/generated/filing/model';
import { filterCount } from '@/lib/grid/list/list-filter';
import { sortOf } from '@/lib/grid/list/list-request';
import { filterFilings } from '../model/filter-filings';
import { filingListSearch } from '../search';
import { filingsList, toFilingHistoryRequest, toFilingListRequest } from './filings-list';

const filing: FilingListItem = {
  filingId: '1',
  envelopeId: '100',
  orderId: 1,
  state: 'IL',
  caseTitle: 'Ortega v. Lakeshore Holdings LLC',
  courtCode: 'lakemoor:cv1',
  courtName: 'Lakemoor County, Civil',
  filingCode: '1',
  filingName: 'Complaint',
  filingStatus: 'accepted',
  filingStatusText: 'Accepted',
  action: 'EFile',
  submittedTimestamp: '2026-03-02T15:00:00Z',
  submittedBy: 'Nora Marlow',
  documentCount: 1,
  source: 'product',
};

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

test('keeps the filings with the chosen statuses and states', () => {
  const rejected: FilingListItem = { ...filing, filingId: '2', filingStatus: 'rejected', state: 'CA' };
  const all = [filing, rejected];
  expect(filterFilings(all, {})).toBe(all);
  expect(filterFilings(all, { status: ['rejected', 'returned'] })).toEqual([rejected]);
  expect(filterFilings(all, { states: ['IL'] })).toEqual([filing]);
  expect(filterFilings(all, { status: ['rejected'], states: ['IL'] })).toEqual([]);
});

test('drops invalid search parameters', () => {
  const search = filingListSearch.parse({ status: 'rejected,lost', from: 'yesterday', sort: 'judge' });
  expect({ ...search, sort: sortOf(filingsList, search.sort) }).toEqual({ status: ['rejected'], sort: ['-submitted'] });
});

test('counts the filters, a date range as one', () => {
  expect(filterCount(filingsList, {})).toBe(0);
  expect(filterCount(filingsList, { status: ['rejected'], from: '2026-03-01', to: '2026-03-02' })).toBe(2);
});
