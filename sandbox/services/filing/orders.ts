/** Orders of every service: list, details and fees. */
import { csvResponse, toCsv } from '../../documents/csv.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { AllowanceCharge, FeeBreakdown } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { findCorrection } from './corrections.ts';
import { actionsOf, courtOf, readFilingsOf, readOrderDetail } from './order-detail.ts';
import { readFeeBreakdown } from './order-fees.ts';
import { readOrderList } from './order-list.ts';
import { type OrderRecord, requireOrder } from './order-store.ts';
import { isCourtLine, isOnCourtLine } from './statement-lines.ts';

export const orders = {
  listOrders: ({ db, session, body }) => readOrderList(db, session, body),

  getOrder: async ({ db, clock, session, params }) =>
    readOrderDetail(db, await requireOrder(db, session, params.orderId), clock.now()),

  // The router has run the simulated courts' due work, so this is the latest status.
  getOrderDetails: async ({ db, clock, session, params }) =>
    readOrderDetail(db, await requireOrder(db, session, params.orderId, params.state), clock.now()),

  getOrderActions: async ({ db, clock, session, query }) => {
    const stored = await requireOrder(db, session, query.orderId);
    const filings = await readFilingsOf(db, stored, clock.now());
    const correctedBy = await findCorrection(db, query.orderId);
    return { orderId: query.orderId, actions: actionsOf(stored.order, filings, correctedBy) };
  },

  getOrderFeeBreakdown: async ({ db, session, query }) => {
    const breakdown = await readFeeBreakdown(db, await requireOrder(db, session, query.orderId));
    if (!breakdown) throw notFound('The order has no fees yet.');
    return breakdown;
  },

  downloadOrderFeeSummary: async ({ db, session, query }) => {
    const stored = await requireOrder(db, session, query.orderId);
    const breakdown = await readFeeBreakdown(db, stored);
    if (!breakdown) throw notFound('The order has no fees yet.');
    return csvResponse(`fees-${query.orderId}.csv`, toFeeCsv(stored.order, breakdown));
  },

  getEnvelope: async ({ db, clock, session, query }) => {
    const stored = await requireOrder(db, session, query.EnvelopeOrderId, query.State);
    const detail = await readOrderDetail(db, stored, clock.now());
    if (!stored.envelope) throw notFound('The order has not been submitted to a court.');
    return {
      envelopeId: String(stored.envelope.envelopeId),
      orderId: detail.orderId,
      state: detail.state,
      status: detail.status,
      court: courtOf(stored.order) ?? { code: '', name: '' },
      caseTrackingId: detail.caseTrackingId,
      caseNumber: detail.caseNumber,
      caseTitle: detail.caseTitle,
      courtTimeZone: detail.courtTimeZone,
      submittedAt: stored.envelope.submittedAt.toISOString(),
      submittedBy: detail.orderedBy,
      filings: detail.filings,
      payment: detail.payment,
    };
  },
} satisfies Handlers<Operations>;

const csvHeader = ['Order', 'Envelope', 'Case number', 'Matter', 'Filing', 'Reason', 'Amount', 'Statement'];

/** A row per charge, filings first, then the total. */
function toFeeCsv(order: OrderRecord, breakdown: FeeBreakdown): string {
  const start = [order.orderId, order.envelopeId ?? '', order.caseNumber ?? '', order.clientReference];
  const row = (filing: string, { chargeIndicator, allowanceChargeReason, amount }: AllowanceCharge) => [
    ...start,
    filing,
    allowanceChargeReason,
    // Allowances are negative. Spreadsheets don't read a plain number as a formula.
    `${chargeIndicator ? '' : '-'}${amount.toFixed(2)}`,
    statementLine(allowanceChargeReason, breakdown),
  ];
  const ofFilings = breakdown.filings.flatMap((filing) =>
    filing.allowanceCharge.map((charge) => row(filing.filingTypeName ?? '', charge)),
  );
  const idsOfFilings = new Set(breakdown.filings.flatMap((filing) => filing.allowanceCharge.map(({ id }) => id)));
  const ofWhole = breakdown.allowanceCharge.filter(({ id }) => !idsOfFilings.has(id)).map((charge) => row('', charge));
  const total = [...start, '', 'Total', breakdown.feesCalculationAmount.toFixed(2), ''];
  return toCsv(csvHeader, [...ofFilings, ...ofWhole, total]);
}

/** The line that a charge is part of; the product's own for what it advances. */
function statementLine(reason: AllowanceCharge['allowanceChargeReason'], { cardCharges }: FeeBreakdown): string {
  const found = cardCharges.find(({ description }) => isCourtLine(description) === isOnCourtLine(reason));
  return (found ?? cardCharges[0])?.description ?? '';
}
