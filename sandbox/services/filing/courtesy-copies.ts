/** Courtesy copies in payloads. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { courtesyCopies } from '../../db/schema/courtesy-copies.ts';
import type { CourtesyCopy } from '../../generated/filing/schemas.ts';
import type { OrderRecord } from './order-store.ts';

/** An order's delivery; undefined for other orders. */
export async function readCourtesyCopy(
  db: Database,
  { orderId, service }: OrderRecord,
): Promise<CourtesyCopy | undefined> {
  if (service !== 'CourtesyCopy') return undefined;
  const [row] = await db.select().from(courtesyCopies).where(eq(courtesyCopies.orderId, orderId));
  return (
    row && {
      recipientName: row.recipientName,
      chambers: row.chambers || undefined,
      address: row.address,
      copies: row.copies,
      deliverBy: row.deliverBy ?? undefined,
      instructions: row.instructions || undefined,
      stage: row.stage,
      printedAt: row.printedAt?.toISOString(),
      deliveredAt: row.deliveredAt?.toISOString(),
      receivedBy: row.receivedBy ?? undefined,
    }
  );
}
