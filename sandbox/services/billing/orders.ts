/** The list of all orders and its filter values. */
import { and, count, eq, gte, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  containsWordsOrNumbers,
  fromFirstToLast,
  oneOf,
  rankOfFirstLine,
  sameReference,
  withinDays,
} from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { plainText } from '../../db/plain-text.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders as ordersTable } from '../../db/schema/orders.ts';
import { servingDrafts } from '../../db/schema/serving.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type {
  OrderAttention,
  OrderMatch,
  OrderRow,
  OrderSearchRequestOutput,
  OrderSortField,
} from '../../generated/billing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { apiTypeOf } from '../../providers/facts.ts';
import { toCents, toDollars } from '../filing/money.ts';
import { orderStatusTexts } from '../filing/status-texts.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { isPutOff } from '../notifications/attention.ts';
import { readOrderPage, withoutSubOrders } from '../order-page.ts';
import { withoutCourts } from '../platform/prospects.ts';
import { serviceText } from '../service-catalog.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { readRejections } from './order-rejections.ts';

type OrderRecord = typeof ordersTable.$inferSelect;
/** A draft of a filing, or of another service without its flow. */
type DraftRecord = Pick<typeof drafts.$inferSelect, 'orderId' | 'expiresAt'> &
  Partial<Pick<typeof drafts.$inferSelect, 'filingFlow'>>;

export const orders = {
  searchOrders: async ({ db, clock, session, body }) => {
    const { top, skip, fromEnd, countUpTo } = body;
    if (fromEnd !== undefined && skip > 0)
      throw problem(400, { code: 'page-from-both-ends', detail: 'Give skip or fromEnd, not both.' });
    const timeZone = await firmTimeZone(db, session.clientId);
    const putOff =
      body.isPutOff === undefined ? undefined : isPutOff(body.isPutOff, session, dayIn(timeZone, clock.now()));
    const { rows, total, hasMore } = await readOrderPage(db, {
      clientId: session.clientId,
      where: and(searchConditions(body, timeZone), putOff, withoutCourts(session, ordersTable.service)),
      sort: (body.sort ?? []).map(({ field, direction }) => ({ column: sortColumns[field], direction })),
      rank: body.namesFirst ? rankOfFirstLine(ordersTable.searchText, body.searchText) : undefined,
      top,
      skip,
      fromEnd,
      countUpTo,
      isWithinDays: body.dateOrdered !== undefined,
      stretch: body.sort?.[0]?.field === 'status' ? fromFirstToLast(ordersTable.status, body.statuses) : undefined,
    });
    const draftsById = await readDrafts(db, rows);
    const rejections = await readRejections(db, rows);
    const items = rows.map((row) => ({
      ...toOrderRow(row, draftsById.get(row.orderId)),
      rejection: rejections.get(row.orderId),
      ...(body.searchText && { matches: matchesIn(row, body.searchText) }),
    }));
    return { items, total, ...(countUpTo !== undefined && { hasMore }) };
  },

  getOrderSearchFilters: async ({ db, session, query }) => {
    if (query.ClientId !== undefined && query.ClientId !== session.clientId)
      throw problem(403, { code: 'other-firm', detail: 'You can list only your firm’s orders.' });
    const days = { from: query['DateOrdered.Gte'], to: query['DateOrdered.Lte'] };
    const groups = await db
      .select({
        service: ordersTable.service,
        status: ordersTable.status,
        state: ordersTable.state,
        userId: ordersTable.userId,
        userName: ordersTable.userName,
        courtCode: ordersTable.courtCode,
        courtName: ordersTable.courtName,
        count: count(),
      })
      .from(ordersTable)
      .where(
        and(
          eq(ordersTable.clientId, session.clientId),
          withoutCourts(session, ordersTable.service),
          withinDays(ordersTable.dateOrdered, days, await firmTimeZone(db, session.clientId)),
          withoutSubOrders({ clientReference: query.ClientReference }),
          sameReference(ordersTable.clientReference, query.ClientReference),
          query.ExcludeStatuses?.length ? notInArray(ordersTable.status, query.ExcludeStatuses) : undefined,
        ),
      )
      .groupBy(
        ordersTable.service,
        ordersTable.status,
        ordersTable.state,
        ordersTable.userId,
        ordersTable.userName,
        ordersTable.courtCode,
        ordersTable.courtName,
      );
    const inCourts = groups.flatMap(({ courtCode, courtName, count }) =>
      courtCode && courtName ? { courtCode, courtName, count } : [],
    );
    const courtNames = new Map(inCourts.map(({ courtCode, courtName }) => [courtCode, courtName]));
    const names = new Map(groups.map((group) => [group.userId, group.userName]));
    return {
      services: countBy(groups, (group) => group.service, serviceText),
      statuses: countBy(
        groups,
        (group) => group.status,
        (status) => orderStatusTexts[status],
      ),
      states: countBy(
        groups,
        (group) => group.state,
        (state) => capabilityOf(state).name,
      ),
      users: countBy(
        groups,
        (group) => group.userId,
        (userId) => names.get(userId) ?? '',
      ),
      courts: countBy(
        inCourts,
        ({ courtCode }) => courtCode,
        (courtCode) => courtNames.get(courtCode) ?? '',
      ),
    };
  },
} satisfies Handlers<Operations>;

