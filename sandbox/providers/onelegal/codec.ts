/**
 * The content of One Legal's calls, and as it is stored (filing variants, section 1). Each function undoes the other.
 */
import type { EnteredEntry, FilingContent } from '../../db/schema/filing-content.ts';
import { EServiceRecipient, OneLegalContent, OneLegalFilingEntry } from '../../generated/filing/schemas.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';

/** What only California's courts ask for. */
const CaseExtra = OneLegalContent.pick({
  divisionId: true,
  jurisdictionalAmount: true,
  isUnlawfulDetainer: true,
  premisesAddress: true,
  coverSheet: true,
  messageToClerk: true,
  isFeeWaiverRequested: true,
  apiType: true,
  isPhysical: true,
  physicalDelivery: true,
  courtesyCopy: true,
}).extend({
  /** Of a new case; an existing case's title is known to every provider. */
  caseTitle: OneLegalContent.shape.caseTitle,
  /** E-service alone names service contacts, too. */
  serviceRecipients: EServiceRecipient.array(),
});
const FilingExtra = OneLegalFilingEntry.pick({ hearingReservationNumber: true });

/** California's own values of content. */
export function caseExtra({ extra }: FilingContent) {
  return CaseExtra.parse({ isUnlawfulDetainer: false, isFeeWaiverRequested: false, serviceRecipients: [], ...extra });
}

/** California's own values of a filing. */
export function filingExtra({ extra }: EnteredEntry) {
  return FilingExtra.parse(extra ?? {});
}

export function fromWire(wire: OneLegalContent): FilingContent {
  const shared = {
    courtCode: wire.courtId,
    caseCategoryCode: wire.caseCategoryCode,
    caseTypeCode: wire.caseTypeCode,
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    parties: wire.parties,
    filings: wire.filings.map((entry) => entryFromWire(entry, wire.serviceRecipients.length > 0)),
    paymentAccountId: wire.paymentAccountId,
  };
  const extra = CaseExtra.parse(wire);
  if (wire.filingFlow === 'new-case') return stored({ ...shared, extra });
  return stored({
    ...shared,
    isNonIndexedCase: wire.caseTrackingId === undefined,
    caseTrackingId: wire.caseTrackingId,
    caseNumber: wire.caseNumber,
    caseTitle: wire.caseTitle,
    filingPartyIds: wire.filingPartyIds,
    extra: { ...extra, caseTitle: undefined },
  });
}

export function toWire(content: FilingContent): OneLegalContent {
  const { caseTitle, ...extra } = caseExtra(content);
  const shared = {
    ...extra,
    courtId: content.courtCode,
    caseCategoryCode: content.caseCategoryCode,
    caseTypeCode: content.caseTypeCode,
    parties: content.parties,
    filings: content.filings.map(entryToWire),
    paymentAccountId: content.paymentAccountId,
  };
  if (!isExistingCase(content)) return { ...shared, filingFlow: 'new-case', caseTitle, filingPartyIds: [] };
  return {
    ...shared,
    filingFlow: 'existing-case',
    caseTrackingId: content.caseTrackingId,
    caseNumber: content.caseNumber,
    caseTitle: content.caseTitle,
    filingPartyIds: content.filingPartyIds,
  };
}

function entryFromWire(
  { documentTypeCode, title, hearingReservationNumber, ...entry }: OneLegalFilingEntry,
  isServed: boolean,
): EnteredEntry {
  return {
    ...entry,
    action: isServed ? 'EFileAndServe' : 'EFile',
    filingTypeCode: documentTypeCode,
    description: title,
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
    extra: { hearingReservationNumber },
  };
}

function entryToWire(entry: EnteredEntry): OneLegalFilingEntry {
  return {
    id: entry.id,
    documentTypeCode: entry.filingTypeCode,
    title: entry.description,
    security: entry.security,
    ...filingExtra(entry),
    proposedOrder: entry.proposedOrder,
    leadDocument: entry.leadDocument,
    attachments: entry.attachments,
  };
}

/** Without the members that were left out: the database keeps none, so a repeated save finds the content unchanged. */
function stored(content: FilingContent): FilingContent {
  return JSON.parse(JSON.stringify(content));
}
