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

it('fills every field, and submits one filing after another', () => {
  const filings = demoFilings(1000);
  for (const { name, caseTitle, caseNumber, court, fee } of filings) {
    for (const text of [name, court]) expect(text).toMatch(/^[A-Z]/);
    expect(caseTitle).toMatch(/^\p{L}+ v\. \p{Lu}/u);
    expect(caseNumber).toMatch(/^25-CV-[1-9]\d{4}$/);
    expect(fee >= 500 && fee < 45_500).toBe(true);
  }
  const times = filings.map(({ submitted }) => Date.parse(submitted));
  expect(times[0]).toBe(Date.parse('2025-01-02T14:37:00Z'));
  expect(times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) === 37 * 60_000)).toBe(true);
});

it('picks every name, party and court about as often', () => {
  const filings = demoFilings(9000);
  const fields = [
    filings.map(({ name }) => name),
    filings.map(({ caseTitle }) => caseTitle.split(' v. ')[0]),
    filings.map(({ caseTitle }) => caseTitle.split(' v. ')[1]),
    filings.map(({ court }) => court),
  ];
  for (const values of fields) {
    const counts = [...Map.groupBy(values, (value) => value).values()].map((same) => same.length);
    const mean = values.length / counts.length;
    for (const count of counts) expect(Math.abs(count - mean) / mean).toBeLessThan(0.15);
  }
});
