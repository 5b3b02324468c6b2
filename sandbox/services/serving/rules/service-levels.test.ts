import { expect, test } from 'vitest';
import { pagesPrice } from './prices.ts';
import { promiseOf, serviceLevels, weekdayOf } from './service-levels.ts';
import { zoneOfZip } from './zip-codes.ts';

const chicago = { timeZone: 'America/Chicago', isBarred: () => false };
const florida = { timeZone: 'America/New_York', isBarred: (day: string) => weekdayOf(day) === 0 };
const firstBy = (...given: Parameters<typeof promiseOf>) => promiseOf(...given).firstAttemptBy.toISOString();
const at = (time: string) => new Date(time);

test('the first attempt is promised by level', () => {
  // A Monday at 8 a.m. in Chicago.
  expect(firstBy('standard', at('2026-03-02T14:00:00Z'), chicago)).toBe('2026-03-06T03:00:00.000Z');
  expect(firstBy('rush', at('2026-03-02T14:00:00Z'), chicago)).toBe('2026-03-03T03:00:00.000Z');
  expect(firstBy('rush', at('2026-03-02T18:00:01Z'), chicago)).toBe('2026-03-04T03:00:00.000Z');
  expect(firstBy('same-day', at('2026-03-02T14:00:00Z'), chicago)).toBe('2026-03-02T18:00:00.000Z');
  // Two of the four hours are left at 7 p.m.
  expect(firstBy('same-day', at('2026-03-03T01:00:00Z'), chicago)).toBe('2026-03-03T15:00:00.000Z');
});

test('no promise ends on a barred day', () => {
  // Saturday afternoon: Sunday is barred.
  expect(firstBy('rush', at('2026-03-07T20:00:00Z'), florida)).toBe('2026-03-10T01:00:00.000Z');
  expect(firstBy('same-day', at('2026-03-08T15:00:00Z'), florida)).toBe('2026-03-09T15:00:00.000Z');
  expect(promiseOf('rush', at('2026-03-06T15:00:00Z'), florida).completeBy.toISOString()).toBe(
    '2026-03-11T01:00:00.000Z',
  );
});

test('zones and prices', () => {
  expect(['60601', '60610', '60611', '60613', '60612-0001', '00000'].map(zoneOfZip)).toEqual([
    1,
    2,
    3,
    5,
    4,
    undefined,
  ]);
  expect([0, 25, 26, 62, 100, 101, 250, 251, 500, 501].map((pages) => pagesPrice(pages) / 100)).toEqual([
    ...[0, 0, 8, 8, 8, 20, 20, 45, 45, 90],
  ]);
  const levels = serviceLevels('60601', at('2026-03-02T14:00:00Z'));
  expect(levels?.levels.map(({ price }) => price)).toEqual([95, 149, 215]);
  expect(serviceLevels('00000', at('2026-03-02T14:00:00Z'))).toBeUndefined();
});
