import { expect, it } from 'vitest';
import '@/features/billing/lists/fees-list';
import '@/features/orders/lists/orders-list';
import { feeSummarySearch } from '@/features/billing/search';
import { filingListSearch, ordersSearch } from '@/features/orders/search';
import { parseSearchParams } from '@/lib/links/search-params';
import { unreadNames } from './unread-search';

const unread = (query: string, schema: unknown = ordersSearch) => unreadNames(schema, parseSearchParams(query));

it('names invalid parameters, whole or in part', () => {
  expect(unread('?status=lost&sort=color,-date&page=-2&from=yesterday&person=3,me&min=1e3')).toEqual([
    'status',
    'from',
    'person',
    'min',
    'sort',
    'page',
  ]);
  expect(unread('?status=lost', filingListSearch)).toEqual(['status']);
  expect(unread('?status=rejected&sort=date', feeSummarySearch)).toEqual(['status']);
  expect(unread('?sort=total', feeSummarySearch)).toEqual(['sort']);
});

it('ignores valid, empty and unrelated parameters', () => {
  expect(unread('?q=+ortega+&status=rejected,accepted&sort=-date&page=1&from=&utm_source=mail&min=95.50')).toEqual([]);
  expect(unread('?q=a', undefined)).toEqual([]);
  expect(unread('?q=a', () => ({}))).toEqual([]);
});
