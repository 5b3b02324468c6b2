/** The rules of California's courts for documents (filing variants, section 2). */
import type { CourtPolicy, EFilingProvider } from '../../generated/filing/schemas.ts';
import { daysBefore } from '../demo-step.ts';
import { judicialHolidays } from './holidays.ts';

const megabyte = 1024 * 1024;
const yearsWithHolidays = [-1, 0, 1, 2];
/** The statistics cover this many days. */
const countedDays = 365;

/** Filings a system counted, and why they came back. Few at courts that file on paper. */
const counted: Readonly<Partial<Record<EFilingProvider, number>>> = { onelegal: 412, jti: 168, none: 19 };

const reasons = [
  { code: 'NO-TEXT', text: 'The document is not text searchable.', checks: ['searchable'], share: 0.05 },
  { code: 'NO-BOOKMARKS', text: 'Exhibits are not bookmarked.', checks: ['bookmarks'], share: 0.04 },
  { code: 'WRONG-CASE', text: 'The caption has another case number.', checks: ['case-number'], share: 0.03 },
  { code: 'NO-SIGNATURE', text: 'The document is not signed.', checks: ['signature'], share: 0.02 },
  { code: 'WRONG-FEE', text: 'The fee for the first paper is missing.', checks: [], share: 0.01 },
];

/** A system's policy at `now`. */
export function policyOf(provider: EFilingProvider, now: Date): Omit<CourtPolicy, 'courtCode'> {
  const filingsCounted = counted[provider] ?? 0;
  const year = now.getUTCFullYear();
  return {
    policyVersion: '2026.1',
    effectiveDate: '2026-01-01',
    lastUpdated: now.toISOString(),
    courtTimeZone: 'America/Los_Angeles',
    filingDayEndsAt: '23:59',
    maxDocumentBytes: 25 * megabyte,
    maxEnvelopeBytes: 60 * megabyte,
    maxFilingsPerEnvelope: 50,
    maxAttachmentsPerFiling: 200,
    maxFileNameLength: 100,
    allowedFileTypes: [
      { extension: 'pdf', mediaType: 'application/pdf' },
      {
        extension: 'docx',
        mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      },
    ],
    refusesEncryptedPdf: true,
    refusesXfaForms: true,
    requiresTextSearchablePdf: true,
    acceptsFeeWaiver: true,
    pageSize: { widthIn: 8.5, heightIn: 11, toleranceIn: 0.1 },
    searchableText: 'required',
    bookmarks: 'required',
    bookmarksFromExhibits: 2,
    signature: true,
    redaction: {
      rule: 'California Rules of Court, rule 1.201',
      kinds: [
        { kind: 'ssn', shown: 'last4' },
        { kind: 'account', shown: 'last4' },
      ],
      acknowledge: true,
    },
    courtHolidays: yearsWithHolidays.flatMap((offset) => judicialHolidays(year + offset)),
    sameDayCutoff: '14:00',
    rejectionReasons: reasons.map(({ share, ...reason }) => ({
      ...reason,
      returned: Math.round(filingsCounted * share),
    })),
    filingsCounted,
    countedSince: daysBefore(now, countedDays).toISOString().slice(0, 10),
  };
}
