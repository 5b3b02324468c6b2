import { expect, it } from 'vitest';
import { filterCount } from '@/lib/grid/list/list-filter';
import { parseSearchParams } from '@/lib/links/search-params';
import { feeSummarySearch } from '../search';
import { feesFileName, feesList, toFeeSummaryRequest } from './fees-list';

const matter = { clientReference: '00015-Ortega' };
const read = (query: string) => feeSummarySearch.parse(parseSearchParams(query));

it('requests every fee of the matter, latest first, without search parameters', () => {
  expect(toFeeSummaryRequest(read('?status=lost&matter=R&court=x'), matter)).toEqual({
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
  expect(toFeeSummaryRequest(search, matter)).toEqual({ ...criteria, top: 100, skip: 100 });
});

it('requests the fees of all matters, or of some courts or one matter', () => {
  const request = toFeeSummaryRequest(read('?matter=00015-Ortega&court=lakemoor:cv1,lakemoor:pr1'), {});
  expect(request).toMatchObject({ clientReference: '00015-Ortega', courtCodes: ['lakemoor:cv1', 'lakemoor:pr1'] });
  expect(toFeeSummaryRequest(read(''), {}).clientReference).toBeUndefined();
});

it.each([
  ['', {}, 'fees-firm'],
  ['', matter, 'fees-00015-Ortega'],
  ['?from=2026-11-01&to=2026-11-30', {}, 'fees-firm-2026-11'],
  ['?from=2026-02-01&to=2026-02-28', matter, 'fees-00015-Ortega-2026-02'],
  ['?from=2024-02-01&to=2024-02-28', {}, 'fees-firm-2024-02-01-to-2024-02-28'],
  ['?from=2026-11-15&to=2026-11-01', {}, 'fees-firm-2026-11-01-to-2026-11-15'],
  ['?from=2026-11-01&to=2026-12-31', {}, 'fees-firm-2026-11-01-to-2026-12-31'],
  ['?from=2026-11-02&to=2026-11-30', {}, 'fees-firm-2026-11-02-to-2026-11-30'],
  ['?from=2026-11-22&to=2026-11-22', {}, 'fees-firm-2026-11-22'],
  ['?from=2026-11-01', {}, 'fees-firm-from-2026-11-01'],
  ['?to=2026-11-01', {}, 'fees-firm-to-2026-11-01'],
])('the files of %s are named by whose fees and when', (query, scope, name) => {
  expect(feesFileName(read(query), scope)).toBe(name);
});

it('counts its filters', () => {
  expect(filterCount(feesList, read('?sort=date&page=2'))).toBe(0);
  expect(
    filterCount(feesList, read('?status=billable&service=CreateCase&person=3&to=2026-03-01&court=a&matter=R')),
  ).toBe(6);
});
