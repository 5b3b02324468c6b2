/** Full-text search of the entries of a firm's dockets, by PostgreSQL. */
import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
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
import { outerZones, withinCourtDays, withinOuterDays } from '../court-day-range.ts';
import { marks, readMarks } from '../found-words.ts';
import { boundedDay } from './bounded-day.ts';
import { planIndex } from './index-entries.ts';
import { type ListStart, nearby, newestFirst, type Reach } from './newest-first.ts';
import { isSealedCase } from './sealed-cases.ts';

export const entries = {
  searchDocketEntries: async ({ db, clock, session, query }) => {
    const { clientId } = session;
    const waiting = await planIndex(db, clientId, clock.now());
    const text = query.q?.trim() ?? '';
    const words = sql`websearch_to_tsquery('english', ${text})`;
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const days = {
      from: query.from === undefined ? undefined : boundedDay(query.from),
      to: query.to === undefined ? undefined : boundedDay(query.to),
    };
    const end = days.to === undefined ? undefined : instantAt(addDays(days.to, 1), 0, outerZones.last);
    const filters = [
      text ? sql`${docketEntryTexts.words} @@ ${words}` : undefined,
      query.entryTypes?.length ? inArray(docketEntryTexts.entryType, query.entryTypes) : undefined,
      query.clientReference === undefined ? undefined : eq(orders.clientReference, query.clientReference),
      query.productCaseId === undefined ? undefined : eq(docketOrders.productCaseId, query.productCaseId),
    ].filter((filter) => filter !== undefined);
    const read = (reach?: Reach) =>
      db
        .select({
          entry: entryColumns,
          order: orders,
          docket: docketOrders,
          marked: text
            ? sql<string>`ts_headline('english', ${docketEntryTexts.description}, ${words}, ${`${marks},HighlightAll=true`})`
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
            withinCourtDays(docketEntryTexts.enteredAt, days, orders.state),
            cursor?.isAfter,
            reach && gte(docketEntryTexts.enteredAt, new Date(reach.from)),
            ...filters.map(reach?.filter ?? ((filter) => filter)),
          ),
        )
        .orderBy(desc(docketEntryTexts.enteredAt), desc(docketEntryTexts.docketEntryId))
        .limit(query.limit + 1);
    const newest = (cursor?.at ?? end ?? clock.now()).getTime();
    const readStart = async (): Promise<ListStart> => {
      const found = await db
        .select({ enteredAt: docketEntryTexts.enteredAt })
        .from(docketEntryTexts)
        .where(and(withinOuterDays(docketEntryTexts.enteredAt, days), cursor?.isAfter))
        .orderBy(desc(docketEntryTexts.enteredAt), desc(docketEntryTexts.docketEntryId))
        .offset(nearby)
        .limit(1);
      return { newest, near: found[0]?.enteredAt.getTime() };
    };
    const rows =
      filters.length === 0
        ? await read()
        : await newestFirst({ wanted: query.limit + 1, start: await readStart(), read });
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

const { words: _, ...entryColumns } = getTableColumns(docketEntryTexts);

/** A case that was tracked twice is found once. */
const isLatestOrder = sql`not exists (select 1 from ${docketOrders} as later where later.client_id = ${docketOrders.clientId} and later.provider_case_id = ${docketOrders.providerCaseId} and later.last_synced_at is not null and later.order_id > ${docketOrders.orderId})`;

/** @throws ProblemError 400 for a text that is no cursor. */
function readCursor(cursor: string): { at: Date; isAfter: SQL } {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]+)$/.exec(cursor) ?? [];
  if (at === undefined || Number.isNaN(Date.parse(at)))
    throw problem(400, { code: 'invalid-request', errors: { 'query.cursor': ['This is no cursor.'] } });
  const isAfter = sql`(${docketEntryTexts.enteredAt}, ${docketEntryTexts.docketEntryId}) < (${at}::timestamptz, ${id})`;
  return { at: new Date(at), isAfter };
}

interface EntryRow {
  entry: Omit<typeof docketEntryTexts.$inferSelect, 'words'>;
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
    dateFiled: dateFiledOf(entry, record ?? order),
    description: entry.description,
    matches: readMarks(marked).matches,
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
