import { describe, expect, it } from 'vitest';
import type { HearingSlot, NoticeRule } from '@/api/generated/filing/model';
import { isShortNotice, noticeText, shortNoticeText } from './notice';

const slot = (startsAt: string, noticeDays?: number): HearingSlot => ({
  hearingSlotId: startsAt,
  startsAt,
  durationMinutes: 15,
  courtroom: '1401',
  isRemote: false,
  ...(noticeDays !== undefined && { noticeDays }),
});
const rule: NoticeRule = { days: 5, unit: 'court-days', source: 'Local Rule 2.1', since: '2024-07-01' };
const chicago = 'America/Chicago';

describe('the notice period of a motion', () => {
  it('is told with its rule, and the first day that keeps it', () => {
    const slots = [slot('2026-06-11T14:00:00Z', 4), slot('2026-06-12T14:00:00Z', 5), slot('2026-06-15T14:00:00Z', 6)];
    const asked =
      'Notice: 5 court days before the hearing, not counting the day of service (Local Rule 2.1, in effect since Jul 1, 2024).';
    expect(noticeText(rule, slots, chicago)).toBe(
      `${asked} Served today, the first day with full notice is Friday, June 12.`,
    );
    expect(noticeText(rule, slots.slice(0, 1), chicago)).toBe(asked);
    // The court counts. Where it didn't, nothing is said of a day.
    expect(noticeText(rule, [slot('2026-06-30T14:00:00Z')], chicago)).toBe(asked);
    expect(noticeText({ ...rule, days: 1, unit: 'days' }, [], chicago)).toContain('Notice: 1 day before the hearing');
  });

  it('is not guessed where no rule is on file', () => {
    expect(noticeText(undefined, [slot('2026-06-11T14:00:00Z')], chicago)).toBe(
      'No notice period on file for this motion type. Check the court’s rules.',
    );
  });

  it('is short of days that the court counted, and of no others', () => {
    expect(isShortNotice(slot('a', 4), rule)).toBe(true);
    expect(isShortNotice(slot('a', 5), rule)).toBe(false);
    expect(isShortNotice(slot('a'), rule)).toBe(false);
    expect(isShortNotice(slot('a', 0), undefined)).toBe(false);
  });

  it('warns of a slot that leaves too little', () => {
    expect(shortNoticeText(slot('a', 1), rule)).toBe(
      'Served today, this hearing has 1 court day of notice. Local Rule 2.1 asks for 5 court days. Choose a later time, or ask the court to shorten the notice.',
    );
    expect(shortNoticeText(slot('a', 0), rule)).toContain('has no full day of notice');
    expect(shortNoticeText(slot('a', 5), rule)).toBeUndefined();
    expect(shortNoticeText(slot('a'), rule)).toBeUndefined();
    expect(shortNoticeText(slot('a', 1), undefined)).toBeUndefined();
  });
});
