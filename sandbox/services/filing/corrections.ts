/**
 * Resubmissions. An order with rejected filings needs attention until its correction is submitted, and again if that is
 * cancelled; one whose service did not arrive, until it is repeated. One draft at most corrects it.
 */
import { and, asc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { filingRecipients, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { FilingFlow, OrderCorrection, OrderDetail, StateCode } from '../../generated/filing/schemas.ts';
import { notFound, problem } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { isRefused, resubmitRefusal } from './order-actions.ts';
import { filingFlowOf, type OrderRecord } from './order-store.ts';

type FilingRecord = typeof filings.$inferSelect;

/** The order or draft that resubmits this one, if any. */
export async function findCorrection(db: Database, orderId: number): Promise<OrderDetail['correctedBy']> {
  return (await findCorrections(db, [orderId])).get(orderId);
}

/** The latest correction of each order, by order number. */
export async function findCorrections(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderCorrection>> {
  const rows = await db
    .select({
      corrected: orders.correctsOrderId,
      orderId: orders.orderId,
      status: orders.status,
      statusText: orders.statusText,
    })
    .from(orders)
    .where(and(inArray(orders.correctsOrderId, [...orderIds]), ne(orders.status, 'cancelled')))
    .orderBy(asc(orders.orderId));
  return new Map(
    rows.flatMap(({ corrected, ...correction }) => (corrected === null ? [] : [[corrected, correction] as const])),
  );
}

/**
 * Tells whether what came back of an order would open a second case if it were filed again. With some providers it goes
 * into the case that the order opened.
 */
export function opensAnotherCase({
  service,
  provider,
  caseNumber,
}: Pick<OrderRecord, 'service' | 'provider' | 'caseNumber'>): boolean {
  if (filingFlowOf(service) !== 'new-case') return false;
  const refiles = provider ? factsOf(provider).refilesIntoOpenedCase : undefined;
  return refiles === undefined || caseNumber === null;
}

/** The context of a correction draft. */
interface CorrectionContext {
  clientId: number;
  state: StateCode;
  filingFlow: FilingFlow;
}

/**
 * Locks the order to correct and returns its correction draft, if any. The lock ensures a single draft.
 * @throws ProblemError 404 when the firm has no such order in the state, 409 `cannot-correct` when it can't be
 * corrected.
 */
export async function lockCorrected(
  tx: Database,
  orderId: number,
  { clientId, state, filingFlow }: CorrectionContext,
): Promise<number | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId), eq(orders.state, state)))
    .for('update');
  if (!order) throw notFound('The order to correct does not exist.');
  const correction = await findCorrection(tx, orderId);
  if (correction?.status === 'draft') return correction.orderId;
  const flow = filingFlowOf(order.service);
  // What came back of an order whose case was opened goes into that case.
  const isIntoItsCase = flow === 'new-case' && filingFlow === 'existing-case' && order.caseNumber !== null;
  if (flow !== filingFlow && !isIntoItsCase) throw cannotCorrect('The order was filed through another service.');
  const refusal = resubmitRefusal({
    isCourtFiling: true,
    opensCase: filingFlow === 'new-case',
    filings: order.status === 'draft' ? [] : await statusesOf(tx, orderId),
    correctedBy: correction,
  });
  if (refusal !== undefined) throw cannotCorrect(refusal);
  return undefined;
}

/** Flags an order for attention while something of it came back and is not done again. */
export async function refreshAttention(tx: Database, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  if (!order) return;
  await tx
    .update(orders)
    .set({ ...(await attentionOf(tx, orderId)), version: order.version + 1 })
    .where(eq(orders.orderId, orderId));
}

/** The order that this one corrects or is a copy of may need no attention anymore, or again. */
export async function refreshFormer(
  tx: Database,
  { correctsOrderId, copiesOrderId }: Pick<OrderRecord, 'correctsOrderId' | 'copiesOrderId'>,
): Promise<void> {
  for (const former of [correctsOrderId, copiesOrderId]) if (former !== null) await refreshAttention(tx, former);
}

