/** Fees grouped by order. */
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { toCents } from '@/lib/format/money';

/** The fees of an order. Amounts are in dollars and leave out refunded fees. */
export interface OrderFees {
  orderId: number;
  service: FeeSummaryRow['service'];
  leadDocumentTitle: string | undefined;
  documentCount: number | undefined;
  userName: string;
  /** The date of the latest fee. */
  date: string;
  billable: number;
  notYetCharged: number;
  total: number;
  fees: readonly FeeSummaryRow[];
}

/** Keeps the order of the fees. */
export function groupByOrder(fees: readonly FeeSummaryRow[]): OrderFees[] {
  return [...Map.groupBy(fees, ({ orderId }) => orderId)].flatMap(([orderId, orderFees]) => {
    const [first] = orderFees;
    if (!first) return [];
    const billable = centsOf(orderFees, 'billable');
    const notYetCharged = centsOf(orderFees, 'not-yet-charged');
    return {
      orderId,
      service: first.service,
      leadDocumentTitle: first.leadDocumentTitle,
      documentCount: first.documentCount,
      userName: first.userName,
      date: orderFees.reduce((latest, { date }) => (date > latest ? date : latest), first.date),
      billable: billable / 100,
      notYetCharged: notYetCharged / 100,
      total: (billable + notYetCharged) / 100,
      fees: orderFees,
    };
  });
}

function centsOf(fees: readonly FeeSummaryRow[], wanted: FeeSummaryRow['status']): number {
  return fees.reduce((sum, { status, amount }) => (status === wanted ? sum + toCents(amount) : sum), 0);
}
