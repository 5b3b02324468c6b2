/**
 * The form's content as the portal's calls have it (filing variants, section 1). What only the portal asks for is in
 * `extra`; members that neither knows pass through.
 */
import type { FilingDocument, FlContent, FlFilingEntry } from '@/api/generated/filing/model';
import type { Codec } from '../descriptor';
import type { EnteredDocument, EnteredFiling, Extra, FilingContent } from '../model/filing-content';
import { recipientOf, recipientValue } from './recipients';

export const newCase: Codec<FlContent> = {
  toWire: (content) => contentToWire(content, 'new-case'),
  fromWire: ({ filingPartyIds: _, ...wire }) => contentFromWire(wire),
};

export const existingCase: Codec<FlContent> = {
  toWire: ({ isNonIndexedCase: _, caseTrackingId, caseNumber: __, ...content }) => ({
    ...contentToWire(content, 'existing-case'),
    filingPartyIds: content.filingPartyIds ?? [],
    ucn: caseTrackingId,
  }),
  fromWire: ({ filingPartyIds, ucn, ...wire }) => ({
    ...contentFromWire(wire),
    isNonIndexedCase: false,
    filingPartyIds,
    caseTrackingId: ucn,
    caseNumber: ucn,
  }),
};

function contentToWire(content: FilingContent, filingFlow: FlContent['filingFlow']): FlContent {
  const { courtCode, caseCategoryCode, caseTypeCode, amountInControversy, filings, extra = {}, ...rest } = content;
  // Left over from another provider’s tables; the portal has no input for them.
  const { crossReferences: _, procedureRemedyCodes: __, disclaimerCodes: ___, contactEmail: ____, ...named } = rest;
  const { filerTypeCode: _____, damageAmountCode: ______, willFiledDate: _______, ...kept } = named;
  const { serviceRecipients, removedRecipientIds, feeExemption, ...others } = extra;
  return {
    ...kept,
    ...own(others),
    filingFlow,
    courtId: courtCode,
    divisionId: caseCategoryCode,
    caseTypeId: caseTypeCode || undefined,
    amountOfClaim: amountInControversy,
    filingPartyIds: [],
    filings: filings.map(filingToWire),
    serviceRecipients: Array.isArray(serviceRecipients) ? serviceRecipients.map(recipientOf) : [],
    removedRecipientIds: listOf(removedRecipientIds),
    feeExemption: feeExemption === 'indigent' || feeExemption === 'government' ? feeExemption : 'none',
  };
}

/** Of `extra`, what the portal's calls have. */
function own({ judicialOfficerId, isJuryTrialDemanded, filingAttorneyId, commentsToClerk }: Extra) {
  return {
    judicialOfficerId: textOf(judicialOfficerId),
    isJuryTrialDemanded: isJuryTrialDemanded === true ? true : undefined,
    filingAttorneyId: textOf(filingAttorneyId),
    commentsToClerk: textOf(commentsToClerk),
  };
}

const listOf = (value: Extra[string]) => (Array.isArray(value) && value.length > 0 ? value : undefined);
const textOf = (value: Extra[string]) => (typeof value === 'string' && value !== '' ? value : undefined);

function contentFromWire(wire: Omit<FlContent, 'filingPartyIds' | 'ucn'>): FilingContent {
  const { filingFlow: _, courtId, divisionId, caseTypeId, amountOfClaim, filings, serviceRecipients, ...rest } = wire;
  const {
    removedRecipientIds,
    judicialOfficerId,
    isJuryTrialDemanded,
    filingAttorneyId,
    commentsToClerk,
    feeExemption,
    ...kept
  } = rest;
  return {
    ...kept,
    courtCode: courtId,
    caseCategoryCode: divisionId,
    caseTypeCode: caseTypeId,
    amountInControversy: amountOfClaim,
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    filings: filings.map(filingFromWire),
    extra: {
      judicialOfficerId,
      isJuryTrialDemanded,
      filingAttorneyId,
      commentsToClerk,
      feeExemption: feeExemption === 'none' ? undefined : feeExemption,
      serviceRecipients: serviceRecipients.length > 0 ? serviceRecipients.map(recipientValue) : undefined,
      removedRecipientIds,
    },
  };
}

function filingToWire({ filingTypeCode, extra = {}, ...filing }: EnteredFiling): FlFilingEntry {
  const { action: _, security: __, courtesyCopyEmails: ___, optionalServices: ____, ...rest } = filing;
  const { serviceRecipients: _____, filingTypeReadFrom: ______, filingAttorneyId: _______, ...named } = rest;
  const { motionTypeCode: ________, leadDocument, attachments, ...kept } = named;
  return {
    ...kept,
    ...(leadDocument ? { leadDocument: documentToWire(leadDocument) } : {}),
    attachments: attachments.map(documentToWire),
    docketCodeId: filingTypeCode,
    isConfidential: extra.isConfidential === true,
    isEmergency: extra.isEmergency === true,
  };
}

/** The portal’s documents have no types or components of their own. */
function documentToWire({
  documentTypeCode: _,
  filingComponentCode: __,
  ...document
}: EnteredDocument): FilingDocument {
  return document;
}

function filingFromWire({ docketCodeId, isConfidential, isEmergency, ...filing }: FlFilingEntry): EnteredFiling {
  return {
    ...filing,
    action: 'EFile',
    security: 'public',
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
    filingTypeCode: docketCodeId,
    extra: { isConfidential: isConfidential || undefined, isEmergency: isEmergency || undefined },
  };
}
