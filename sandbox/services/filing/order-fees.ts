/** What orders cost, charge by charge, at their payment's current stage. */
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { feeQuotes } from '../../db/schema/fee-quotes.ts';
import { filings } from '../../db/schema/filings.ts';
import {
  type AllowanceCharge,
  AllowanceChargeReason,
  type FeeBreakdown,
  type OrderPayment,
} from '../../generated/filing/schemas.ts';
import { paymentStage, toFeeAnswer } from './fee-answers.ts';
import { toDollars } from './money.ts';
import type { StoredOrder } from './order-store.ts';

type ChargeRecord = typeof charges.$inferSelect;

/** The product fee's payee on the statement. */
const productPayee = 'Benchfile';

/** An order's fees; undefined without a quote. */
export async function readFeeBreakdown(db: Database, stored: StoredOrder): Promise<FeeBreakdown | undefined> {
  const { order, envelope } = stored;
  if (envelope) return envelopeBreakdown(db, stored, envelope);
  return order.status === 'draft' ? quotedBreakdown(db, order) : chargedBreakdown(db, order.orderId);
}

async function envelopeBreakdown(
  db: Database,
  { order }: StoredOrder,
  { envelopeId, fees, payment }: NonNullable<StoredOrder['envelope']>,
): Promise<FeeBreakdown> {
  const rows = await db
    .select({ entryId: filings.entryId, filingId: filings.filingId })
    .from(filings)
    .where(eq(filings.orderId, order.orderId));
  const filingIds = new Map(rows.map(({ entryId, filingId }) => [entryId, filingId]));
  const { state } = order;
  const answer = toFeeAnswer(fees, { state, envelopeId }, (entryId) => filingIds.get(entryId) ?? entryId);
  const isAccepted = order.status === 'accepted' || order.status === 'partially-rejected';
  return {
    orderId: order.orderId,
    stage: paymentStage(payment, isAccepted),
    ...answer,
    // Fees that the product advances are on its own statement line.
    cardCharges: payment.isGlobal ? productCharges(answer.feesCalculationAmount) : answer.cardCharges,
    asOf: payment.capturedAt ?? payment.authorizedAt,
  };
}

async function quotedBreakdown(
  db: Database,
  { orderId, state }: StoredOrder['order'],
): Promise<FeeBreakdown | undefined> {
  const [quote] = await db
    .select()
    .from(feeQuotes)
    .where(eq(feeQuotes.orderId, orderId))
    .orderBy(desc(feeQuotes.quotedAt))
    .limit(1);
  const stated = { state, envelopeId: undefined };
  return quote && { orderId, stage: 'quoted', ...toFeeAnswer(quote.fees, stated), asOf: quote.quotedAt.toISOString() };
}

/** Fees of an order without a court: just its charges. */
async function chargedBreakdown(db: Database, orderId: number): Promise<FeeBreakdown | undefined> {
  const rows = await db.select().from(charges).where(eq(charges.orderId, orderId)).orderBy(asc(charges.feeId));
  const [first] = rows;
  if (!first) return undefined;
  const total = toDollars(rows.reduce((cents, row) => cents + (row.status === 'refunded' ? 0 : row.amountCents), 0));
  return {
    orderId,
    stage: chargedStage(rows),
    feesCalculationAmount: total,
    currency: 'USD',
    isWaived: false,
    allowanceCharge: rows.flatMap(toAllowanceCharges),
    filings: [],
    cardCharges: productCharges(total),
    asOf: first.chargedAt.toISOString(),
  };
}

/** Payment of an order without a court, by the firm's invoice. Undefined when it costs nothing. */
export async function readServicePayment(
  db: Database,
  { orderId, dateOrdered }: StoredOrder['order'],
): Promise<OrderPayment | undefined> {
  const rows = await db.select().from(charges).where(eq(charges.orderId, orderId)).orderBy(asc(charges.feeId));
  const [first] = rows;
  if (!first) return undefined;
  const sum = (counted: readonly ChargeRecord[]) =>
    toDollars(counted.reduce((cents, { amountCents }) => cents + amountCents, 0));
  const quotedAmount = sum(rows);
  const taken = sum(rows.filter(({ status }) => status !== 'refunded'));
  const isSettled = rows.every(({ status }) => status !== 'not-yet-charged');
  return {
    accountName: first.invoiceNumber ? `Invoice ${first.invoiceNumber}` : 'The firm’s next invoice',
    waiverIndicator: false,
    transactionAmount: isSettled ? taken : quotedAmount,
    orderId: '',
    quotedAmount,
    authorizedAmount: quotedAmount,
    authorizedAt: dateOrdered.toISOString(),
    ...(isSettled ? { capturedAmount: taken, capturedAt: first.chargedAt.toISOString() } : {}),
  };
}

function productCharges(amount: number): FeeBreakdown['cardCharges'] {
  return amount > 0 ? [{ description: productPayee, amount }] : [];
}

function chargedStage(rows: readonly ChargeRecord[]): FeeBreakdown['stage'] {
  if (rows.every(({ status }) => status === 'refunded')) return 'released';
  return rows.some(({ status }) => status === 'not-yet-charged') ? 'authorized' : 'captured';
}

/** A refund is shown as the charge and an offsetting allowance. */
function toAllowanceCharges(row: ChargeRecord): AllowanceCharge[] {
  const line = (id: string, chargeIndicator: boolean): AllowanceCharge => ({
    id,
    chargeIndicator,
    allowanceChargeReason: AllowanceChargeReason.parse(row.reason),
    amount: toDollars(row.amountCents),
  });
  if (row.creditOfFeeId !== null)
    return [{ ...line(String(row.feeId), false), amount: toDollars(0 - row.amountCents) }];
  const charge = line(String(row.feeId), true);
  return row.status === 'refunded' ? [charge, line(`${row.feeId}-refund`, false)] : [charge];
}
