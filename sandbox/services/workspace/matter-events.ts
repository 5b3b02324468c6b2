/** What happened in the orders of a matter, from the records that each part of the product keeps. */
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invoices, paymentAllocations, payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { docketNews } from '../../db/schema/docket-watch.ts';
import { filings } from '../../db/schema/filings.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import type { orders } from '../../db/schema/orders.ts';
import { servingHistory, servingJobs } from '../../db/schema/serving.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import type { MatterEvent } from '../../generated/workspace/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { filingStatusText } from '../filing/status-texts.ts';
import { describeSystem } from '../integration/systems.ts';
import { ordersOfMatter } from './matter-documents.ts';

type Order = typeof orders.$inferSelect;

export const matterEvents = {
  listMatterEvents: async ({ db, session, query }) => {
    const found = await ordersOfMatter(db, session, query.clientReference);
    if (found.length === 0) return [];
    const ids = found.map(({ orderId }) => orderId);
    const most = query.newest ?? all;
    const events = inOrder([
      ...(await workEvents(db, found, most)),
      await docketEvents(db, ids, most),
      await arrivalEvents(db, ids, most),
      await feeEvents(db, ids, most),
      await billingEvents(db, session.clientId, ids),
    ]);
    return events.slice(0, most);
  },
} satisfies Handlers<Operations>;

/** No limit. */
const all = Number.MAX_SAFE_INTEGER;

/** Tells what happened to orders themselves: ordered, decided, served. Of each part at most the newest `most`. */
export async function workEvents(db: Database, found: readonly Order[], most = all): Promise<MatterEvent[][]> {
  return [
    found.slice(0, most).map(orderedEvent),
    await statusEvents(db, new Map(found.map((order) => [order.orderId, order])), most),
    await servingEvents(
      db,
      found.map(({ orderId }) => orderId),
      most,
    ),
  ];
}

/** Newest first. Of events at the same time, those of an earlier part came first. */
export function inOrder(parts: readonly (readonly MatterEvent[])[]): MatterEvent[] {
  const ranked = parts.flatMap((events, rank) => events.map((event) => ({ event, rank })));
  return ranked.sort(newestFirst).map(({ event }) => event);
}

type Ranked = { event: MatterEvent; rank: number };

function newestFirst(one: Ranked, other: Ranked): number {
  if (one.event.at !== other.event.at) return one.event.at < other.event.at ? 1 : -1;
  return other.rank - one.rank || other.event.id.localeCompare(one.event.id, 'en', { numeric: true });
}

function orderedEvent({ orderId, dateOrdered, userName, description, service }: Order): MatterEvent {
  const what = description || service.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const shared = { id: `order-${orderId}`, at: dateOrdered.toISOString(), orderId, actor: userName };
  return { ...shared, kind: 'order', title: `Ordered: ${what}` };
}

async function statusEvents(db: Database, byId: ReadonlyMap<number, Order>, most: number): Promise<MatterEvent[]> {
  const rows = await db
    .select({ history: statusHistory, filing: filings.filingTypeName, reason: filings.rejectReasonText })
    .from(statusHistory)
    .leftJoin(filings, eq(filings.filingId, statusHistory.filingId))
    .where(inArray(statusHistory.orderId, [...byId.keys()]))
    .orderBy(desc(statusHistory.at), desc(statusHistory.historyId))
    .limit(most);
  return rows.flatMap(({ history, filing, reason }): MatterEvent[] => {
    const order = byId.get(history.orderId);
    if (!order) return [];
    const text = history.statusText ?? filingStatusText(order, history.status);
    const isRefused = history.status === 'rejected' || history.status === 'returned';
    const detail = [isRefused ? reason : undefined, history.comment].filter(Boolean).join(': ');
    return [
      {
        ...{ id: `status-${history.historyId}`, at: history.at.toISOString(), orderId: history.orderId },
        kind: history.filingId === null ? 'order' : 'court',
        title: filing ? `${text}: ${filing}` : text,
        actor: history.actor,
        ...(detail && { detail }),
      },
    ];
  });
}

async function servingEvents(db: Database, ids: readonly number[], most: number): Promise<MatterEvent[]> {
  const rows = await db
    .select({ history: servingHistory, orderId: servingJobs.orderId })
    .from(servingHistory)
    .innerJoin(servingJobs, eq(servingJobs.jobId, servingHistory.jobId))
    .where(inArray(servingJobs.orderId, [...ids]))
    .orderBy(desc(servingHistory.at), desc(servingHistory.historyId))
    .limit(most);
  return rows.map(({ history, orderId }) => ({
    ...{ id: `serving-${history.historyId}`, at: history.at.toISOString(), kind: 'serving' as const, orderId },
    ...{ title: history.text, actor: history.actor },
  }));
}

