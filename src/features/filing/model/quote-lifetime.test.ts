import { expect, it } from 'vitest';
import { quoteLifetime } from './quote-lifetime';

const quotedAt = '2027-01-12T21:50:00.000Z';
const delivery = { arrivesOn: '2027-01-12', courtTimeZone: 'America/Los_Angeles' };

it('ends a minute before the service says', () => {
  expect(quoteLifetime(undefined, 30)).toBe(29 * 60_000);
  expect(quoteLifetime({ quotedAt }, 30)).toBe(29 * 60_000);
  expect(quoteLifetime({ quotedAt })).toBe(4 * 60_000);
  // Nothing is asked for all the time.
  expect(quoteLifetime({ quotedAt }, 1)).toBe(30_000);
});

it('ends with the last hour of a courier who goes today', () => {
  const today = { ...delivery, sameDayUntil: '2027-01-12T22:00:00.000Z' };
  expect(quoteLifetime({ quotedAt, delivery: today }, 30)).toBe(10 * 60_000);
  expect(quoteLifetime({ quotedAt: '2027-01-12T22:00:00.000Z', delivery: today }, 30)).toBe(1000);
  expect(quoteLifetime({ quotedAt, delivery }, 30)).toBe(29 * 60_000);
});
