/** What a person enters to have printed copies delivered to a judge's chambers (filing variants, section 4). */
import * as z from 'zod/mini';
import { FilingDocument, type OneLegalDraft, type OrderDetail } from '@/api/generated/filing/model';
import type { CaseParams, OrderedCopies } from '@/features/efiling';
import { createJournal } from '@/lib/storage/journal';
import { createKeptKeys } from '@/lib/storage/kept-key';

const enteredCopy = z.object({
  /** Empty until entered; likewise the texts. */
  courtId: z.string(),
  caseNumber: z.string(),
  caseTitle: z.string(),
  /** The case in the court's system, if it was chosen from the firm's. */
  caseTrackingId: z.optional(z.string()),
  ofOrderId: z.optional(z.number()),
  documents: z.array(FilingDocument),
  recipientName: z.string(),
  chambers: z.string(),
  address: z.string(),
  copies: z.number(),
  singleSided: z.boolean(),
  tabs: z.boolean(),
  binder: z.boolean(),
  /** `YYYY-MM-DD`, in the court's zone. */
  deliverBy: z.optional(z.string()),
  instructions: z.string(),
  paymentAccountId: z.optional(z.string()),
  /** The draft that was saved of it. */
  saved: z.optional(z.object({ orderId: z.number(), version: z.number() })),
});

export type EnteredCopy = z.infer<typeof enteredCopy>;

/** By person, state, matter, and the order or draft in the address. */
export const copyJournal = createJournal('courtesy-copy', enteredCopy);

/** The keys under which a draft is made and ordered. */
export const draftKeys = createKeptKeys('courtesy-copy-draft-key');
export const orderKeys = createKeptKeys('courtesy-copy-order-key');

const nothing: EnteredCopy = {
  courtId: '',
  caseNumber: '',
  caseTitle: '',
  documents: [],
  recipientName: '',
  chambers: '',
  address: '',
  copies: 1,
  singleSided: false,
  tabs: false,
  binder: false,
  instructions: '',
};

/** The copies that a link starts. */
export function firstCopy({ courtLocationCode, caseNumber, caseTrackingId }: CaseParams): EnteredCopy {
  return {
    ...nothing,
    courtId: courtLocationCode ?? '',
    caseNumber: caseNumber ?? '',
    ...(caseTrackingId !== undefined && { caseTrackingId }),
  };
}

type FiledOrder = Pick<OrderDetail, 'orderId' | 'court' | 'caseNumber' | 'caseTitle' | 'caseTrackingId'>;

/** The copies of what an order filed. */
export function copyOfOrder(order: FiledOrder, documents: FilingDocument[]): EnteredCopy {
  const { orderId, court, caseNumber, caseTitle, caseTrackingId } = order;
  return {
    ...firstCopy({ courtLocationCode: court?.code, caseNumber, caseTrackingId }),
    caseTitle,
    ofOrderId: orderId,
    documents,
  };
}

/** The copies of a saved draft. */
export function copyOfDraft({ orderId, version, content }: OneLegalDraft): EnteredCopy {
  const { courtId = '', caseNumber = '', caseTitle = '', caseTrackingId, paymentAccountId, courtesyCopy } = content;
  const { documents = [], ...copy } = courtesyCopy ?? {};
  return {
    ...nothing,
    ...copy,
    documents,
    courtId,
    caseNumber,
    caseTitle,
    ...(caseTrackingId !== undefined && { caseTrackingId }),
    ...(paymentAccountId !== undefined && { paymentAccountId }),
    saved: { orderId, version },
  };
}

/** Tells what a link says of the case wins over what was entered for another. */
export function openedCopy(entered: EnteredCopy | undefined, first: EnteredCopy): EnteredCopy {
  if (!entered) return first;
  const isOther =
    (first.caseNumber !== '' && first.caseNumber !== entered.caseNumber) ||
    (first.saved !== undefined && first.saved.version > (entered.saved?.version ?? 0));
  return isOther ? first : entered;
}

export type CopyField =
  | 'courtId'
  | 'caseNumber'
  | 'caseTitle'
  | 'documents'
  | 'recipientName'
  | 'address'
  | 'deliverBy';

/**
 * Tells what must be entered before the copies can be ordered, by field, in the order of the page. `today`:
 * `YYYY-MM-DD`.
 */
export function copyProblems(
  copy: EnteredCopy,
  { hasUploads, today }: { hasUploads: boolean; today: string },
): Partial<Record<CopyField, string>> {
  const problems: [CopyField, string | undefined][] = [
    ['courtId', copy.courtId === '' ? 'Choose the court.' : undefined],
    ['caseNumber', copy.caseNumber.trim() === '' ? 'Enter the case number.' : undefined],
    ['caseTitle', copy.caseTitle.trim() === '' ? 'Enter the case title.' : undefined],
    ['documents', documentsProblem(copy.documents.length, hasUploads)],
    ['recipientName', copy.recipientName.trim() === '' ? 'Enter the judge or department.' : undefined],
    ['address', copy.address.trim() === '' ? 'Enter the delivery address.' : undefined],
    ['deliverBy', deliverByProblem(copy.deliverBy, today)],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

function documentsProblem(count: number, hasUploads: boolean): string | undefined {
  if (hasUploads) return 'Wait until every document is uploaded, or remove it.';
  return count === 0 ? 'Add at least one document.' : undefined;
}

function deliverByProblem(day: string | undefined, today: string): string | undefined {
  if (day === undefined || day === '') return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return 'Enter a date, such as 12/31/2026.';
  return day <= today ? 'The copies can be delivered from the next court day on. Choose a later day.' : undefined;
}

/** Tells what the calls send. */
export function orderedCopies(copy: EnteredCopy, paymentAccountId: string | undefined): OrderedCopies {
  const { courtId, caseTrackingId, ofOrderId, copies, singleSided, tabs, binder, deliverBy } = copy;
  const text = (value: string) => value.trim() || undefined;
  return withoutMissing({
    courtId,
    caseNumber: copy.caseNumber.trim(),
    caseTitle: copy.caseTitle.trim(),
    caseTrackingId,
    courtesyCopy: withoutMissing({
      ofOrderId,
      documents: copy.documents.map((document) => ({ ...document, findings: undefined })),
      recipientName: text(copy.recipientName),
      chambers: text(copy.chambers),
      address: text(copy.address),
      copies,
      singleSided,
      tabs,
      binder,
      deliverBy: deliverBy || undefined,
      instructions: text(copy.instructions),
    }),
    paymentAccountId,
  });
}

/** The same without members that have no value. */
function withoutMissing<Members extends object>(members: Members): Members {
  return JSON.parse(JSON.stringify(members));
}

/** Tells what is printed: `2 copies of 14 pages`. */
export function printedText({ documents, copies, ofOrderId }: EnteredCopy): string {
  const pages = documents.reduce((sum, { pageCount }) => sum + pageCount, ofOrderId === undefined ? 0 : 1);
  return `${copies} ${copies === 1 ? 'copy' : 'copies'} of ${pages} ${pages === 1 ? 'page' : 'pages'}`;
}
