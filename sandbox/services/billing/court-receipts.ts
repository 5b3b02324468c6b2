/** Receipts of what courts took from a firm: drawn from an order's charges when they are downloaded. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import { tablePdf } from '../../documents/table-pdf.ts';
import { descriptorsOf, isOnCourtLine } from '../filing/statement-lines.ts';
import { dayIn } from '../firm-time-zone.ts';

/** What a receipt is drawn from. */
export interface CourtReceipt {
  name: string;
  clientName: string;
  timeZone: string;
  order: typeof orders.$inferSelect;
  payment: typeof envelopes.$inferSelect.payment | null;
  /** Those that a court captured, oldest first. */
  captured: (typeof charges.$inferSelect)[];
}

/** The file ID of an order's receipt. */
export const courtReceiptId = (orderId: number) => `court-receipt-${orderId}`;

/** The order of a receipt's file ID; undefined for other files. */
export function orderOfReceipt(fileId: string): number | undefined {
  const found = /^court-receipt-([1-9]\d{0,9})$/.exec(fileId)?.[1];
  return found === undefined || Number(found) > 2_147_483_647 ? undefined : Number(found);
}

/** The receipt of the firm's order; undefined while no court has captured a charge of it. */
export async function findCourtReceipt(
  db: Database,
  clientId: number,
  orderId: number,
): Promise<CourtReceipt | undefined> {
  const rows = await db
    .select({ charge: charges, order: orders, payment: envelopes.payment, firm: clients })
    .from(charges)
    .innerJoin(orders, eq(orders.orderId, charges.orderId))
    .innerJoin(clients, eq(clients.clientId, charges.clientId))
    .leftJoin(envelopes, eq(envelopes.orderId, charges.orderId))
    .where(
      and(
        eq(charges.orderId, orderId),
        eq(charges.clientId, clientId),
        eq(charges.settlement, 'court'),
        eq(charges.status, 'billable'),
      ),
    )
    .orderBy(asc(charges.chargedAt), asc(charges.feeId));
  const [first] = rows;
  if (!first) return undefined;
  const { order, payment, firm } = first;
  return {
    name: `Receipt for envelope ${order.envelopeId ?? orderId}.pdf`,
    clientName: firm.name,
    timeZone: firm.timeZone,
    order,
    payment,
    captured: rows.map(({ charge }) => charge),
  };
}

/** Its page. */
export function courtReceiptPdf({
  clientName,
  timeZone,
  order,
  payment,
  captured,
}: CourtReceipt): Promise<Uint8Array<ArrayBuffer>> {
  const lines = descriptorsOf({ state: order.state, envelopeId: order.envelopeId ?? undefined });
  const total = captured.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const paidWith = payment?.last4Digits && `${payment.cardType ?? 'Account'} ending in ${payment.last4Digits}`;
  const facts = [
    ['Paid by', clientName],
    ['Court', order.courtName],
    ['Case', [order.caseTitle, order.caseNumber].filter(Boolean).join(', ')],
    ['Matter', [order.matterName, order.clientReference].filter(Boolean).join(', ')],
    ['Order', String(order.orderId)],
    ['Envelope', order.envelopeId === null ? '' : String(order.envelopeId)],
    ['Paid with', [payment?.accountName, paidWith].filter(Boolean).join(', ')],
    ['Transaction', payment?.transactionId],
    ['Total', shown(total)],
  ] as const;
  return tablePdf({
    title: `Receipt for envelope ${order.envelopeId ?? order.orderId}`,
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    columns: [
      { label: 'Date', share: 12 },
      { label: 'Charge', share: 44 },
      { label: 'On your statement', share: 26 },
      { label: 'Amount', share: 14, isAmount: true },
    ],
    rows: captured.map(({ chargedAt, description, reason, amountCents }) => [
      dayIn(timeZone, chargedAt),
      description,
      isOnCourtLine(reason) ? lines.court : lines.other,
      shown(amountCents),
    ]),
    notes: ['The court’s payment service took this from your payment account. It is on no invoice.'],
    createdAt: captured.at(-1)?.chargedAt ?? order.dateOrdered,
  });
}

const shown = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
