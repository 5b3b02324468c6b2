import type { courtPolicies } from '../../../db/schema/codes.ts';
import type { StateCode } from '../../../generated/filing/schemas.ts';
import { sizeLimitsOf } from './document-rules.ts';

/** The default policy, that of Illinois trial courts, for courts that publish none. */
export function usualPolicy(court: {
  state: StateCode;
  location: string;
  timeZone: string;
  now: Date;
}): typeof courtPolicies.$inferInsert {
  return {
    state: court.state,
    location: court.location,
    policyVersion: '2025.1',
    effectiveDate: '2025-01-01',
    lastUpdated: court.now,
    courtTimeZone: court.timeZone,
    filingDayEndsAt: '23:59',
    ...sizeLimitsOf(court.state),
    maxFilingsPerEnvelope: 50,
    maxAttachmentsPerFiling: 30,
    maxFileNameLength: 50,
    allowedFileTypes: [{ extension: 'pdf', mediaType: 'application/pdf' }],
    refusesEncryptedPdf: true,
    refusesXfaForms: true,
    requiresTextSearchablePdf: false,
    acceptsFeeWaiver: true,
  };
}
