import { expect, it } from 'vitest';
import { demoFilings, demoStatuses } from './demo-filings';

it('makes the same filings each time, with unique numbers', () => {
  const filings = demoFilings(10_000);
  expect(filings).toEqual(demoFilings(10_000));
  expect(new Set(filings.map(({ number }) => number)).size).toBe(10_000);
});

it('includes every status, mostly accepted', () => {
  const counts = demoStatuses.map((status) => demoFilings(1000).filter((filing) => filing.status === status).length);
  expect(counts.every((count) => count > 40)).toBe(true);
  expect(counts[0]).toBeGreaterThan(500);
});
