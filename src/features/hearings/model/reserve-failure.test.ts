import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { nearestOf, reserveFailureText } from './reserve-failure';

const chicago = 'America/Chicago';
const failed = (status: number, body: unknown = {}) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });
const nearest = [
  {
    hearingSlotId: 'a',
    startsAt: '2026-12-01T15:00:00Z',
    durationMinutes: 15,
    courtroom: '1404',
    isRemote: false,
  },
];

describe('why no hearing was reserved', () => {
  it.each([
    [failed(409, { code: 'slot-taken' }), 'That time was just taken. Choose another.'],
    [failed(409, { code: 'slot-taken', nearest }), 'That time was just taken. Choose another:'],
    [
      failed(503, { code: 'court-calendar-closed', opensAt: '2026-12-01T14:00:00Z' }),
      'The court’s calendar is closed until Dec 1, 2026, 8:00 AM CST.',
    ],
    [failed(503, { code: 'court-calendar-closed', detail: 'The calendar is closed.' }), 'The calendar is closed.'],
    [failed(503, { code: 'court-calendar-closed', opensAt: '' }), 'The hearing was not reserved. Try again.'],
    [failed(503, { code: 'court-calendar-closed', opensAt: 7, detail: 'Closed today.' }), 'Closed today.'],
    [
      failed(500, { detail: 'Down.' }),
      'It is not known whether the hearing was reserved. Try again: nothing is reserved twice.',
    ],
    [failed(0), 'It is not known whether the hearing was reserved. Try again: nothing is reserved twice.'],
    [failed(409, { code: 'other' }), 'The hearing was not reserved. Try again.'],
    [failed(409, { code: 'not-reservable', detail: 'The court has decided.' }), 'The court has decided.'],
  ])('%#', (error, text) => {
    expect(reserveFailureText(error, chicago)).toBe(text);
  });

  it('comes with the nearest places that the court offers', () => {
    expect(nearestOf(failed(409, { code: 'slot-taken', nearest }))).toEqual(nearest);
    expect(nearestOf(failed(409, { code: 'slot-taken', nearest: 'none' }))).toBeUndefined();
    expect(nearestOf(failed(409, { code: 'slot-taken', nearest: [{ hearingSlotId: 'a' }] }))).toBeUndefined();
    expect(nearestOf(failed(500))).toBeUndefined();
    expect(nearestOf(failed(502, 'Bad Gateway'))).toBeUndefined();
  });
});
