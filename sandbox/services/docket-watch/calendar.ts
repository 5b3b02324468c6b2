/** Calendars as iCalendar files (RFC 5545). */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A deadline on a day, or a hearing at a time. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  /** YYYY-MM-DD, for the whole day. */
  day?: string;
  at?: Date;
  summary: string;
  description: string;
  place?: string;
  hasAlarms: boolean;
}

const domain = 'provider.example';
const dayLength = 86_400_000;
/** Seconds after which calendar programs read a feed again, written as REFRESH-INTERVAL and X-PUBLISHED-TTL. */
const interval = 3_600;

/** The calendar. Days are the court's, without a zone; times are in UTC. */
export function writeCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: interval,
    prodId: { company: 'Benchfile', product: 'Dockets' },
  });
  for (const { uid, sequence, isCancelled, day, at, summary, description, place, hasAlarms } of events) {
    const start = at ?? (day === undefined ? now : `${day}T00:00:00.000Z`);
    const event = calendar.createEvent({
      id: `${uid}@${domain}`,
      sequence,
      stamp: now,
      start,
      ...(at ? { end: new Date(at.getTime() + 3_600_000) } : {}),
      allDay: at === undefined,
      summary,
      ...(description ? { description } : {}),
      ...(place ? { location: place } : {}),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (hasAlarms && !isCancelled)
      for (const days of [7, 1]) event.createAlarm({ type: ICalAlarmType.display, trigger: (days * dayLength) / 1000 });
  }
  // Each line ends with CRLF (RFC 5545, 3.1), the last one, too.
  return `${calendar.toString()}\r\n`;
}
