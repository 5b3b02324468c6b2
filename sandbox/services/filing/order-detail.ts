/** An order with all its details. */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { paymentAccounts } from '../../db/schema/filing-accounts.ts';
import { orders } from '../../db/schema/orders.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type {
  OrderAction,
  OrderDetail,
  OrderFiling,
  OrderPayment,
  StatusHistoryEntry,
} from '../../generated/filing/schemas.ts';
import { apiTypeOf } from '../../providers/facts.ts';
import { clerkOf, dueSoonOf, recordsOf } from '../../providers/index.ts';
import { readMatterSync } from '../integration/matter-pushes.ts';
import { abandoned, findCorrection, opensAnotherCase } from './corrections.ts';
import { readCourtesyCopy } from './courtesy-copies.ts';
import { toOrderPayment } from './fee-answers.ts';
import { isRefused, orderActions } from './order-actions.ts';
import { withEntries } from './order-entries.ts';
import { readFeeBreakdown, readServicePayment } from './order-fees.ts';
import { draftFilings, readOrderFilings } from './order-filings.ts';
import { readOrderParties } from './order-parties.ts';
import { filingFlowOf, type OrderRecord, type StoredOrder } from './order-store.ts';
import { readPaperDelivery } from './paper-delivery.ts';
import { filingStatusText } from './status-texts.ts';

/** Reads an order's details as of `now`. */
export async function readOrderDetail(db: Database, stored: StoredOrder, now: Date): Promise<OrderDetail> {
  const { order, content } = stored;
  const courtTimeZone = courtOf(order) && (await courtTimeZoneOf(db, order));
  const dueSoon = withDueSoon(await readFilingsOf(db, stored, now), order, courtTimeZone);
  const parties = content ? await readOrderParties(db, order, content, recordsOf(order.provider)) : [];
  const { filings, ...entered } = await withEntries(db, stored, { filings: dueSoon, parties, now });
  const breakdown = await readFeeBreakdown(db, stored);
  const filingFlow = filingFlowOf(order.service);
  const correctedBy = await findCorrection(db, order.orderId);
  return {
    orderId: order.orderId,
    version: order.version,
    service: order.service,
    state: order.state,
    provider: order.provider ?? undefined,
    apiType: apiTypeOf(order.provider),
    filingFlow,
    status: order.status,
    statusText: order.statusText,
    orderedAt: order.dateOrdered.toISOString(),
    orderedBy: { userId: order.userId, name: order.userName },
    clientReference: order.clientReference || undefined,
    mappingId: order.mappingId ?? undefined,
    matterName: order.matterName || undefined,
    court: courtOf(order),
    courtTimeZone,
    caseTitle: order.caseTitle || order.description,
    caseNumber: order.caseNumber ?? undefined,
    caseTrackingId: order.caseTrackingId ?? undefined,
    envelopeId: order.envelopeId ?? undefined,
    correctsOrderId: order.correctsOrderId ?? undefined,
    firstSubmittedAt: (await firstSubmission(db, order))?.toISOString(),
    correctedBy,
    filings,
    courtesyCopy: await readCourtesyCopy(db, order),
    paperDelivery: await readPaperDelivery(db, order, filings),
    statusHistory: await readStatusHistory(db, order),
    ...entered,
    payment: await readPayment(db, stored, breakdown?.feesCalculationAmount ?? 0),
    fees: breakdown && { allowanceCharge: breakdown.allowanceCharge, total: breakdown.feesCalculationAmount },
    actions: actionsOf(order, filings, correctedBy),
    matterSync: await readMatterSync(db, order.orderId),
  };
}

/** The filings, with the day from which little of the time to correct them is left. */
function withDueSoon(filings: OrderFiling[], { provider }: OrderRecord, timeZone: string | undefined): OrderFiling[] {
  if (timeZone === undefined) return filings;
  return filings.map((filing) => {
    const { correctBy } = filing;
    return correctBy ? { ...filing, dueSoonFrom: dueSoonOf(provider, new Date(correctBy), timeZone) } : filing;
  });
}

