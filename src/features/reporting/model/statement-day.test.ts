import { describe, expect, test } from 'vitest';
import { readDay } from './statement-day';

const today = '2026-11-23';

describe('days', () => {
  test.each([
    ['03/06/2026', '2026-03-06'],
    ['3/6/26', '2026-03-06'],
    ['03/06', '2026-03-06'],
    ['12/24', '2025-12-24'],
    ['2026-03-06', '2026-03-06'],
    ['Mar 6', '2026-03-06'],
    ['March 6, 2025', '2025-03-06'],
    ['Dec. 24', '2025-12-24'],
    ['11/23', '2026-11-23'],
    ['11/24', '2025-11-24'],
    ['March 6 2025', '2025-03-06'],
    ['MAR 06', '2026-03-06'],
    ['02/29', '2024-02-29'],
    ['02/30', undefined],
    ['13/45/2026', undefined],
    ['2026-02-31', undefined],
    ['soon', undefined],
  ])('%s', (text, day) => {
    expect(readDay(text, today)).toBe(day);
  });
});

test.each([
  ...(['Jan 01', 'Feb 02', 'Mar 03', 'Apr 04', 'May 05', 'Jun 06', 'Jul 07', 'Aug 08', 'Sep 09', 'Oct 10'] as const),
  ...(['Nov 11', 'Dec 12'] as const),
])('%s is the day of that month', (text) => {
  const day = text.slice(4);
  expect(readDay(`${text}, 2025`, today)).toBe(`2025-${day}-${day}`);
});
