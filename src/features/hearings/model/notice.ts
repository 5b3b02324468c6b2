/** How long before its hearing a motion must be served, as the court's rule on file says. Pure. */
import type { HearingSlot, NoticeRule } from '@/api/generated/filing/model';
import { calendarDay, formatPlainDate } from '@/lib/format/dates';
import { dayText } from './hearing-weeks';

const length = (days: number, unit: NoticeRule['unit']) => {
  const word = unit === 'court-days' ? 'court day' : 'day';
  return `${days} ${word}${days === 1 ? '' : 's'}`;
};

/** Tells whether a slot leaves less notice than the rule asks for, if the motion is served today. */
export function isShortNotice({ noticeDays }: HearingSlot, rule: NoticeRule | undefined): boolean {
  return rule !== undefined && noticeDays !== undefined && noticeDays < rule.days;
}

/** The rule in a sentence, with the first day among the slots that keeps it. */
export function noticeText(rule: NoticeRule | undefined, slots: readonly HearingSlot[], timeZone: string): string {
  if (!rule) return 'No notice period on file for this motion type. Check the court’s rules.';
  const { days, unit, source, since } = rule;
  const asked = `Notice: ${length(days, unit)} before the hearing, not counting the day of service (${source}, in effect since ${formatPlainDate(since)}).`;
  const first = slots.find((slot) => slot.noticeDays !== undefined && slot.noticeDays >= days);
  if (!first) return asked;
  return `${asked} Served today, the first day with full notice is ${dayText(calendarDay(first.startsAt, timeZone))}.`;
}

/** Tells what is wrong with a slot that leaves too little notice; undefined for any other. */
export function shortNoticeText(slot: HearingSlot, rule: NoticeRule | undefined): string | undefined {
  if (!rule || slot.noticeDays === undefined || slot.noticeDays >= rule.days) return undefined;
  const left = slot.noticeDays === 0 ? 'no full day' : length(slot.noticeDays, rule.unit);
  return `Served today, this hearing has ${left} of notice. ${rule.source} asks for ${length(rule.days, rule.unit)}. Choose a later time, or ask the court to shorten the notice.`;
}
