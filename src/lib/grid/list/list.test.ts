import { expect, it } from 'vitest';
import { declareSortable, isSortable } from '../url/grid-search';
import { describeList } from './list';
import { filterCount, filterRequest, isFiltered, withoutFilters } from './list-filter';
import { listRequest, sortOf } from './list-request';
import { tableColumns } from './table-column';

interface Row {
  id: number;
  title: string;
  person: { name: string };
}

interface Search {
  q?: string;
  status?: string[];
  from?: string;
  to?: string;
  min?: number;
  max?: number;
  sort?: string[];
  page?: number;
}

const address = {};
const list = describeList<Row, 'rowId' | 'rowTitle', Search, { statuses: string[]; since: string }>(address)({
  noun: ['row', 'rows'],
  rowId: ({ id }) => id,
  nameOf: ({ title }) => title,
  defaultSort: ['-number'],
  filters: {
    status: { label: 'Status', kind: 'choices', request: ({ status = ['open'] }) => ({ statuses: status }) },
    from: { label: 'Days', kind: 'days', request: ({ from }) => ({ ...(from && { since: from }) }) },
    min: { label: 'Amount', kind: 'amounts' },
  },
  columns: {
    number: { label: 'Number', value: 'id', sort: 'rowId' },
    title: { label: 'Title', value: 'title', sort: 'rowTitle' },
    person: { label: 'Person', value: ({ person }) => person.name },
  },
});

it('requests the address’s filters and sort, or the default sort', () => {
  expect(listRequest(list, { sort: ['title', '-number'], page: 3, status: ['done'], from: '2026-03-01' })).toEqual({
    statuses: ['done'],
    since: '2026-03-01',
    sort: [
      { field: 'rowTitle', direction: 'asc' },
      { field: 'rowId', direction: 'desc' },
    ],
    top: 50,
    skip: 100,
  });
  expect(listRequest(list, {})).toEqual({
    statuses: ['open'],
    sort: [{ field: 'rowId', direction: 'desc' }],
    top: 50,
    skip: 0,
  });
});

it('drops unsortable columns from a sort', () => {
  expect(sortOf(list, ['person', '-color', 'title'])).toEqual(['title']);
  expect(sortOf(list, ['person'])).toEqual(['-number']);
  expect(isSortable(address, 'title')).toBe(true);
  expect(isSortable(address, 'person')).toBe(false);
  // Sortable columns aren't known until the list has loaded.
  expect(isSortable({}, 'person')).toBe(true);
  declareSortable(address, ['person']);
  expect([isSortable(address, 'title'), isSortable(address, 'person')]).toEqual([true, true]);
});

it('counts and clears its filters', () => {
  expect(filterCount(list, { q: 'a', sort: ['title'] })).toBe(0);
  expect(filterCount(list, { status: ['done'], to: '2026-03-01', max: 0 })).toBe(3);
  expect(isFiltered(list, { q: 'a' })).toBe(true);
  expect(isFiltered(list, { max: 0 })).toBe(true);
  expect(isFiltered(list, { page: 2 })).toBe(false);
  expect(Object.keys(withoutFilters(list))).toEqual(['q', 'status', 'from', 'to', 'min', 'max']);
  expect(filterRequest({}, {})).toEqual({});
});

it('accepts only known fields, sort keys and filters', () => {
  const wrong = describeList<Row, 'rowId', Search>()({
    noun: ['row', 'rows'],
    rowId: ({ id }) => id,
    nameOf: ({ title }) => title,
    // @ts-expect-error: no such column
    defaultSort: ['-date'],
    filters: {
      // @ts-expect-error: no such parameter of the address
      color: { label: 'Color', kind: 'choices' },
    },
    columns: {
      // @ts-expect-error: no such field
      a: { label: 'A', value: 'name' },
      // @ts-expect-error: no field of text or a number
      b: { label: 'B', value: 'person' },
      // @ts-expect-error: not a sort key of the server
      c: { label: 'C', value: 'title', sort: 'rowTitle' },
    },
  });
  expect(tableColumns(wrong)).toHaveLength(3);
});
