/** One page of a list of orders, as quick at the end of a hundred thousand as at the beginning. */
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inDirection, inReverse } from '../db/conditions.ts';
import type { Database } from '../db/connection.ts';
import { orders } from '../db/schema/orders.ts';

/** A column to sort by; the first of several is the most significant. */
export interface OrderSort {
  column: AnyPgColumn;
  direction: 'asc' | 'desc';
}

const latestFirst: OrderSort = { column: orders.dateOrdered, direction: 'desc' };

interface OrderPageRequest {
  clientId: number;
  /** What must hold besides that the orders are the firm's. */
  where: SQL | undefined;
  /** Without any, the latest first. */
  sort: readonly OrderSort[];
  /** Rows of the page, and rows before it. */
  top: number;
  skip: number;
}

/**
 * Reads a page in two steps: first the numbers of its orders, which the covering indexes of the table answer by
 * themselves, then these rows. A page of the second half is reached from the end. Orders that are alike stand in the
 * order of their numbers, in the direction of the first column: so an index serves either direction.
 */
export async function readOrderPage(
  db: Database,
  { clientId, where, sort, top, skip }: OrderPageRequest,
): Promise<{ rows: (typeof orders.$inferSelect)[]; total: number }> {
  const condition = and(eq(orders.clientId, clientId), where);
  const [counted] = await db.select({ total: count() }).from(orders).where(condition);
  const total = counted?.total ?? 0;
  const size = Math.min(top, total - skip);
  if (size <= 0) return { rows: [], total };
  const rowsAfter = total - skip - size;
  const isNearEnd = rowsAfter < skip;
  const asked = sort.length > 0 ? sort : [latestFirst];
  const inOrder = [...asked, { column: orders.orderId, direction: asked[0]?.direction ?? 'asc' }];
  const found = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(condition)
    .orderBy(...inOrder.map(({ column, direction }) => (isNearEnd ? inReverse : inDirection)(column, direction)))
    .limit(size)
    .offset(isNearEnd ? rowsAfter : skip);
  const ids = found.map(({ orderId }) => orderId);
  if (isNearEnd) ids.reverse();
  const rows = await db.select().from(orders).where(inArray(orders.orderId, ids));
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}
