/** What an invoice's QuickBooks file leaves out: QuickBooks imports no negative amounts (billing supplement, section 7). */
import type { InvoiceOrder } from '@/api/generated/billing/model';
import { plainMatterName } from '@/lib/format/matter-name';
import { toCents } from '@/lib/format/money';

/** A credit that has to be entered by hand. */
export interface LeftOutCredit {
  feeId: number;
  orderId: number;
  matter: string;
  description: string;
  /** Above zero. */
  cents: number;
}

export function leftOutOf(orders: readonly InvoiceOrder[]): LeftOutCredit[] {
  return orders.flatMap(({ orderId, clientReference, matterName, charges }) =>
    charges
      .filter(({ amount }) => toCents(amount) < 0)
      .map(({ feeId, description, amount }) => ({
        feeId,
        orderId,
        matter: plainMatterName(matterName) || clientReference || 'No matter',
        description,
        cents: -toCents(amount),
      })),
  );
}

/** Limits of one import into QuickBooks. */
const most = { invoices: 100, rows: 1000 } as const;

/** Tells whether the file is a zip of several. */
export function isInParts(orders: readonly InvoiceOrder[]): boolean {
  const matters = new Set(orders.map(({ clientReference }) => clientReference));
  const rows = orders.reduce((count, { charges }) => count + charges.filter(({ amount }) => amount > 0).length, 0);
  return matters.size > most.invoices || rows > most.rows;
}
