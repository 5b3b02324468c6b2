/** What the demo's orders have of the Florida portal: content, case numbers, cases, and the correction queue. */
import type { courtCases } from '../../db/schema/court-cases.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { flCases } from '../../db/schema/florida.ts';
import { abandon, abandonsAt, portal } from '../../providers/granicus/clerk.ts';
import { correctBy } from '../../providers/granicus/correct-by.ts';
import { courtHolidays } from '../../providers/granicus/policy.ts';
import { rates } from '../../providers/granicus/price.ts';
import { abandoned, abandonedText } from '../../services/filing/corrections.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { daysBefore } from '../demo-step.ts';
import type { ContentAccounts } from '../orders/filing-plan.ts';
import type { Outcome } from '../orders/outcomes.ts';
import { floridaCourts } from './courts.ts';

/** Who abandons. */
export const abandonedBy = portal;

/** What the portal charges besides the clerks' fees. */
export const floridaPrices = { rates };

/** Who is served in every case of the demo. */
const opposing = { recipientId: 'es-5512', name: 'Owen Prather', email: 'owen.prather@example.com' };

/** The content as the portal's calls store it. */
export function floridaContent(content: FilingContent, { attorneyId }: ContentAccounts): FilingContent {
  const isNew = !('caseTrackingId' in content);
  const isServed = !isNew && content.filings.some(({ action }) => action !== 'EFile');
  return {
    ...content,
    filings: content.filings.map(({ leadDocument, attachments, filingAttorneyId: _, ...entry }) => ({
      ...entry,
      action: isServed ? 'EFileAndServe' : 'EFile',
      leadDocument: leadDocument && { ...leadDocument, filingComponentCode: undefined },
      attachments: attachments.map((document) => ({ ...document, filingComponentCode: undefined })),
      extra: { isConfidential: false, isEmergency: false },
    })),
    extra: {
      filingAttorneyId: attorneyId,
      feeExemption: 'none',
      serviceRecipients: isServed ? [opposing] : [],
    },
  };
}

const zones = new Map(floridaCourts.map(({ courtId, timeZone }) => [courtId, timeZone]));
const calendarOf = (courtCode: string) => ({
  timeZone: zones.get(courtCode) ?? 'America/New_York',
  holidays: courtHolidays,
});

/** The portal's ways for a filing: whatever else a clerk may say, it is docketed, pending or sent back. */
export function floridaOutcome(outcome: Outcome): Outcome {
  switch (outcome) {
    case 'partial':
    case 'served':
    case 'granted':
    case 'denied':
      return 'accepted';
    case 'receipted':
    case 'deferred':
      return 'under-review';
    case 'rejected':
      return 'returned';
    default:
      return outcome;
  }
}

/**
 * Tells when a filing was returned whose time ends with the nth of the coming limits: the 0th is today's on a court
 * day.
 */
export function returnedFor(courtCode: string, nth: number, now: Date): Date {
  const limits = new Map<number, Date>();
  for (let days = 14; days >= 0; days -= 1) {
    const returnedAt = daysBefore(now, days);
    const limit = correctBy(returnedAt, calendarOf(courtCode));
    if (limit > now && !limits.has(limit.getTime())) limits.set(limit.getTime(), returnedAt);
  }
  const found = [...limits.values()][nth];
  if (!found) throw new Error(`No return leaves ${nth} more limits.`);
  return found;
}

/** A filing that was sent back: until when it can be corrected, or that it was abandoned since. */
export interface Queued {
  status: 'returned' | 'rejected';
  correctBy: Date;
  /** Set once it was abandoned. */
  abandonedAt?: Date;
  /** Of the portal, once it was abandoned. */
  columns: { correctBy: Date; rejectReasonCode?: string; rejectReasonText?: string };
}

/** Tells what has become of a filing that was returned at a time. */
export function queued(courtCode: string, returnedAt: Date, now: Date): Queued {
  const calendar = calendarOf(courtCode);
  const limit = correctBy(returnedAt, calendar);
  if (limit > now) return { status: 'returned', correctBy: limit, columns: { correctBy: limit } };
  const rejectReasonText = abandonedText(limit, calendar.timeZone);
  return {
    status: 'rejected',
    correctBy: limit,
    abandonedAt: abandonsAt(limit),
    columns: { correctBy: limit, rejectReasonCode: abandoned, rejectReasonText },
  };
}

/** The portal's step at the end of a filing's time. */
export const abandonment = (filingId: string, limit: Date) => ({
  kind: abandon,
  dueAt: abandonsAt(limit),
  payload: { filingId },
});

/** The case in the clerk's records. */
export function floridaCase(row: typeof courtCases.$inferInsert): typeof flCases.$inferInsert {
  const { caseNumber, courtCode, caseCategoryCode = '', caseTypeCode = '', caseTitle, filedAt, parties } = row;
  const [, year, courtType = '', sequence] = caseNumber.split('-');
  return {
    ucn: caseNumber,
    courtId: courtCode,
    divisionId: caseCategoryCode,
    courtType,
    year: Number(year),
    sequence: Number(sequence),
    caseTypeId: caseTypeCode,
    caseTitle,
    filedDate: dayIn(calendarOf(courtCode).timeZone, filedAt),
    parties: (parties ?? []).map(({ casePartyId, kind, name, roleName }) => ({ casePartyId, kind, name, roleName })),
  };
}
