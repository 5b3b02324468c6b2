/** What statements show of a firm: the lines of court captures, and payments to the product. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invoices, paymentAllocations, payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { orders } from '../../db/schema/orders.ts';
import type { StatementCandidate } from '../../generated/billing/schemas.ts';
import { toDollars } from '../filing/money.ts';
import { courtReasons, statementLines } from '../filing/statement-lines.ts';
import { dayIn } from '../firm-time-zone.ts';

/** A line that a court or the product takes from a firm. */
export interface Capture {
  cents: number;
  last4?: string | undefined;
  transactionId?: string | undefined;
  /** As shown. Its `foundBy` is added when a line is matched. */
  candidate: Omit<StatementCandidate, 'foundBy'>;
}

const sumWhere = (condition: SQL) =>
  sql`coalesce(sum(${charges.amountCents}) filter (where ${condition}), 0)`.mapWith(Number);
const isCourt = sql`${charges.reason} in (${sql.join(
  courtReasons.map((reason) => sql`${reason}`),
  sql`, `,
)})`;
/** Sums of an envelope's two lines, for conditions on captured orders. */
export const lineSums = { court: sumWhere(isCourt), other: sumWhere(sql`not ${isCourt}`) };

/** The statement lines of the captured orders that match; `having` limits their sums. */
export async function readCaptures(
  db: Database,
  { clientId, timeZone }: { clientId: number; timeZone: string },
  where: SQL | undefined,
  having?: SQL,
): Promise<Capture[]> {
  const captured = db
    .select({
      orderId: charges.orderId,
      court: lineSums.court.as('court'),
      other: lineSums.other.as('other'),
      capturedAt: sql`min(${charges.chargedAt})`.mapWith(charges.chargedAt).as('captured_at'),
    })
    .from(charges)
    .innerJoin(orders, eq(orders.orderId, charges.orderId))
    .where(and(eq(charges.clientId, clientId), eq(charges.settlement, 'court'), eq(charges.status, 'billable'), where))
    .groupBy(charges.orderId)
    .having(having)
    .as('captured');
  const rows = await db
    .select({
      order: orders,
      court: captured.court,
      other: captured.other,
      capturedAt: captured.capturedAt,
      last4: sql<string | null>`${envelopes.payment} ->> 'last4Digits'`,
      transactionId: sql<string | null>`${envelopes.payment} ->> 'transactionId'`,
    })
    .from(captured)
    .innerJoin(orders, eq(orders.orderId, captured.orderId))
    .leftJoin(envelopes, eq(envelopes.orderId, captured.orderId))
    .orderBy(captured.orderId);
  return rows.flatMap(({ order, court, other, capturedAt, last4, transactionId }) =>
    statementLines({ state: order.state, envelopeId: order.envelopeId ?? undefined }, { court, other }).map(
      ({ descriptor, cents }): Capture => ({
        cents,
        last4: last4 ?? undefined,
        transactionId: transactionId ?? undefined,
        candidate: {
          descriptor,
          amount: toDollars(cents),
          postedOn: dayIn(timeZone, capturedAt),
          orderId: order.orderId,
          envelopeId: order.envelopeId ?? undefined,
          clientReference: order.clientReference,
          matterName: order.matterName,
          courtName: order.courtName ?? undefined,
          caseNumber: order.caseNumber ?? undefined,
          caseTitle: order.caseTitle,
        },
      }),
    ),
  );
}

/** Payments that took money from the firm, with their surcharge, as statements show them. */
export async function readPaymentLines(
  db: Database,
  { clientId, timeZone }: { clientId: number; timeZone: string },
): Promise<Capture[]> {
  const rows = await db
    .select({ payment: payments, invoiceId: invoices.invoiceId, number: invoices.number })
    .from(payments)
    .leftJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.paymentId))
    .leftJoin(invoices, eq(invoices.invoiceId, paymentAllocations.invoiceId))
    .where(and(eq(payments.clientId, clientId), sql`${payments.status} <> 'failed'`))
    .orderBy(payments.paymentId);
  return [...Map.groupBy(rows, ({ payment }) => payment.paymentId).values()].flatMap((ofPayment): Capture[] => {
    const [first] = ofPayment;
    if (!first) return [];
    const { paymentId, amountCents, surchargeCents, createdAt } = first.payment;
    const cents = amountCents + surchargeCents;
    return [
      {
        cents,
        candidate: {
          descriptor: `BENCHFILE ${paymentId}`,
          amount: toDollars(cents),
          postedOn: dayIn(timeZone, createdAt),
          paymentId,
          invoices: ofPayment.flatMap(({ invoiceId, number }) =>
            invoiceId !== null && number !== null ? [{ invoiceId, number }] : [],
          ),
        },
      },
    ];
  });
}
