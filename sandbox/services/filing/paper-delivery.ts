/** How an order on paper is under way. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { paperDeliveries } from '../../db/schema/paper-deliveries.ts';
import type { FilingStatus, OrderFiling, PaperDelivery } from '../../generated/filing/schemas.ts';
import type { OrderRecord } from './order-store.ts';

/** An order's delivery; undefined for other orders. */
export async function readPaperDelivery(
  db: Database,
  { orderId }: OrderRecord,
  filings: readonly OrderFiling[],
): Promise<PaperDelivery | undefined> {
  const [row] = await db.select().from(paperDeliveries).where(eq(paperDeliveries.orderId, orderId));
  if (!row) return undefined;
  const { orderId: _, instructions, printedAt, deliveredAt, receivedBy, ...delivery } = row;
  return {
    ...delivery,
    instructions: instructions || undefined,
    stage: stageOf(filings.map(({ status }) => status)),
    printedAt: printedAt?.toISOString(),
    deliveredAt: deliveredAt?.toISOString(),
    receivedBy: receivedBy ?? undefined,
  };
}

/** The filings travel together; some may have been cancelled. */
function stageOf(statuses: readonly FilingStatus[]): PaperDelivery['stage'] {
  if (statuses.every((status) => status === 'cancelled')) return 'cancelled';
  if (statuses.some((status) => status === 'submitting' || status === 'submitted')) return 'printing';
  if (statuses.includes('receipted')) return 'with-courier';
  return statuses.includes('under-review') ? 'at-court' : 'decided';
}
