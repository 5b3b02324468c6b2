/**
 * What a person enters to serve documents without filing. There is no draft call: it stays in the browser's journal (filing
 * variants, V3).
 */
import * as z from 'zod/mini';
import { EServiceRecipient, FilingDocument, type OneLegalEServiceRequest } from '@/api/generated/filing/model';
import type { CaseParams } from '@/features/efiling';
import { isEmail } from '@/lib/form/messages';
import { createJournal } from '@/lib/storage/journal';

const enteredService = z.object({
  /** Empty until chosen; likewise the texts. */
  courtId: z.string(),
  caseNumber: z.string(),
  caseTitle: z.string(),
  /** The case in the court's system, if it was chosen from the firm's. */
  caseTrackingId: z.optional(z.string()),
  servingPartyName: z.string(),
  documents: z.array(FilingDocument),
  recipients: z.array(EServiceRecipient),
  message: z.string(),
  paymentAccountId: z.optional(z.string()),
});

export type EnteredService = z.infer<typeof enteredService>;

/** By person, state and matter. */
export const serviceJournal = createJournal('e-service', enteredService);

/** The service that a link starts. */
export function firstService({ courtLocationCode, caseNumber, caseTrackingId }: CaseParams): EnteredService {
  return {
    courtId: courtLocationCode ?? '',
    caseNumber: caseNumber ?? '',
    caseTitle: '',
    ...(caseTrackingId !== undefined && { caseTrackingId }),
    servingPartyName: '',
    documents: [],
    recipients: [],
    message: '',
  };
}

/** Tells what a link says of the case wins over what was entered for another. */
export function openedService(entered: EnteredService | undefined, params: CaseParams): EnteredService {
  const first = firstService(params);
  if (!entered) return first;
  const isOther =
    (first.caseNumber !== '' && first.caseNumber !== entered.caseNumber) ||
    (first.caseTrackingId !== undefined && first.caseTrackingId !== entered.caseTrackingId);
  if (!isOther) return entered;
  // Who is served in one case is not served in another.
  return { ...first, documents: entered.documents };
}

export type ServiceField = 'courtId' | 'caseNumber' | 'caseTitle' | 'servingPartyName' | 'documents' | 'recipients';

/** Tells what must be entered before the documents can be served, by field, in the order of the page. */
export function serviceProblems(service: EnteredService, hasUploads: boolean): Partial<Record<ServiceField, string>> {
  const wrong = service.recipients.find(({ email }) => !isEmail(email.trim()));
  const problems: [ServiceField, string | undefined][] = [
    ['courtId', service.courtId === '' ? 'Choose the court.' : undefined],
    ['caseNumber', service.caseNumber.trim() === '' ? 'Enter the case number.' : undefined],
    ['caseTitle', service.caseTitle.trim() === '' ? 'Enter the case title.' : undefined],
    ['servingPartyName', service.servingPartyName.trim() === '' ? 'Enter the party that serves.' : undefined],
    ['documents', documentsProblem(service.documents.length, hasUploads)],
    [
      'recipients',
      service.recipients.length === 0
        ? 'Add at least one recipient.'
        : wrong && `${wrong.name} has no valid email. Remove them, or enter another.`,
    ],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

function documentsProblem(count: number, hasUploads: boolean): string | undefined {
  if (hasUploads) return 'Wait until every document is uploaded, or remove it.';
  return count === 0 ? 'Add at least one document.' : undefined;
}

/** The recipients with one more, once each by email. */
export function withRecipient(recipients: readonly EServiceRecipient[], added: EServiceRecipient): EServiceRecipient[] {
  const key = ({ email }: EServiceRecipient) => email.trim().toLowerCase();
  return recipients.some((each) => key(each) === key(added)) ? [...recipients] : [...recipients, added];
}

interface Paid {
  paymentAccountId: string;
  mappingId: string | undefined;
  clientReference: string | undefined;
}

/** The call that serves. */
export function serviceRequest(
  service: EnteredService,
  { paymentAccountId, mappingId, clientReference }: Paid,
): OneLegalEServiceRequest {
  const { courtId, documents, recipients } = service;
  const message = service.message.trim();
  return {
    courtId,
    caseNumber: service.caseNumber.trim(),
    caseTitle: service.caseTitle.trim(),
    servingPartyName: service.servingPartyName.trim(),
    documents: documents.map((document) => ({ ...document, findings: undefined })),
    recipients: recipients.map((each) => ({ ...each, name: each.name.trim(), email: each.email.trim() })),
    ...(message && { message }),
    paymentAccountId,
    ...(mappingId !== undefined && { mappingId }),
    ...(clientReference !== undefined && { clientReference }),
  };
}
