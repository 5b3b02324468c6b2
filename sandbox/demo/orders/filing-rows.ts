/** A demo order's filings with documents, recipients and history. */
import type { EnteredEntry, FilingContent } from '../../db/schema/filing-content.ts';
import type { StoredFees } from '../../db/schema/stored-fees.ts';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { documentsOf } from '../../services/filing/filing-content.ts';
import { isRefused } from '../../services/filing/order-actions.ts';
import { abandonedBy, abandonment, type Queued } from '../florida/filed.ts';
import type { EnteredFiling } from './filing-content.ts';
import type { FilingContext, FilingPlan } from './filing-plan.ts';
import { acceptanceComments, refusals } from './outcomes.ts';

const minute = 60_000;
const day = 86_400_000;
/** How long the court keeps stamped copies (domain facts). */
const stampedLifetime = 90 * day;

/** An order that needs its filings. */
export interface FiledOrder {
  plan: FilingPlan;
  content: FilingContent;
  entered: readonly EnteredFiling[];
  statuses: readonly FilingStatus[];
  /** Missing until the court decides. */
  decidedAt: Date | undefined;
  /** What became of it in a correction queue. */
  queue: Queued | undefined;
  fees: StoredFees;
}

/** Adds the filings and returns their IDs. */
export function addFilings(filed: FiledOrder, context: FilingContext): string[] {
  return filed.content.filings.map((entry, index) => addFiling(filed, entry, index, context));
}

function addFiling(filed: FiledOrder, entry: EnteredEntry, index: number, context: FilingContext): string {
  const { plan, decidedAt, queue, entered, fees } = filed;
  const { rows, chance } = context;
  const filingId = chance.guid();
  const status = filed.statuses[index] ?? 'submitted';
  const type = entered[index]?.type;
  const receivedAt = status === 'submitted' || status === 'failed' ? undefined : after(plan.orderedAt, 1);
  const refusal = status === 'rejected' || status === 'returned' ? chance.pick(refusals) : undefined;
  const isTaken = decidedAt !== undefined && !isRefused(status) && status !== 'cancelled';
  const charges = fees.filings[index]?.charges ?? [];
  rows.filings.push({
    filingId,
    orderId: plan.orderId,
    entryId: entry.id,
    position: index,
    filingTypeCode: entry.filingTypeCode ?? '',
    filingTypeName: type?.name ?? '',
    description: entry.description ?? '',
    commentsToClerk: entry.commentsToClerk ?? '',
    action: entry.action,
    security: entry.security,
    status,
    feeCents: charges.reduce((cents, { amountCents }) => cents + amountCents, 0),
    submittedAt: plan.orderedAt,
    receivedAt,
    filedAt: isTaken ? receivedAt : undefined,
    acceptedAt: isTaken ? decidedAt : undefined,
    reviewerComments: refusal?.comment ?? (isTaken ? chance.pick(acceptanceComments) || undefined : undefined),
    rejectReasonCode: refusal?.code,
    rejectReasonText: refusal?.text,
    ...queue?.columns,
  });
  if (queue?.status === 'returned') rows.work.push(abandonment(filingId, queue.correctBy));
  addDocuments(filingId, entry, isTaken ? decidedAt : undefined, plan, context);
  if (entry.action !== 'EFile') addRecipient(filingId, plan, context);
  const course = { plan, receivedAt, decidedAt };
  addHistory(filingId, queue ? 'returned' : status, refusal?.comment, course, context);
  if (queue?.abandonedAt)
    rows.history.push({
      orderId: plan.orderId,
      filingId,
      at: queue.abandonedAt,
      status,
      actor: abandonedBy,
      comment: queue.columns.rejectReasonText,
    });
  return filingId;
}

function addDocuments(
  filingId: string,
  entry: EnteredEntry,
  stampedAt: Date | undefined,
  { demoCase }: FilingPlan,
  { rows, chance, files }: FilingContext,
): void {
  for (const [position, { kind, document }] of documentsOf(entry).entries()) {
    const stamped = files.find(demoCase.clientId, kind === 'attachment' ? 'exhibit' : 'pleading', 'stamped');
    rows.documents.push({
      documentId: chance.guid(),
      filingId,
      position,
      kind,
      fileId: document.fileId,
      name: document.fileName,
      description: document.description ?? '',
      filingComponentCode: document.filingComponentCode,
      documentTypeName: 'Public',
      pageCount: document.pageCount,
      sizeBytes: document.sizeBytes,
      ...(stampedAt
        ? { stampedFileId: stamped.fileId, stampedExpiresAt: new Date(stampedAt.getTime() + stampedLifetime) }
        : {}),
    });
  }
}

function addRecipient(filingId: string, { orderedAt }: FilingPlan, { rows, chance }: FilingContext): void {
  const name = chance.pick(['Edda Rask', 'Tobias Fenn', 'Wren Halloran', 'Ximena Prado']);
  const isUndeliverable = chance.happens(0.1);
  rows.recipients.push({
    filingId,
    name,
    firmName: chance.pick(['Rask & Fenn LLP', 'Halloran Law Office', 'Prado Legal PC']),
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    statusCode: isUndeliverable ? 'undeliverable' : 'sent',
    isOpened: !isUndeliverable && chance.happens(0.6),
    servedAt: isUndeliverable ? undefined : after(orderedAt, 3),
  });
}

interface Course {
  plan: FilingPlan;
  receivedAt: Date | undefined;
  decidedAt: Date | undefined;
}

function addHistory(
  filingId: string,
  status: FilingStatus,
  comment: string | undefined,
  { plan, receivedAt, decidedAt }: Course,
  { rows }: FilingContext,
): void {
  const { orderId, orderedAt, person, demoCase } = plan;
  const add = (at: Date, step: FilingStatus, actor: string, said?: string) =>
    rows.history.push({ orderId, filingId, at, status: step, actor, comment: said });
  add(orderedAt, 'submitting', person.name);
  if (status === 'failed') return void add(after(orderedAt, 1), 'failed', 'E-filing provider');
  add(after(orderedAt, 0.2), 'submitted', 'E-filing provider');
  if (receivedAt && status !== 'cancelled') add(after(receivedAt, 2), 'under-review', demoCase.courtName);
  if (status === 'submitted' || status === 'under-review') return;
  add(decidedAt ?? after(orderedAt, 20), status, status === 'cancelled' ? person.name : demoCase.courtName, comment);
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minute);
}
