import { expect, test } from 'vitest';
import type { HearingSlot } from '@/api/generated/filing/model';
import { hearingProblems } from './chosen-hearings';

const slot = (startsAt: string): HearingSlot => ({
  hearingSlotId: startsAt,
  startsAt,
  durationMinutes: 15,
  courtroom: '1401',
  isRemote: false,
});
const first = slot('2026-06-11T14:00:00Z');
const second = slot('2026-06-11T14:30:00Z');
const chosen = [
  { index: 0, slot: first, filingTypeCode: '1', motionTypeCode: '2' },
  { index: 2, slot: second, filingTypeCode: '1', motionTypeCode: '2' },
];
const now = new Date('2026-06-01T12:00:00Z');

test('a chosen hearing that the court offers no longer is an item to fix', () => {
  expect(hearingProblems(chosen, [[first], [first]], now)).toEqual([
    { step: 'filings', path: 'filings.2.hearingSlot', message: 'That time was just taken. Choose another.' },
  ]);
  expect(hearingProblems(chosen, [[first, second], [second]], now)).toEqual([]);
});

test('a calendar that didn’t answer says nothing of it', () => {
  expect(hearingProblems(chosen, [undefined, undefined], now)).toEqual([]);
  expect(hearingProblems(chosen, [], now)).toEqual([]);
});

test('a time that has come can’t be reserved, whatever the calendar says', () => {
  expect(hearingProblems(chosen, [[first], [second]], new Date('2026-06-11T14:00:00Z'))).toEqual([
    { step: 'filings', path: 'filings.0.hearingSlot', message: 'That time has passed. Choose another.' },
  ]);
});
