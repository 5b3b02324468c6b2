/** Tables of orders and payments, counted. */
import { describeList, type List } from '@/lib/grid/list/list';
import { type CountKey, type CountRow, countKeys, type PaidRow } from '../model/counts';
import { reportingSearch } from '../search';

/** Orders by one of their values; each leads to its orders. */
export function countList(key: CountKey): List<CountRow, true, string, object, object> {
  const { label } = countKeys.find(({ value }) => value === key) ?? { label: key };
  return describeList<CountRow>(reportingSearch)({
    noun: ['group', 'groups'],
    rowId: ({ value }) => value,
    nameOf: ({ name }) => name,
    searches: label.toLowerCase(),
    defaultSort: ['-orders'],
    columns: {
      name: {
        label,
        value: 'name',
        link: ({ search }) => ({ to: '/orders', search }),
        sort: true,
        card: 'title',
      },
      orders: {
        label: 'Orders',
        kind: 'number',
        value: 'count',
        sort: true,
        width: '8rem',
        align: 'end',
        card: 'line',
      },
    },
  });
}

/** Payments by month; each leads to its payments. */
export const paidList: List<PaidRow, true, string, object, object> = describeList<PaidRow>(reportingSearch)({
  noun: ['month', 'months'],
  rowId: ({ id }) => id,
  nameOf: ({ monthName }) => monthName,
  searches: 'month',
  defaultSort: ['-month'],
  columns: {
    month: {
      label: 'Month',
      value: 'monthName',
      index: ({ month, monthName }) => `${month} ${monthName}`,
      link: ({ month }) => ({ to: '/billing/payments', search: { q: month } }),
      sort: true,
      card: 'title',
    },
    payments: { label: 'Payments', kind: 'number', value: 'count', sort: true, width: '8rem', align: 'end' },
    applied: {
      label: 'Applied',
      kind: 'dollars',
      value: 'applied',
      total: ({ applied }) => applied,
      sort: true,
      width: '9rem',
      card: 'line',
    },
    fee: { label: 'Service fee', kind: 'dollars', value: 'fee', total: ({ fee }) => fee, sort: true, width: '9rem' },
  },
});
