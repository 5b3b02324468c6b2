/** Lists of orders: filtered, sorted and paged. */
import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containsWordsOrNumbers, oneOf, sameReference, withinDays } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderList, OrderListItem, OrderListRequestOutput } from '../../generated/filing/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { firmTimeZone } from '../firm-time-zone.ts';
import { type OrderSort, readOrderPage, withoutSubOrders } from '../order-page.ts';
import { withoutCourts } from '../platform/prospects.ts';
import { toDollars } from './money.ts';
import { isRefused } from './order-actions.ts';
import { filingFlowOf, type OrderRecord } from './order-store.ts';

/** An order's number of filings and of rejected filings. */
interface FilingCounts {
  filings: number;
  refused: number;
}

/** A page of a firm's orders. @throws ProblemError 400 for an unsupported sort field. */
export async function readOrderList(
  db: Database,
  session: Session,
  request: OrderListRequestOutput,
): Promise<OrderList> {
  const { clientId } = session;
  const timeZone = await firmTimeZone(db, clientId);
  const { top, skip } = request;
  const where = and(conditions(request, timeZone), withoutCourts(session, orders.service));
  const { rows, total } = await readOrderPage(db, {
    clientId,
    where,
    sort: sortOf(request),
    top,
    skip,
  });
  const counts = await readFilingCounts(db, rows);
  return { items: rows.map((row) => toListItem(row, counts.get(row.orderId))), total };
}

function conditions(request: OrderListRequestOutput, timeZone: string): SQL | undefined {
  return and(
    withoutSubOrders(request),
    request.state === undefined ? undefined : eq(orders.state, request.state),
    oneOf(orders.service, request.services),
    sameReference(orders.clientReference, request.clientReference),
    request.mappingId === undefined ? undefined : eq(orders.mappingId, request.mappingId),
    request.caseNumber === undefined ? undefined : eq(orders.caseNumber, request.caseNumber),
    oneOf(orders.status, request.statuses) ?? ne(orders.status, 'draft'),
    withinDays(orders.dateOrdered, { from: request.orderedFrom, to: request.orderedTo }, timeZone),
    containsWordsOrNumbers(orders.searchText, request.searchText),
  );
}

const sortColumns: ReadonlyMap<string, AnyPgColumn> = new Map<string, AnyPgColumn>([
  ['orderedAt', orders.dateOrdered],
  ['updatedAt', orders.updatedAt],
  ['status', orders.status],
  ['service', orders.service],
  ['state', orders.state],
  ['caseTitle', orders.caseTitle],
  ['caseNumber', orders.caseNumber],
  ['courtName', orders.courtName],
  ['clientReference', orders.clientReference],
  ['orderedBy', orders.userName],
  ['total', orders.totalAmountCents],
]);

function sortOf({ sort = [] }: OrderListRequestOutput): OrderSort[] {
  return sort.map(({ field, direction }, index) => {
    const column = sortColumns.get(field);
    if (column) return { column, direction };
    const errors = { [`sort.${index}.field`]: [`Must be one of ${[...sortColumns.keys()].join(', ')}.`] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  });
}

/** Counts the filings of submitted orders and the entries of drafts. */
async function readFilingCounts(db: Database, rows: OrderRecord[]): Promise<Map<number, FilingCounts>> {
  const idsOf = (isDraft: boolean) =>
    rows.flatMap(({ orderId, status }) => ((status === 'draft') === isDraft ? [orderId] : []));
  const counts = new Map<number, FilingCounts>();
  const add = (orderId: number, found: number, refused: number) => {
    const before = counts.get(orderId) ?? { filings: 0, refused: 0 };
    counts.set(orderId, { filings: before.filings + found, refused: before.refused + refused });
  };
  const submitted = await db
    .select({ orderId: filings.orderId, status: filings.status, count: count() })
    .from(filings)
    .where(inArray(filings.orderId, idsOf(false)))
    .groupBy(filings.orderId, filings.status);
  for (const row of submitted) add(row.orderId, row.count, isRefused(row.status) ? row.count : 0);
  const entered = await db
    .select({ orderId: drafts.orderId, count: sql<number>`jsonb_array_length(${drafts.content} -> 'filings')` })
    .from(drafts)
    .where(inArray(drafts.orderId, idsOf(true)));
  for (const row of entered) add(row.orderId, row.count, 0);
  return counts;
}

function toListItem(row: OrderRecord, counts: FilingCounts | undefined): OrderListItem {
  const filingFlow = filingFlowOf(row.service);
  const isPriced = row.status !== 'draft' || row.totalAmountCents > 0;
  return {
    orderId: row.orderId,
    service: row.service,
    state: row.state,
    provider: row.provider ?? undefined,
    filingFlow,
    status: row.status,
    statusText: row.statusText,
    orderedAt: row.dateOrdered.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    orderedBy: { userId: row.userId, name: row.userName },
    clientReference: row.clientReference || undefined,
    mappingId: row.mappingId ?? undefined,
    matterName: row.matterName || undefined,
    courtName: row.courtName ?? undefined,
    caseTitle: row.caseTitle || row.description,
    caseNumber: row.caseNumber ?? undefined,
    envelopeId: row.envelopeId ?? undefined,
    filingCount: counts?.filings ?? 0,
    rejectedFilingCount: counts?.refused ?? 0,
    documentCount: row.documentCount,
    leadDocumentTitle: row.leadDocumentTitle || undefined,
    total: isPriced ? toDollars(row.totalAmountCents) : undefined,
  };
}
