import { expect, it } from 'vitest';
import { filterCount } from '@/lib/grid/list/list-filter';
import { parseSearchParams } from '@/lib/links/search-params';
import { feeSummarySearch } from '../search';
import { feesList, toFeeSummaryRequest } from './fees-list';

const read = (query: string) => feeSummarySearch.parse(parseSearchParams(query));

it('requests every fee of the matter, latest first, without search parameters', () => {
  expect(toFeeSummaryRequest(read('?status=lost'), '00015-Ortega')).toEqual({
    clientReference: '00015-Ortega',
    chargeStatus: 'all',
    sort: [{ field: 'date', direction: 'desc' }],
    top: 100,
    skip: 0,
  });
});

it('requests the address’s filters', () => {
  const search = read(
    '?status=billable&service=CreateCase&person=3,7&from=2026-03-01&to=2026-02-01&sort=-amount,order&page=2',
  );
  const criteria = {
    clientReference: '00015-Ortega',
    chargeStatus: 'billable',
    services: ['CreateCase'],
    userIds: [3, 7],
    dateFrom: '2026-02-01',
    dateTo: '2026-03-01',
    sort: [
      { field: 'amount', direction: 'desc' },
      { field: 'orderId', direction: 'asc' },
    ],
  };
  expect(toFeeSummaryRequest(search, '00015-Ortega')).toEqual({ ...criteria, top: 100, skip: 100 });
});

it('counts its filters', () => {
  expect(filterCount(feesList, read('?sort=date&page=2'))).toBe(0);
  expect(filterCount(feesList, read('?status=billable&service=CreateCase&person=3&to=2026-03-01'))).toBe(4);
});
