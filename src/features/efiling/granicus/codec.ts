/**
 * The form's content as the portal's calls have it (filing variants, section 1). What only the portal asks for is in
 * `extra`; members that neither knows pass through.
 */
import type { FlContent, FlFilingEntry, FlServiceRecipientChoice } from '@/api/generated/filing/model';
import type { Codec } from '../descriptor';
import type { EnteredFiling, Extra, FilingContent } from '../model/filing-content';

/** A recipient as an option's value: `es-5512⇥Owen Prather⇥owen.prather@example.com`. */
export function recipientValue({ recipientId = '', name, email }: FlServiceRecipientChoice): string {
  return [recipientId, name, email].join('\t');
}

export function recipientOf(value: string): FlServiceRecipientChoice {
  const [recipientId = '', name = '', email = ''] = value.split('\t');
  return { ...(recipientId === '' ? {} : { recipientId }), name, email };
}

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
  const { crossReferences: _, procedureRemedyCodes: __, disclaimerCodes: ___, contactEmail: ____, ...kept } = rest;
  const { serviceRecipients, feeExemption, ...others } = extra;
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

const textOf = (value: Extra[string]) => (typeof value === 'string' && value !== '' ? value : undefined);

function contentFromWire(wire: Omit<FlContent, 'filingPartyIds' | 'ucn'>): FilingContent {
  const { filingFlow: _, courtId, divisionId, caseTypeId, amountOfClaim, filings, serviceRecipients, ...rest } = wire;
  const { judicialOfficerId, isJuryTrialDemanded, filingAttorneyId, commentsToClerk, feeExemption, ...kept } = rest;
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
    },
  };
}

function filingToWire({ filingTypeCode, extra = {}, ...filing }: EnteredFiling): FlFilingEntry {
  const { action: _, security: __, courtesyCopyEmails: ___, optionalServices: ____, ...rest } = filing;
  const { serviceRecipients: _____, filingTypeReadFrom: ______, filingAttorneyId: _______, ...kept } = rest;
  return {
    ...kept,
    docketCodeId: filingTypeCode,
    isConfidential: extra.isConfidential === true,
    isEmergency: extra.isEmergency === true,
  };
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
