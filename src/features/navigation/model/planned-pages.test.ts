import { expect, it } from 'vitest';
import { isPlanned, plannedPage } from './planned-pages';

it('finds planned pages, with parameters and a trailing slash', () => {
  expect(plannedPage('/case-search')?.name).toBe('Case search');
  expect(plannedPage('/billing/invoice/4711/orders/')?.name).toBe('Invoices');
  for (const state of ['CA', 'FL', 'ga', 'IL', 'IN', 'MD', 'NV', 'TX', 'VA'])
    expect(plannedPage(`/${state}/my-court-cases`)?.name).toBe('My court cases');
  expect(plannedPage('/Billing/')).toEqual({ name: 'Billing', instead: ['orders', 'filingList'] });
});

it('finds no other page', () => {
  expect(plannedPage('/case-serach')).toBeUndefined();
  expect(plannedPage('/billing/invoice')).toBeUndefined();
  expect(plannedPage('/billing/invoice/4711/orders/2')).toBeUndefined();
  expect(plannedPage('/OR/my-court-cases')).toBeUndefined();
  expect(plannedPage('/')).toBeUndefined();
  expect(plannedPage('/state/my-court-cases')).toBeUndefined();
});

it('tells links to planned pages from links to built ones and to the legacy application', () => {
  const single = (link: string) => isPlanned({ kind: 'single-page', link });
  expect(single('/case-search?from=menu&state=IL#top')).toBe(true);
  expect(single('/orders?next=/case-search')).toBe(false);
  expect(single('/orders#/case-search')).toBe(false);
  expect(single('https://courts.example/case-search')).toBe(false);
  expect(isPlanned({ kind: 'single-page-with-matter', link: '/lsop' })).toBe(true);
  expect(isPlanned({ kind: 'legacy', link: '/change-password' })).toBe(false);
});
