/** The content of the portal's calls, and as it is stored (filing variants, section 1). Each function undoes the other. */
import type { EnteredEntry, FilingContent } from '../../db/schema/filing-content.ts';
import { FlContent, FlFilingEntry } from '../../generated/filing/schemas.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';

/** What only the portal asks for. */
const CaseExtra = FlContent.pick({
  judicialOfficerId: true,
  isJuryTrialDemanded: true,
  filingAttorneyId: true,
  commentsToClerk: true,
  feeExemption: true,
  serviceRecipients: true,
  removedRecipientIds: true,
}).extend({
  /** A new case's title; an existing one's is known to every provider. */
  caseTitle: FlContent.shape.caseTitle,
});
const FilingExtra = FlFilingEntry.pick({ isConfidential: true, isEmergency: true });

/** The portal's own values of content. */
export function caseExtra({ extra }: FilingContent) {
  return CaseExtra.parse({ serviceRecipients: [], ...extra });
}

/** The portal's own values of a filing. */
export function filingExtra({ extra }: EnteredEntry) {
  return FilingExtra.parse({ isConfidential: false, isEmergency: false, ...extra });
}

export function fromWire(wire: FlContent): FilingContent {
  const shared = {
    courtCode: wire.courtId,
    caseCategoryCode: wire.divisionId,
    caseTypeCode: wire.caseTypeId,
    amountInControversy: wire.amountOfClaim,
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    parties: wire.parties,
    filings: wire.filings.map((entry) => entryFromWire(entry, wire.serviceRecipients.length > 0)),
    paymentAccountId: wire.paymentAccountId,
  };
  const extra = {
    judicialOfficerId: wire.judicialOfficerId,
    isJuryTrialDemanded: wire.isJuryTrialDemanded,
    filingAttorneyId: wire.filingAttorneyId,
    commentsToClerk: wire.commentsToClerk,
    feeExemption: wire.feeExemption,
    serviceRecipients: wire.serviceRecipients,
    removedRecipientIds: wire.removedRecipientIds,
  };
  if (wire.filingFlow === 'new-case') return stored({ ...shared, extra: { ...extra, caseTitle: wire.caseTitle } });
  return stored({
    ...shared,
    isNonIndexedCase: false,
    caseTrackingId: wire.ucn,
    caseNumber: wire.ucn,
    caseTitle: wire.caseTitle,
    filingPartyIds: wire.filingPartyIds,
    extra,
  });
}

export function toWire(content: FilingContent): FlContent {
  const { caseTitle, ...extra } = caseExtra(content);
  const shared = {
    ...extra,
    courtId: content.courtCode,
    divisionId: content.caseCategoryCode,
    caseTypeId: content.caseTypeCode,
    amountOfClaim: content.amountInControversy,
    parties: content.parties,
    filings: content.filings.map(entryToWire),
    paymentAccountId: content.paymentAccountId,
  };
  if (!isExistingCase(content)) return { ...shared, filingFlow: 'new-case', caseTitle, filingPartyIds: [] };
  return {
    ...shared,
    filingFlow: 'existing-case',
    ucn: content.caseTrackingId,
    caseTitle: content.caseTitle,
    filingPartyIds: content.filingPartyIds,
  };
}

function entryFromWire(
  { docketCodeId, isConfidential, isEmergency, ...entry }: FlFilingEntry,
  isServed: boolean,
): EnteredEntry {
  return {
    ...entry,
    action: isServed ? 'EFileAndServe' : 'EFile',
    security: isConfidential ? 'private' : 'public',
    filingTypeCode: docketCodeId,
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
    extra: { isConfidential, isEmergency },
  };
}

function entryToWire(entry: EnteredEntry): FlFilingEntry {
  return {
    id: entry.id,
    docketCodeId: entry.filingTypeCode,
    description: entry.description,
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
