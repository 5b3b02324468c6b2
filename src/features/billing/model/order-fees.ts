/** Fees taken together by the order that they are of. */
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { toCents } from '@/lib/format/money';

/** What an order cost. Amounts are dollars; refunded fees are listed, and in no sum. */
export interface OrderFees {
  orderId: number;
  service: FeeSummaryRow['service'];
  userName: string;
  /** The latest day of its fees. */
  date: string;
  billable: number;
  notYetCharged: number;
  total: number;
  fees: readonly FeeSummaryRow[];
}

/** The orders in the order of their first fees, each with its fees in theirs. */
export function groupByOrder(fees: readonly FeeSummaryRow[]): OrderFees[] {
  return [...Map.groupBy(fees, ({ orderId }) => orderId)].flatMap(([orderId, ofOrder]) => {
    const [first] = ofOrder;
    if (!first) return [];
    const billable = centsOf(ofOrder, 'billable');
    const notYetCharged = centsOf(ofOrder, 'not-yet-charged');
    return {
      orderId,
      service: first.service,
      userName: first.userName,
      date: ofOrder.reduce((latest, { date }) => (date > latest ? date : latest), first.date),
      billable: billable / 100,
      notYetCharged: notYetCharged / 100,
      total: (billable + notYetCharged) / 100,
      fees: ofOrder,
    };
  });
}

function centsOf(fees: readonly FeeSummaryRow[], wanted: FeeSummaryRow['status']): number {
  return fees.reduce((sum, { status, amount }) => (status === wanted ? sum + toCents(amount) : sum), 0);
}
