/** Full-text search of the entries of a firm's dockets, by PostgreSQL. */
import { and, desc, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { docketEntryTexts } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/docket-watch/operations.ts';
import type { FoundEntry } from '../../generated/docket-watch/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { findCase } from '../../simulators/dockets/court-records.ts';
import { dateFiledOf } from '../../simulators/dockets/docket-entries.ts';
import { addDays, instantAt } from '../billing/rules/days.ts';
import { firmTimeZone } from '../firm-time-zone.ts';
import { boundedDay } from './bounded-day.ts';
import { planIndex } from './index-entries.ts';
import { isSealedCase } from './sealed-cases.ts';

/** Characters that no court writes, around what was found. */
const opening = '\uE000';
const closing = '\uE001';
const marks = `StartSel=${opening},StopSel=${closing},HighlightAll=true`;

export const entries = {
  searchDocketEntries: async ({ db, clock, session, query }) => {
    const { clientId } = session;
    const waiting = await planIndex(db, clientId, clock.now());
    const timeZone = await firmTimeZone(db, clientId);
    const text = query.q?.trim() ?? '';
    const words = sql`websearch_to_tsquery('english', ${text})`;
    const rows = await db
      .select({
        entry: docketEntryTexts,
        order: orders,
        docket: docketOrders,
        marked: text
          ? sql<string>`ts_headline('english', ${docketEntryTexts.description}, ${words}, ${marks})`
          : sql<string>`''`,
      })
      .from(docketEntryTexts)
      .innerJoin(docketOrders, eq(docketOrders.providerCaseId, docketEntryTexts.providerCaseId))
      .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
      .where(
        and(
          eq(docketOrders.clientId, clientId),
          isNotNull(docketOrders.lastSyncedAt),
          lte(docketEntryTexts.enteredAt, docketOrders.lastSyncedAt),
          isLatestOrder,
          sql`not ${isSealedCase}`,
          text ? sql`${docketEntryTexts.words} @@ ${words}` : undefined,
          query.entryTypes?.length ? inArray(docketEntryTexts.entryType, query.entryTypes) : undefined,
          query.from === undefined
            ? undefined
            : gte(docketEntryTexts.enteredAt, instantAt(boundedDay(query.from), 0, timeZone)),
          query.to === undefined
            ? undefined
            : lt(docketEntryTexts.enteredAt, instantAt(addDays(boundedDay(query.to), 1), 0, timeZone)),
          query.clientReference === undefined ? undefined : eq(orders.clientReference, query.clientReference),
          query.productCaseId === undefined ? undefined : eq(docketOrders.productCaseId, query.productCaseId),
          query.cursor === undefined ? undefined : isAfter(query.cursor),
        ),
      )
      .orderBy(desc(docketEntryTexts.enteredAt), desc(docketEntryTexts.docketEntryId))
      .limit(query.limit + 1);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1)?.entry;
    return {
      items: page.map(toFound),
      ...(rows.length > query.limit && last
        ? { nextCursor: `${last.enteredAt.toISOString()} ${last.docketEntryId}` }
        : {}),
      waiting,
    };
  },
} satisfies Handlers<Operations>;

/** A case that was tracked twice is found once. */
const isLatestOrder = sql`not exists (select 1 from ${docketOrders} as later where later.client_id = ${docketOrders.clientId} and later.provider_case_id = ${docketOrders.providerCaseId} and later.last_synced_at is not null and later.order_id > ${docketOrders.orderId})`;

/** @throws ProblemError 400 for a text that is no cursor. */
function isAfter(cursor: string) {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]+)$/.exec(cursor) ?? [];
  if (at === undefined || Number.isNaN(Date.parse(at)))
    throw problem(400, { code: 'invalid-request', errors: { 'query.cursor': ['This is no cursor.'] } });
  return sql`(${docketEntryTexts.enteredAt}, ${docketEntryTexts.docketEntryId}) < (${at}::timestamptz, ${id})`;
}

/** The places of the marks in the text without them. */
function matchesOf(marked: string): [number, number][] {
  const found: [number, number][] = [];
  let length = 0;
  let start = 0;
  for (const character of marked.split('')) {
    if (character === opening) start = length;
    else if (character === closing) found.push([start, length]);
    else length += 1;
  }
  return found;
}

interface EntryRow {
  entry: typeof docketEntryTexts.$inferSelect;
  order: typeof orders.$inferSelect;
  docket: typeof docketOrders.$inferSelect;
  marked: string;
}

function toFound({ entry, order, docket, marked }: EntryRow): FoundEntry {
  const record = findCase(docket.providerId, docket.providerCaseId);
  return {
    docketEntryId: entry.docketEntryId,
    entryType: entry.entryType,
    ...(entry.entryNumber === null ? {} : { entryNumber: entry.entryNumber }),
    enteredAt: entry.enteredAt.toISOString(),
    dateFiled: dateFiledOf(entry),
    description: entry.description,
    matches: matchesOf(marked),
    ...(entry.isRemoved ? { isRemoved: true } : {}),
    ...(entry.servedOn ? { servedOn: entry.servedOn } : {}),
    productCaseId: docket.productCaseId,
    orderId: docket.orderId,
    caseNumber: order.caseNumber ?? '',
    caseTitle: order.caseTitle,
    courtName: order.courtName ?? '',
    courtState: record?.state ?? order.state,
    federal: record?.federal ?? false,
    ...(order.clientReference ? { clientReference: order.clientReference } : {}),
  };
}
