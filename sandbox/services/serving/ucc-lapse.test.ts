import { expect, test } from 'vitest';
import { continuationWindow, lapseOn } from './ucc-lapse.ts';

test.each([
  ['2021-11-22', '2026-11-22'],
  ['2024-02-29', '2029-02-28'],
  ['2020-12-31', '2025-12-31'],
])('a statement filed on %s lapses on %s', (filed, lapses) => expect(lapseOn(filed)).toBe(lapses));

test.each([
  ['2021-11-22', '2026-05-22', '2026-11-22'],
  ['2021-08-31', '2026-02-28', '2026-08-31'],
  ['2024-02-29', '2028-08-28', '2029-02-28'],
])('filed on %s, it can be continued from %s to %s', (filed, from, to) =>
  expect(continuationWindow(filed)).toEqual({ from, to }),
);
