/** The orders that the workspace tells of. */
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Session } from '../../http/operation.ts';
import { withoutCourts } from '../platform/prospects.ts';

/** The firm's submitted orders that meet a condition and that the person may see, newest first. */
export async function submittedOrders(db: Database, session: Session, condition: SQL | undefined) {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.clientId, session.clientId),
        ne(orders.status, 'draft'),
        condition,
        withoutCourts(session, orders.service),
      ),
    )
    .orderBy(desc(orders.dateOrdered), desc(orders.orderId));
}
