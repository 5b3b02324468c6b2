import { expect, it } from 'vitest';
import { deliveryDays } from './delivery-days';

const court = { courtTimeZone: 'America/Los_Angeles', courtHolidays: ['2027-01-18'], sameDayCutoff: '14:00' };
const at = (instant: string, hours = court) => deliveryDays(hours, new Date(instant));

it('is the same court day until its last hour, in the court’s zone', () => {
  expect(at('2027-01-12T21:59:59Z')).toEqual({
    standard: '2027-01-13',
    urgent: '2027-01-12',
    sameDayUntil: '14:00',
    isPastCutoff: false,
  });
  expect(at('2027-01-12T22:00:00Z')).toEqual({
    standard: '2027-01-13',
    urgent: '2027-01-13',
    sameDayUntil: undefined,
    isPastCutoff: true,
  });
  // Past midnight in London, still the day before in California.
  expect(at('2027-01-13T01:00:00Z').standard).toBe('2027-01-13');
});

it('is the next court day after a weekend and a holiday', () => {
  expect(at('2027-01-15T23:00:00Z')).toMatchObject({ standard: '2027-01-19', urgent: '2027-01-19' });
  expect(at('2027-01-16T18:00:00Z')).toMatchObject({ urgent: '2027-01-19', isPastCutoff: false });
});

it('is the next court day where the court has no last hour', () => {
  const without = { courtTimeZone: 'America/Los_Angeles' };
  expect(deliveryDays(without, new Date('2027-01-12T18:00:00Z'))).toEqual({
    standard: '2027-01-13',
    urgent: '2027-01-13',
    sameDayUntil: undefined,
    isPastCutoff: false,
  });
});