/** All filters must match; within a list, any value. */
function searchConditions(search: OrderSearchRequestOutput, timeZone: string): SQL | undefined {
  const { gte: least, lte: most } = search.totalAmount ?? {};
  const { needsAttention, matterSyncFailed, dateOrdered = {} } = search;
  return and(
    withoutSubOrders(search),
    containsWordsOrNumbers(ordersTable.searchText, search.searchText),
    oneOf(ordersTable.service, search.services),
    oneOf(ordersTable.status, search.statuses),
    oneOf(ordersTable.state, search.states),
    oneOf(ordersTable.userId, search.userIds),
    sameReference(ordersTable.clientReference, search.clientReference),
    search.mappingId === undefined ? undefined : eq(ordersTable.mappingId, search.mappingId),
    withinDays(ordersTable.dateOrdered, { from: dateOrdered.gte, to: dateOrdered.lte }, timeZone),
    least === undefined ? undefined : gte(ordersTable.totalAmountCents, clampCents(least)),
    most === undefined ? undefined : lte(ordersTable.totalAmountCents, clampCents(most)),
    needsAttention === undefined ? undefined : eq(ordersTable.needsAttention, needsAttention),
    or(...(search.attention ?? []).map((reason) => eq(attentionColumns[reason], true))),
    matterSyncFailed === undefined ? undefined : hasFailedPush(matterSyncFailed),
  );
}

/** Whether an order has a failed sync to its matter. */
function hasFailedPush(hasOne: boolean): SQL {
  const failed = sql`(select ${matterPushes.orderId} from ${matterPushes}
    where ${matterPushes.error} is not null and ${matterPushes.status} <> 'arrived')`;
  return hasOne ? sql`${ordersTable.orderId} in ${failed}` : sql`${ordersTable.orderId} not in ${failed}`;
}

/** Clamps to the column's maximum. */
const clampCents = (dollars: number) => Math.min(toCents(dollars), 2_147_483_647);

const sortColumns: Readonly<Record<OrderSortField, AnyPgColumn>> = {
  orderId: ordersTable.orderId,
  service: ordersTable.service,
  state: ordersTable.state,
  status: ordersTable.status,
  dateOrdered: ordersTable.dateOrdered,
  updatedAt: ordersTable.updatedAt,
  orderedBy: ordersTable.userName,
  clientReference: ordersTable.clientReference,
  matterName: ordersTable.matterName,
  caseTitle: ordersTable.caseTitle,
  caseNumber: ordersTable.caseNumber,
  courtName: ordersTable.courtName,
  envelopeId: ordersTable.envelopeId,
  totalAmount: ordersTable.totalAmountCents,
  correctBy: ordersTable.correctBy,
  leadDocumentTitle: ordersTable.leadDocumentTitle,
};

