/** The portal's rules for documents, the same for every court but for its zone and calendar (filing variants, section 2). */
import type { CourtPolicy } from '../../generated/filing/schemas.ts';

const megabyte = 1024 * 1024;

/** Days on which Florida's clerks are closed besides weekends. The sandbox knows four years. */
export const courtHolidays: readonly string[] = [2025, 2026, 2027, 2028].flatMap(holidaysOf);

/** A court's policy, as of `now`. */
export function policyOf({ courtId, timeZone }: { courtId: string; timeZone: string }, now: Date): CourtPolicy {
  return {
    courtCode: courtId,
    policyVersion: '2026.1',
    effectiveDate: '2026-01-01',
    lastUpdated: now.toISOString(),
    courtTimeZone: timeZone,
    filingDayEndsAt: '23:59',
    maxDocumentBytes: 50 * megabyte,
    maxEnvelopeBytes: 50 * megabyte,
    maxFilingsPerEnvelope: 100,
    maxAttachmentsPerFiling: 50,
    maxFileNameLength: 100,
    allowedFileTypes: [{ extension: 'pdf', mediaType: 'application/pdf' }],
    refusesEncryptedPdf: true,
    refusesXfaForms: true,
    requiresTextSearchablePdf: false,
    acceptsFeeWaiver: true,
    pageSize: { widthIn: 8.5, heightIn: 11, toleranceIn: 0.1 },
    stampArea: [
      { corner: 'top-right', widthIn: 3, heightIn: 3, pages: 'first' },
      { corner: 'top-right', widthIn: 3, heightIn: 1, pages: 'later' },
    ],
    searchableText: 'advised',
    redaction: {
      rule: 'Florida Rule of General Practice and Judicial Administration 2.425',
      kinds: [
        { kind: 'ssn', shown: 'none' },
        { kind: 'account', shown: 'none' },
        { kind: 'card', shown: 'none' },
        { kind: 'itin', shown: 'last4' },
        { kind: 'licence', shown: 'last4' },
        { kind: 'birthDate', shown: 'year' },
      ],
      acknowledge: false,
    },
    courtHolidays: [...courtHolidays],
    correction: { amount: 5, unit: 'business-days' },
  };
}

/** A day on a weekend is kept on the nearest weekday. */
function holidaysOf(year: number): string[] {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => observed(`${year}-${day}`));
  const thanksgiving = nthWeekday(year, 11, 4, 4);
  return [
    ...fixed,
    nthWeekday(year, 1, 1, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, 1, 1),
    thanksgiving,
    nextDay(thanksgiving),
  ].toSorted();
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function nextDay(day: string, days = 1): string {
  return isoDay(Date.parse(day) + days * 86_400_000);
}

function observed(day: string): string {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return nextDay(day, -1);
  return weekday === 0 ? nextDay(day) : day;
}

/** Weekdays from Sunday, 0. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = Date.UTC(year, month - 1, 1);
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return isoDay(first + (ahead + (nth - 1) * 7) * 86_400_000);
}

function lastMonday(year: number, month: number): string {
  const fifth = nthWeekday(year, month, 1, 5);
  return Number(fifth.slice(5, 7)) === month ? fifth : nthWeekday(year, month, 1, 4);
}
