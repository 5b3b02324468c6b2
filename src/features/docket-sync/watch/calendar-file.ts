/** Deadlines as an iCalendar file (RFC 5545), for programs that don't subscribe. Loads with the first file. */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Deadline } from '@/api/generated/docket-watch/model';

type FiledDeadline = Pick<
  Deadline,
  'deadlineId' | 'version' | 'date' | 'title' | 'caseTitle' | 'caseNumber' | 'source' | 'note' | 'status'
>;

const day = 86_400;
/** Days before a deadline on which calendars remind of it. */
const reminders = [7, 1];

/**
 * The calendar. Days are the court's and have no zone: every calendar shows the same ones.
 * @param domain of the deployment, which makes the events' IDs unique.
 */
export function calendarOf(deadlines: readonly FiledDeadline[], domain: string, now: Date): string {
  const calendar = ical({
    name: 'Court deadlines',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Benchfile', product: 'Dockets' },
  });
  for (const { deadlineId, version, date, title, caseTitle, caseNumber, source, note, status } of deadlines) {
    const isSealed = caseTitle === 'Sealed case';
    const event = calendar.createEvent({
      id: `deadline-${deadlineId}@${domain}`,
      sequence: version,
      stamp: now,
      start: `${date}T00:00:00.000Z`,
      allDay: true,
      summary: isSealed ? caseTitle : `${title}: ${caseTitle}`,
      ...(isSealed ? {} : { description: [caseNumber, source, note].filter(Boolean).join('\n') }),
      status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (status === 'confirmed')
      for (const days of reminders) event.createAlarm({ type: ICalAlarmType.display, trigger: days * day });
  }
  // Each line ends with CRLF (RFC 5545, 3.1), the last one, too.
  return `${calendar.toString()}\r\n`;
}
