/**
 * The form's content as One Legal's calls have it (filing variants, section 1). What only California asks for is in
 * `extra`; members that neither knows pass through.
 */
import type {
  FilingDocument,
  FilingFlow,
  OneLegalContent,
  OneLegalCoverSheet,
  OneLegalFilingEntry,
  PostalAddress,
} from '@/api/generated/filing/model';
import type { Codec } from '../descriptor';
import type { ProviderFacts } from '../facts';
import { isAddress } from '../model/fields';
import type { EnteredFiling, Extra, FieldValue, FilingContent } from '../model/filing-content';
import { recipientOf, recipientValue } from '../model/recipients';

/** The codecs of a system's courts: what is sent names the system, since One Legal also carries filings to others. */
export function codecsOf({
  apiType,
}: Pick<ProviderFacts, 'apiType'>): Readonly<Record<FilingFlow, Codec<OneLegalContent>>> {
  return {
    'new-case': {
      toWire: (content) => ({ ...contentToWire(content, 'new-case'), apiType }),
      fromWire: ({ filingPartyIds: _, ...wire }) => contentFromWire(wire),
    },
    'existing-case': {
      toWire: ({ isNonIndexedCase: _, ...content }) => ({
        ...contentToWire(content, 'existing-case'),
        filingPartyIds: content.filingPartyIds ?? [],
        apiType,
      }),
      fromWire: ({ filingPartyIds, ...wire }) => ({
        ...contentFromWire(wire),
        isNonIndexedCase: wire.caseTrackingId === undefined,
        filingPartyIds,
      }),
    },
  };
}

function contentToWire(content: FilingContent, filingFlow: OneLegalContent['filingFlow']): OneLegalContent {
  const { courtCode, caseCategoryCode, caseTypeCode, filings, extra = {}, ...rest } = content;
  // What another system's courts asked for, as in a copy or a template, means nothing here.
  const { crossReferences: _, procedureRemedyCodes: __, disclaimerCodes: ___, contactEmail: ____, ...others } = rest;
  const { filerTypeCode: _____, damageAmountCode: ______, amountInControversy: _______, ...kept } = others;
  const isUnlawfulDetainer = extra.isUnlawfulDetainer === true;
  return {
    ...kept,
    filingFlow,
    courtId: courtCode,
    caseCategoryCode: caseCategoryCode || undefined,
    caseTypeCode: caseTypeCode || undefined,
    divisionId: textOf(extra.divisionId),
    jurisdictionalAmount: amounts.find((amount) => amount === extra.jurisdictionalAmount),
    isUnlawfulDetainer,
    // An address that was entered before the case type changed stays in the form.
    premisesAddress: isUnlawfulDetainer ? addressOf(extra.premisesAddress) : undefined,
    coverSheet: filingFlow === 'new-case' ? coverSheetOf(extra) : undefined,
    messageToClerk: textOf(extra.messageToClerk),
    isFeeWaiverRequested: extra.isFeeWaiverRequested === true,
    filingPartyIds: [],
    filings: filings.map(filingToWire),
    serviceRecipients: Array.isArray(extra.serviceRecipients) ? extra.serviceRecipients.map(recipientOf) : [],
  };
}

const amounts = ['limited-to-10000', 'limited-over-10000', 'unlimited'] as const;
const restrictions = ['private', 'sealed'] as const;
const remedies = ['monetary', 'nonmonetary', 'punitive'] as const;

const textOf = (value: FieldValue) => (typeof value === 'string' && value !== '' ? value : undefined);
const addressOf = (value: FieldValue): PostalAddress | undefined => (isAddress(value) ? value : undefined);

/** Undefined until a part of it was answered. */
function coverSheetOf({ isComplex, isClassAction, remedies: sought, causesOfAction }: Extra) {
  const sheet: OneLegalCoverSheet = {
    isComplex: typeof isComplex === 'boolean' ? isComplex : undefined,
    isClassAction: typeof isClassAction === 'boolean' ? isClassAction : undefined,
    remedies: Array.isArray(sought) ? remedies.filter((remedy) => sought.includes(remedy)) : undefined,
    causesOfAction: typeof causesOfAction === 'number' ? causesOfAction : undefined,
  };
  return Object.values(sheet).some((answer) => answer !== undefined) ? sheet : undefined;
}

type OwnPart = Omit<OneLegalContent, 'filingPartyIds'>;

function contentFromWire({
  filingFlow: _,
  apiType: __,
  courtId,
  filings,
  serviceRecipients,
  ...wire
}: OwnPart): FilingContent {
  const { divisionId, jurisdictionalAmount, isUnlawfulDetainer, premisesAddress, coverSheet, ...rest } = wire;
  const { messageToClerk, isFeeWaiverRequested, ...kept } = rest;
  return {
    ...kept,
    courtCode: courtId,
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    filings: filings.map(filingFromWire),
    extra: {
      divisionId,
      jurisdictionalAmount,
      isUnlawfulDetainer: isUnlawfulDetainer || undefined,
      premisesAddress,
      ...coverSheet,
      messageToClerk,
      isFeeWaiverRequested: isFeeWaiverRequested || undefined,
      serviceRecipients: serviceRecipients.length > 0 ? serviceRecipients.map(recipientValue) : undefined,
    },
  };
}

function filingToWire({ filingTypeCode, description, extra = {}, ...filing }: EnteredFiling): OneLegalFilingEntry {
  const { action: _, courtesyCopyEmails: __, optionalServices: ___, serviceRecipients: ____, ...rest } = filing;
  const { filingTypeReadFrom: _____, filingAttorneyId: ______, motionTypeCode: _______, ...others } = rest;
  const { leadDocument, attachments, ...kept } = others;
  return {
    ...kept,
    leadDocument: leadDocument && plainDocument(leadDocument),
    attachments: attachments.map(plainDocument),
    security: restrictions.find((each) => each === extra.security) ?? 'public',
    documentTypeCode: filingTypeCode,
    title: description,
    hearingReservationNumber: textOf(extra.hearingReservationNumber),
  };
}

/** A document has the type of its filing. */
const plainDocument = ({ documentTypeCode: _, filingComponentCode: __, ...document }: FilingDocument): FilingDocument =>
  document;

function filingFromWire({
  documentTypeCode,
  title,
  hearingReservationNumber,
  security,
  ...filing
}: OneLegalFilingEntry): EnteredFiling {
  return {
    ...filing,
    action: 'EFile',
    security: 'public',
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
    filingTypeCode: documentTypeCode,
    description: title,
    extra: { hearingReservationNumber, security: security === 'public' ? undefined : security },
  };
}
