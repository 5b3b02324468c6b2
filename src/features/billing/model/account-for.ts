/** Whether an invoice's total is the sum of its charges, reckoned here and not taken from its header. */
import type { Invoice, InvoiceOrder } from '@/api/generated/billing/model';
import { toCents } from '@/lib/format/money';

/** What an invoice says and what its charges add up to, in cents. */
interface Account {
  chargeCount: number;
  orderCount: number;
  /** Charges minus the total; 0 when every cent is accounted for. */
  gapCents: number;
  /** Orders whose charges don't add up to what they say. */
  wrongOrders: number[];
}

export function accountFor({ total }: Pick<Invoice, 'total'>, orders: readonly InvoiceOrder[]): Account {
  const sums = orders.map(({ orderId, total: stated, charges }) => {
    const cents = charges.reduce((sum, { amount }) => sum + toCents(amount), 0);
    return { orderId, cents, isRight: cents === toCents(stated), count: charges.length };
  });
  return {
    chargeCount: sums.reduce((count, each) => count + each.count, 0),
    orderCount: orders.length,
    gapCents: sums.reduce((sum, { cents }) => sum + cents, 0) - toCents(total),
    wrongOrders: sums.filter(({ isRight }) => !isRight).map(({ orderId }) => orderId),
  };
}
