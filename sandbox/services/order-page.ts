/** A page of a list of orders, as fast at the end as at the start. */
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inDirection, inReverse } from '../db/conditions.ts';
import type { Database } from '../db/connection.ts';
import { docketOrders } from '../db/schema/dockets.ts';
import { orders } from '../db/schema/orders.ts';
import type { ServiceName } from '../generated/filing/schemas.ts';

/** A sort column; the first of several is the most significant. */
export interface OrderSort {
  column: AnyPgColumn;
  direction: 'asc' | 'desc';
}

const latestFirst: OrderSort = { column: orders.dateOrdered, direction: 'desc' };

/** Up to this many orders are collected and sorted for any sort. */
const few = 1_500;

/** Up to this many orders are collected and sorted by number; above it, walking the index is faster. */
const fewOfDays = 50_000;

/**
 * Leaves out the cases of bulk orders, which the bulk order stands for, unless the list is of a matter, a case or of
 * docket tracking (dockets, section 1).
 */
export function withoutSubOrders(search: {
  services?: readonly ServiceName[] | undefined;
  clientReference?: string | undefined;
  mappingId?: string | undefined;
  caseNumber?: string | undefined;
}): SQL | undefined {
  const { services, clientReference, mappingId, caseNumber } = search;
  if (services?.includes('DocketSync')) return undefined;
  if ([clientReference, mappingId, caseNumber].some((each) => each !== undefined)) return undefined;
  return sql`${orders.orderId} not in (select ${docketOrders.orderId} from ${docketOrders} where ${docketOrders.isSubOrder})`;
}

interface OrderPageRequest {
  clientId: number;
  /** A condition besides the firm. */
  where: SQL | undefined;
  /** Latest first if empty. */
  sort: readonly OrderSort[];
  /** A rank that goes before the sort, lowest first. */
  rank?: SQL | undefined;
  /** Page size and rows before the page. */
  top: number;
  skip: number;
  /** Rows after the page; `skip` is then ignored. */
  fromEnd?: number | undefined;
  /** If missing, counts all rows. */
  countUpTo?: number | undefined;
  /** Limits the list to some dates. Such orders have adjacent numbers, perhaps far from either end. */
  isWithinDays?: boolean;
  /** The range of the sort column to look in, where known. */
  stretch?: SQL | undefined;
}

interface OrderCount {
  total: number;
  /** There are more rows than `total`. */
  hasMore: boolean;
}

interface OrderPage extends OrderCount {
  rows: (typeof orders.$inferSelect)[];
}

/** Reads a page in two steps: order numbers from an index, then those rows. */
export async function readOrderPage(db: Database, request: OrderPageRequest): Promise<OrderPage> {
  const condition = and(eq(orders.clientId, request.clientId), request.where);
  const counted = await countOrders(db, condition, request);
  const ids = await findPage(db, condition, request, counted);
  if (ids.length === 0) return { rows: [], ...counted };
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderId, [...ids]));
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...counted };
}

/** Breaks ties by order number, in the first column's direction, as in an index. */
function withNumbers({ sort }: OrderPageRequest): OrderSort[] {
  const asked = sort.length > 0 ? sort : [latestFirst];
  return [...asked, { column: orders.orderId, direction: asked[0]?.direction ?? 'asc' }];
}

/** A page's order numbers. Pages in the second half are read from the end. */
async function findPage(
  db: Database,
  condition: SQL | undefined,
  request: OrderPageRequest,
  counted: OrderCount,
): Promise<number[]> {
  const { size, before, after } = placeOf(request, counted);
  if (size <= 0) return [];
  const isNearEnd = after < before;
  const inOrder = isNearEnd ? inReverse : inDirection;
  const order = withNumbers(request).map(({ column, direction }) => inOrder(column, direction));
  if (request.rank) order.unshift(inOrder(request.rank, 'asc'));
  const select = db.select({ orderId: orders.orderId }).from(orders);
  // This limit excludes no row; it keeps the planner from walking an index in sort order.
  const gathered = db.select().from(orders).where(condition).limit(counted.total).as('orders');
  const found = await (isGathered(request, counted)
    ? db.select({ orderId: gathered.orderId }).from(gathered)
    : select.where(and(condition, request.stretch))
  )
    .orderBy(...order)
    .limit(size)
    .offset(isNearEnd ? after : before);
  const ids = found.map(({ orderId }) => orderId);
  return isNearEnd ? ids.reverse() : ids;
}

/** A page's size and the rows before and after it. */
function placeOf(
  { top, skip, fromEnd }: OrderPageRequest,
  { total, hasMore }: OrderCount,
): { size: number; before: number; after: number } {
  if (fromEnd !== undefined) {
    const size = hasMore ? top : Math.min(top, total - fromEnd);
    return { size, before: Number.POSITIVE_INFINITY, after: fromEnd };
  }
  const size = Math.min(top, total - skip);
  return { size, before: skip, after: hasMore ? Number.POSITIVE_INFINITY : total - skip - size };
}

/** Tells whether to collect and sort the orders, because that is faster than an index walk. */
function isGathered({ sort, isWithinDays }: OrderPageRequest, { total, hasMore }: OrderCount): boolean {
  if (hasMore) return false;
  if (isWithinDays && sort[0]?.column === orders.orderId) return total <= fewOfDays;
  return total <= few;
}

async function countOrders(
  db: Database,
  condition: SQL | undefined,
  { countUpTo, skip, top }: OrderPageRequest,
): Promise<OrderCount> {
  if (countUpTo === undefined) {
    const [counted] = await db.select({ total: count() }).from(orders).where(condition);
    return { total: counted?.total ?? 0, hasMore: false };
  }
  const most = Math.max(countUpTo, skip + top);
  const first = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(condition)
    .limit(most + 1)
    .as('first');
  const [counted] = await db.select({ total: count() }).from(first);
  const total = counted?.total ?? 0;
  return { total: Math.min(total, most), hasMore: total > most };
}