async function readDrafts(db: Database, rows: OrderRecord[]): Promise<Map<number, DraftRecord>> {
  const ids = rows.flatMap(({ orderId, status }) => (status === 'draft' ? [orderId] : []));
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ orderId: drafts.orderId, filingFlow: drafts.filingFlow, expiresAt: drafts.expiresAt })
    .from(drafts)
    .where(inArray(drafts.orderId, ids));
  const serving = await db
    .select({ orderId: servingDrafts.orderId, expiresAt: servingDrafts.expiresAt })
    .from(servingDrafts)
    .where(inArray(servingDrafts.orderId, ids));
  return new Map([...found, ...serving].map((draft): [number, DraftRecord] => [draft.orderId, draft]));
}

function toOrderRow(row: OrderRecord, draft: DraftRecord | undefined): OrderRow {
  return {
    orderId: row.orderId,
    service: row.service,
    state: row.state,
    status: row.status,
    statusText: row.statusText,
    dateOrdered: row.dateOrdered.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    orderedBy: { userId: row.userId, name: row.userName },
    clientReference: row.clientReference,
    matterName: row.matterName,
    mappingId: row.mappingId ?? undefined,
    caseTitle: row.caseTitle || undefined,
    caseNumber: row.caseNumber ?? undefined,
    courtName: row.courtName ?? undefined,
    envelopeId: row.envelopeId ?? undefined,
    description: row.description,
    totalAmount: toDollars(row.totalAmountCents),
    documentCount: row.documentCount,
    leadDocumentTitle: row.leadDocumentTitle || undefined,
    attention: attentionOf(row),
    draft: draft && {
      ...(draft.filingFlow && {
        provider: row.provider ?? capabilityOf(row.state).provider,
        apiType: apiTypeOf(row.provider ?? capabilityOf(row.state).provider),
        filingFlow: draft.filingFlow,
        correctsOrderId: row.correctsOrderId ?? undefined,
      }),
      expiresAt: draft.expiresAt.toISOString(),
    },
  };
}

const attentionColumns = {
  'sent-back': ordersTable.isSentBack,
  undeliverable: ordersTable.isUndelivered,
} as const satisfies Record<OrderAttention, AnyPgColumn>;

function attentionOf({ isSentBack, isUndelivered }: OrderRecord): OrderAttention[] | undefined {
  const attention: OrderAttention[] = [];
  if (isSentBack) attention.push('sent-back');
  if (isUndelivered) attention.push('undeliverable');
  return attention.length > 0 ? attention : undefined;
}

const mostMatches = 6;

/** The parties and documents of an order whose names contain a word of a search, those with the most words first. */
function matchesIn({ partyNames, documentNames }: OrderRecord, searchText: string): OrderMatch[] {
  const words = plainText(searchText).split(/\s+/).filter(Boolean);
  const hits = ({ name }: OrderMatch) => words.filter((word) => plainText(name).includes(word)).length;
  const named = (kind: OrderMatch['kind'], names: string) => names.split('\n').map((name) => ({ kind, name }));
  return [...named('party', partyNames), ...named('document', documentNames)]
    .filter((match) => hits(match) > 0)
    .toSorted((a, b) => hits(b) - hits(a))
    .slice(0, mostMatches);
}

/** The values that occur, most frequent first. */
function countBy<Group extends { count: number }, Value extends string | number>(
  groups: readonly Group[],
  keyOf: (group: Group) => Value,
  textOf: (value: Value) => string,
): { value: Value; text: string; count: number }[] {
  const counts = new Map<Value, number>();
  for (const group of groups) counts.set(keyOf(group), (counts.get(keyOf(group)) ?? 0) + group.count);
  return [...counts]
    .map(([value, total]) => ({ value, text: textOf(value), count: total }))
    .toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text));
}