/** Tells when the first of the orders was submitted that this one corrects; undefined if it corrects none. */
async function firstSubmission(db: Database, { correctsOrderId }: OrderRecord): Promise<Date | undefined> {
  let at: Date | undefined;
  for (let orderId = correctsOrderId; orderId !== null; ) {
    const [before] = await db
      .select({ at: orders.dateOrdered, corrects: orders.correctsOrderId })
      .from(orders)
      .where(eq(orders.orderId, orderId));
    at = before?.at ?? at;
    orderId = before?.corrects ?? null;
  }
  return at;
}

/** An order's filings; for a draft, those entered so far. */
export async function readFilingsOf(
  db: Database,
  { order, envelope, content }: StoredOrder,
  now: Date,
): Promise<OrderFiling[]> {
  if (!envelope && content) {
    const typeNames = await recordsOf(order.provider).filingTypeNames(db, order.state, content);
    return draftFilings(order, content, typeNames);
  }
  return (await readOrderFilings(db, [order.orderId], now)).get(order.orderId) ?? [];
}

/** An order's actions. */
export function actionsOf(
  order: OrderRecord,
  filings: readonly OrderFiling[],
  correctedBy: OrderDetail['correctedBy'],
): OrderAction[] {
  const filingFlow = filingFlowOf(order.service);
  return orderActions({
    status: order.status,
    isCourtFiling: filingFlow !== undefined,
    isCourtesyCopy: order.service === 'CourtesyCopy',
    isOnPaper: clerkOf(order.provider).courier !== undefined,
    opensCase: opensAnotherCase(order),
    correctedBy,
    filings: order.status === 'draft' ? [] : filings.map(({ status }) => status),
    closed: closedText(filings),
    documentCount: filings.reduce((count, { documents }) => count + documents.length, 0),
  });
}

/** Tells what an order says whose returned filings were all abandoned. */
function closedText(filings: readonly OrderFiling[]): string | undefined {
  const refused = filings.filter(({ status }) => isRefused(status));
  const [last] = refused.filter(({ rejectReason }) => rejectReason?.code === abandoned);
  return refused.every(({ rejectReason }) => rejectReason?.code === abandoned) ? last?.rejectReason?.text : undefined;
}

/** An order's court; undefined until chosen. */
export function courtOf({ courtCode, courtName }: OrderRecord): OrderDetail['court'] {
  return courtCode === null ? undefined : { code: courtCode, name: courtName ?? courtCode };
}

async function courtTimeZoneOf(db: Database, { provider, state, courtCode }: OrderRecord) {
  return courtCode === null ? undefined : recordsOf(provider).courtTimeZone(db, state, courtCode);
}

async function readStatusHistory(db: Database, order: OrderRecord): Promise<StatusHistoryEntry[]> {
  const rows = await db
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.orderId, order.orderId))
    .orderBy(desc(statusHistory.at), desc(statusHistory.historyId));
  return rows.map((row) => ({
    at: row.at.toISOString(),
    status: row.status,
    statusText: row.statusText ?? filingStatusText(order, row.status),
    filingId: row.filingId ?? undefined,
    actor: row.actor,
    comment: row.comment ?? undefined,
  }));
}

/** Drafts show the chosen account and last quote, services the firm's invoice. */
async function readPayment(
  db: Database,
  { order, envelope, content }: StoredOrder,
  quotedAmount: number,
): Promise<OrderPayment | undefined> {
  if (envelope) return toOrderPayment(envelope.payment);
  if (order.status !== 'draft') return readServicePayment(db, order);
  if (content?.paymentAccountId === undefined) return undefined;
  const [account] = await db
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.paymentAccountId, content.paymentAccountId), eq(paymentAccounts.state, order.state)));
  if (!account || (account.clientId !== null && account.clientId !== order.clientId)) return undefined;
  return {
    paymentAccountId: account.paymentAccountId,
    accountName: account.accountName,
    waiverIndicator: account.paymentAccountTypeCode === 'WV',
    cardType: account.cardType ?? undefined,
    last4Digits: account.cardLast4 ?? undefined,
    transactionAmount: quotedAmount,
    orderId: '',
    quotedAmount,
  };
}
