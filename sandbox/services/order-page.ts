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

/** Up to so many orders are sorted sooner than they are looked for in an index of all of them. */
const gathered = 1_500;

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

interface FoundOrders {
  ids: readonly number[];
  total: number;
}

/** Reads a page in two steps: first the numbers of its orders, for which an index is enough, then these rows. */
export async function readOrderPage(
  db: Database,
  request: OrderPageRequest,
): Promise<{ rows: (typeof orders.$inferSelect)[]; total: number }> {
  const condition = and(eq(orders.clientId, request.clientId), request.where);
  const { ids, total } = await findPage(db, condition, request);
  if (ids.length === 0) return { rows: [], total };
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderId, [...ids]));
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** Orders that are alike stand in the order of their numbers, in the direction of the first column, as in an index. */
function withNumbers({ sort }: OrderPageRequest): OrderSort[] {
  const asked = sort.length > 0 ? sort : [latestFirst];
  return [...asked, { column: orders.orderId, direction: asked[0]?.direction ?? 'asc' }];
}

/** A page of the second half is reached from the end. */
async function findPage(db: Database, condition: SQL | undefined, request: OrderPageRequest): Promise<FoundOrders> {
  const { top, skip } = request;
  const total = await countOrders(db, condition);
  const size = Math.min(top, total - skip);
  if (size <= 0) return { ids: [], total };
  const rowsAfter = total - skip - size;
  const isNearEnd = rowsAfter < skip;
  const order = withNumbers(request).map(({ column, direction }) =>
    (isNearEnd ? inReverse : inDirection)(column, direction),
  );
  const select = db.select({ orderId: orders.orderId }).from(orders);
  const isFew = total <= gathered;
  // A limit that limits nothing keeps the planner from walking through an index in the order of the sort.
  const few = db.select().from(orders).where(condition).limit(gathered).as('orders');
  const found = await (isFew ? db.select({ orderId: few.orderId }).from(few) : select.where(condition))
    .orderBy(...order)
    .limit(size)
    .offset(isNearEnd ? rowsAfter : skip);
  const ids = found.map(({ orderId }) => orderId);
  return { ids: isNearEnd ? ids.reverse() : ids, total };
}

async function countOrders(db: Database, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(orders).where(condition);
  return counted?.total ?? 0;
}
