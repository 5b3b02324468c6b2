/** The orders on an invoice: what each sums to, and its charges. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { paymentAllocations, payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import type { FeeCategory, InvoiceLineItem } from '../../generated/billing/schemas.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn } from '../firm-time-zone.ts';
import { chargesOf, type InvoiceRecord } from './ledger.ts';
import { splitByWeight } from './rules/money.ts';

/** An order's charges on an invoice, in cents. */
export interface InvoiceLine {
  orderId: number;
  service: InvoiceLineItem['service'];
  clientReference: string;
  matterName: string;
  mappingId: string | null;
  description: string;
  chargedAt: Date;
  courtCents: number;
  serviceCents: number;
  taxCents: number;
  totalCents: number;
  /** Its share of the succeeded card payments' surcharge. */
  surchargeCents: number;
}

/** The orders on an invoice with their sums, oldest charge first. */
export async function readLines(db: Database, invoice: InvoiceRecord): Promise<InvoiceLine[]> {
  const sumOf = (...categories: FeeCategory[]) =>
    sql`coalesce(sum(${charges.amountCents}) filter (where ${inArray(charges.category, categories)}), 0)`.mapWith(
      Number,
    );
  const chargedAt = sql`min(${charges.chargedAt})`.mapWith(charges.chargedAt);
  const rows = await db
    .select({
      orderId: charges.orderId,
      service: orders.service,
      clientReference: orders.clientReference,
      matterName: orders.matterName,
      mappingId: orders.mappingId,
      description: orders.description,
      chargedAt,
      courtCents: sumOf('court-fee', 'convenience-fee'),
      serviceCents: sumOf('service-fee', 'surcharge'),
      taxCents: sumOf('tax'),
      totalCents: sql`coalesce(sum(${charges.amountCents}), 0)`.mapWith(Number),
    })
    .from(charges)
    .innerJoin(orders, eq(orders.orderId, charges.orderId))
    .where(chargesOf(invoice))
    .groupBy(charges.orderId, orders.orderId)
    .orderBy(asc(chargedAt), asc(charges.orderId));
  const [paid] = await db
    .select({ cents: sql`coalesce(sum(${paymentAllocations.surchargeCents}), 0)`.mapWith(Number) })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.paymentId, paymentAllocations.paymentId))
    .where(and(eq(paymentAllocations.invoiceId, invoice.invoiceId), eq(payments.status, 'succeeded')));
  const shares = splitByWeight(
    paid?.cents ?? 0,
    rows.map(({ orderId, totalCents }) => ({ id: orderId, weight: Math.max(0, totalCents) })),
  );
  return rows.map((row) => ({ ...row, surchargeCents: shares.get(row.orderId) ?? 0 }));
}

/** A line as an invoice's own answer has it. */
export function toLineItem(line: InvoiceLine, timeZone: string): InvoiceLineItem {
  return {
    orderId: line.orderId,
    service: line.service,
    clientReference: line.clientReference,
    matterName: line.matterName,
    description: line.description,
    date: dayIn(timeZone, line.chargedAt),
    courtFee: toDollars(line.courtCents),
    serviceFee: toDollars(line.serviceCents),
    surcharge: toDollars(line.surchargeCents),
    tax: toDollars(line.taxCents),
    total: toDollars(line.totalCents),
  };
}

/** The charges of orders on an invoice, by order. A credit names the invoice of the fee that it credits. */
export async function readCharges(db: Database, invoice: InvoiceRecord, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, never[]>();
  const rows = await db
    .select()
    .from(charges)
    .where(and(chargesOf(invoice), inArray(charges.orderId, orderIds)))
    .orderBy(asc(charges.feeId));
  const creditedIds = rows.flatMap(({ creditOfFeeId }) => creditOfFeeId ?? []);
  const credited =
    creditedIds.length === 0 ? [] : await db.select().from(charges).where(inArray(charges.feeId, creditedIds));
  const invoiceOf = new Map(credited.map(({ feeId, invoiceNumber }) => [feeId, invoiceNumber]));
  const answers = rows.map((row) => ({
    orderId: row.orderId,
    charge: {
      feeId: row.feeId,
      category: row.category,
      reason: row.reason,
      description: row.description,
      amount: toDollars(row.amountCents),
      chargedAt: row.chargedAt.toISOString(),
      filingId: row.filingId ?? undefined,
      creditOf:
        row.creditOfFeeId === null
          ? undefined
          : { feeId: row.creditOfFeeId, invoiceNumber: invoiceOf.get(row.creditOfFeeId) ?? undefined },
    },
  }));
  const byOrder = Map.groupBy(answers, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, group]) => [orderId, group.map(({ charge }) => charge)]));
}