async function docketEvents(db: Database, ids: readonly number[], most: number): Promise<MatterEvent[]> {
  const rows = await db
    .select()
    .from(docketNews)
    .where(inArray(docketNews.orderId, [...ids]))
    .orderBy(desc(docketNews.at), desc(docketNews.changeId))
    .limit(most);
  return rows.map(({ changeId, at, orderId, kind, before, after, filedBy }) => {
    const what = kind.replaceAll('-', ' ');
    const detail = after ?? before ?? undefined;
    return {
      ...{ id: `docket-${changeId}`, at: at.toISOString(), kind: 'docket' as const, orderId },
      title: `Docket: ${what}`,
      ...(detail && { detail }),
      ...(filedBy && { actor: filedBy }),
    };
  });
}

async function arrivalEvents(db: Database, ids: readonly number[], most: number): Promise<MatterEvent[]> {
  const rows = await db
    .select()
    .from(matterPushes)
    .where(and(inArray(matterPushes.orderId, [...ids]), isNotNull(matterPushes.arrivedAt)))
    .orderBy(desc(matterPushes.arrivedAt), desc(matterPushes.pushId))
    .limit(most);
  return rows.flatMap(({ pushId, arrivedAt, orderId, name, integrationName }) =>
    arrivedAt
      ? [
          {
            ...{ id: `sync-${pushId}`, at: arrivedAt.toISOString(), kind: 'matter' as const, orderId },
            title: `In ${describeSystem(integrationName).displayName}: ${name}`,
          },
        ]
      : [],
  );
}

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

async function feeEvents(db: Database, ids: readonly number[], most: number): Promise<MatterEvent[]> {
  const rows = await db
    .select()
    .from(charges)
    .where(inArray(charges.orderId, [...ids]))
    .orderBy(desc(charges.chargedAt), desc(charges.feeId))
    .limit(most);
  return rows.map(({ feeId, chargedAt, orderId, description, amountCents, userName, settlement }) => ({
    ...{ id: `fee-${feeId}`, at: chargedAt.toISOString(), kind: 'fee' as const, orderId, actor: userName },
    title: `${amountCents < 0 ? 'Credit' : 'Fee'} ${dollars(amountCents)}: ${description}`,
    ...(settlement === 'court' && { detail: 'Taken by the court' }),
  }));
}

/** Invoices with fees of these orders, and their payments. */
async function billingEvents(db: Database, clientId: number, ids: readonly number[]): Promise<MatterEvent[]> {
  const issued = await db
    .selectDistinct({ invoiceId: invoices.invoiceId, number: invoices.number, issuedOn: invoices.issuedOn })
    .from(invoices)
    .innerJoin(charges, eq(charges.invoiceNumber, invoices.number))
    .where(and(eq(invoices.clientId, clientId), ne(invoices.status, 'draft'), inArray(charges.orderId, [...ids])));
  if (issued.length === 0) return [];
  const numbers = new Map(issued.map(({ invoiceId, number }) => [invoiceId, number]));
  const paid = await db
    .select({ payment: payments, invoiceId: paymentAllocations.invoiceId })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.paymentId, paymentAllocations.paymentId))
    .where(and(inArray(paymentAllocations.invoiceId, [...numbers.keys()]), ne(payments.status, 'failed')));
  return [
    ...issued.flatMap(({ invoiceId, number, issuedOn }): MatterEvent[] =>
      issuedOn === null
        ? []
        : [
            {
              ...{ id: `invoice-${invoiceId}`, at: `${issuedOn}T12:00:00.000Z`, kind: 'billing', invoiceId },
              title: `Invoiced: ${number}`,
            },
          ],
    ),
    ...paid.map(
      ({ payment, invoiceId }): MatterEvent => ({
        ...{ id: `payment-${payment.paymentId}-${invoiceId}`, at: payment.createdAt.toISOString(), kind: 'billing' },
        ...{
          invoiceId,
          title: `Payment for ${numbers.get(invoiceId) ?? 'an invoice'}`,
          actor: payment.userName ?? 'Autopay',
        },
        detail: payment.methodLabel,
      }),
    ),
  ];
}
