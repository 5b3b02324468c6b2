/** The rules of California's courts for documents (filing variants, section 2). */
import type { CourtPolicy } from '../../generated/filing/schemas.ts';
import { judicialHolidays } from './holidays.ts';

const megabyte = 1024 * 1024;
const yearsWithHolidays = [-1, 0, 1, 2];
/** What a printed page has no part in. */
const onPaper = {
  requiresTextSearchablePdf: false,
  searchableText: 'none',
  bookmarks: 'none',
  bookmarksFromExhibits: undefined,
} as const;

/** The policy at `now`; counts are added when it is read. */
export function policyOf(now: Date, isPaper: boolean): Omit<CourtPolicy, 'courtCode'> {
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
    ...(isPaper ? onPaper : {}),
  };
}
