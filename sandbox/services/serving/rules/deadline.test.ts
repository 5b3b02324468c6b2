import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineOf } from './deadline.ts';
import { rulesOfService, rulesOn } from './rules-of-service.ts';

const of = (state: string, on: string, dates: Partial<Parameters<typeof deadlineOf>[2]>) =>
  deadlineOf(state, on, { caseType: 'general', ...dates });

describe('the deadline', () => {
  test.each([
    ['CA', { filedOn: '2026-03-02' }, '2026-05-01', '2026-05-01'],
    ['CA', { filedOn: '2026-03-02', caseType: 'collections' as const }, '2026-08-29', '2026-08-31'],
    ['FL', { filedOn: '2026-03-02' }, '2026-06-30', '2026-06-30'],
    ['GA', { serverReceivedOn: '2026-03-02' }, '2026-03-07', '2026-03-09'],
    ['IL', { summonsIssuedOn: '2026-03-02' }, '2026-04-01', '2026-04-01'],
    ['IL', { summonsIssuedOn: '2026-03-02', appearanceOn: '2026-04-15' }, '2026-04-12', '2026-04-12'],
    ['MD', { summonsIssuedOn: '2026-03-02' }, '2026-05-01', '2026-05-01'],
    ['NV', { filedOn: '2026-03-02' }, '2026-06-30', '2026-06-30'],
    ['NY', { filedOn: '2026-03-02' }, '2026-06-30', '2026-06-30'],
    ['UT', { filedOn: '2026-03-02' }, '2026-06-30', '2026-06-30'],
    ['VA', { filedOn: '2024-02-29' }, '2025-02-28', '2025-02-28'],
    // Independence Day of 2026 is a Saturday, observed on the Friday before.
    ['FL', { filedOn: '2026-03-05' }, '2026-07-03', '2026-07-06'],
  ])('in %s of %j', (state, dates, serveBy, lastDay) => {
    expect(of(state, '2026-03-02', dates)).toMatchObject({ status: 'dated', serveBy, lastDay });
  });

  test('is none where the rules set no day, or none are on file', () => {
    expect(of('TX', '2026-03-02', { filedOn: '2026-03-02' })).toMatchObject({ status: 'none' });
    expect(of('CA', '2026-03-02', { caseType: 'eviction', filedOn: '2026-03-02' }).status).toBe('none');
    expect(of('OH', '2026-03-02', {}).text).toBe('No rules on file for Ohio.');
  });

  test('asks for the date that it is counted from', () => {
    expect(of('IL', '2026-03-02', {}).text).toBe('Enter the date of the summons to see the deadline.');
    expect(of('NY', '2026-03-02', {}).text).toBe('Enter the date of filing to see the deadline.');
    expect(of('GA', '2026-03-02', {}).status).toBe('needs-date');
  });

  test('agrees with a day-by-day count', () => {
    const days: Record<string, number> = { FL: 120, NV: 120, NY: 120, UT: 120, CA: 60, IL: 30, MD: 60 };
    const anyDay = fc.date({ min: new Date('2025-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(days)), anyDay, (state, date) => {
        const from = date.toISOString().slice(0, 10);
        const isFiling = state !== 'IL' && state !== 'MD';
        const found = of(state, from, isFiling ? { filedOn: from } : { summonsIssuedOn: from });
        const counted = new Date(`${from}T12:00:00Z`);
        for (let left = days[state] ?? 0; left > 0; left -= 1) counted.setUTCDate(counted.getUTCDate() + 1);
        expect(found.serveBy).toBe(counted.toISOString().slice(0, 10));
        while (isClosed(counted)) counted.setUTCDate(counted.getUTCDate() + 1);
        expect(found.lastDay).toBe(counted.toISOString().slice(0, 10));
      }),
      { numRuns: 10_000 },
    );
  });
});

/** Weekends and observed federal holidays, written out another way. */
function isClosed(date: Date): boolean {
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return true;
  const year = date.getUTCFullYear();
  return [...holidaysOf(year), ...holidaysOf(year + 1)].includes(date.toISOString().slice(0, 10));
}

function holidaysOf(year: number): string[] {
  const observed = (month: number, day: number) => {
    const date = new Date(Date.UTC(year, month - 1, day));
    const shift = { 0: 1, 6: -1 }[date.getUTCDay()] ?? 0;
    date.setUTCDate(date.getUTCDate() + shift);
    return date.toISOString().slice(0, 10);
  };
  const nth = (month: number, weekday: number, place: number) => {
    const all = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, month - 1, index + 1))).filter(
      (date) => date.getUTCMonth() === month - 1 && date.getUTCDay() === weekday,
    );
    return (
      all
        .at(place > 0 ? place - 1 : place)
        ?.toISOString()
        .slice(0, 10) ?? ''
    );
  };
  return [
    ...[observed(1, 1), observed(6, 19), observed(7, 4), observed(11, 11), observed(12, 25)],
    ...[nth(1, 1, 3), nth(2, 1, 3), nth(5, 1, -1), nth(9, 1, 1), nth(10, 1, 2), nth(11, 4, 4)],
  ];
}

test('each state has one version of its rules on each day, and California another from 2027', () => {
  for (const { state } of rulesOfService)
    for (const on of ['1999-01-01', '2026-12-31', '2027-01-01', '2050-01-01'])
      expect(rulesOfService.filter((each) => each.state === state && rulesOn(state, on) === each)).toHaveLength(1);
  expect(rulesOn('CA', '2026-12-31')?.diligence('eviction')).toMatchObject({ timesOfDay: 1, homeAttempts: 0 });
  expect(rulesOn('CA', '2027-01-01')?.diligence('eviction')).toMatchObject({ timesOfDay: 3, homeAttempts: 1 });
  expect(rulesOn('CA', '2027-01-01')?.photosPerAttempt).toBe(1);
});

test('only a dated change has an effective day', () => {
  for (const { rules } of rulesOfService)
    for (const { effectiveFrom, source } of rules)
      expect(effectiveFrom).toBe(source.startsWith('AB 747') ? '2027-01-01' : undefined);
});
