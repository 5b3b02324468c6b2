import { expect, it } from 'vitest';
import { plannedPage } from './planned-pages';

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
