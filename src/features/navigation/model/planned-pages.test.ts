import { expect, it } from 'vitest';
import { plannedPage } from './planned-pages';

it('knows the pages that are still to come, with their parameters and a slash at the end', () => {
  expect(plannedPage('/case-search')?.name).toBe('Case search');
  expect(plannedPage('/billing/invoice/4711/orders/')?.name).toBe('Invoices');
  expect(plannedPage('/IL/my-court-cases')?.name).toBe('The list of court cases');
});

it('knows nothing of any other page', () => {
  expect(plannedPage('/case-serach')).toBeUndefined();
  expect(plannedPage('/billing/invoice')).toBeUndefined();
  expect(plannedPage('/billing/invoice/4711/orders/2')).toBeUndefined();
  expect(plannedPage('/OR/my-court-cases')).toBeUndefined();
  expect(plannedPage('/')).toBeUndefined();
});