/** Tells what waits for the firm: filings that no order resubmits, notices that no e-service repeats. */
export async function attentionOf(
  tx: Database,
  orderId: number,
): Promise<Pick<OrderRecord, 'needsAttention' | 'isSentBack' | 'isUndelivered' | 'correctBy'>> {
  const refused = await readRefused(tx, orderId);
  const isSentBack = await isUncorrected(tx, orderId, refused);
  const isUndelivered = (await readUndelivered(tx, orderId)).length > 0;
  const correctBy = isSentBack ? (firstLimit(refused) ?? null) : null;
  return { needsAttention: isSentBack || isUndelivered, isSentBack, isUndelivered, correctBy };
}

/** The recipients of an order whose notices did not arrive and who were not served again. */
export async function readUndelivered(tx: Database, orderId: number) {
  const rows = await tx
    .select({ recipient: filingRecipients })
    .from(filingRecipients)
    .innerJoin(filings, eq(filings.filingId, filingRecipients.filingId))
    .where(
      and(
        eq(filings.orderId, orderId),
        eq(filingRecipients.statusCode, 'undeliverable'),
        isNull(filingRecipients.servedAgainOrderId),
      ),
    );
  return rows.map(({ recipient }) => recipient);
}

/**
 * Tells whether an order has rejected or returned filings and no submitted correction, nor a copy of what was
 * abandoned.
 */
async function isUncorrected(tx: Database, orderId: number, refused: readonly FilingRecord[]): Promise<boolean> {
  if (refused.length === 0) return false;
  const correction = await findCorrection(tx, orderId);
  if (correction !== undefined && correction.status !== 'draft') return false;
  return !refused.every(({ rejectReasonCode }) => rejectReasonCode === abandoned) || !(await isCopied(tx, orderId));
}

/** Tells whether a copy of an order was submitted, and not cancelled. */
async function isCopied(tx: Database, orderId: number): Promise<boolean> {
  const copies = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.copiesOrderId, orderId), notInArray(orders.status, ['draft', 'cancelled'])))
    .limit(1);
  return copies.length > 0;
}

/** Tells when the first of the returned filings is abandoned. */
export function firstLimit(refused: readonly FilingRecord[]): Date | undefined {
  const limits = refused.flatMap(({ status, correctBy }) => (status === 'returned' && correctBy ? [correctBy] : []));
  return limits.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** The code of a filing that its court abandoned because no one corrected it in time. */
export const abandoned = 'ABANDONED';

/** Tells what is said of a filing that can't be corrected anymore. `timeZone`: the court's. */
export function abandonedText(correctBy: Date, timeZone: string): string {
  const date = correctBy.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  return `This filing was abandoned on ${date}. Copy it to a new draft.`;
}

/**
 * Returned filings may have to be corrected by a time of their own. One that is still open keeps its order open.
 * @throws ProblemError 409 `correction-window-closed` after the last of them.
 */
export async function requireOpenWindow(tx: Database, orderId: number, now: Date, timeZone: string): Promise<void> {
  const rows = await tx.select().from(filings).where(eq(filings.orderId, orderId));
  const limits = rows.flatMap(({ status, correctBy }) => (isRefused(status) && correctBy ? [correctBy] : []));
  const [last] = limits.toSorted((one, other) => other.getTime() - one.getTime());
  if (last && now > last)
    throw problem(409, { code: 'correction-window-closed', detail: abandonedText(last, timeZone) });
}

async function readRefused(tx: Database, orderId: number): Promise<FilingRecord[]> {
  const rows = await tx.select().from(filings).where(eq(filings.orderId, orderId));
  return rows.filter(({ status }) => isRefused(status));
}

async function statusesOf(tx: Database, orderId: number) {
  const rows = await tx.select({ status: filings.status }).from(filings).where(eq(filings.orderId, orderId));
  return rows.map(({ status }) => status);
}

function cannotCorrect(detail: string) {
  return problem(409, { code: 'cannot-correct', detail });
}
