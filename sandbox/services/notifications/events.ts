/**
 * What happened in a firm, from the records that each part of the product keeps (docs/adr/0024): the history of filings,
 * dockets and serving, signers, payments and invoices. One row an event.
 */
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { invoices, payments } from '../../db/schema/billing.ts';
import { docketNews, docketNewsReads } from '../../db/schema/docket-watch.ts';
import { notificationMarks } from '../../db/schema/notifications.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients, users } from '../../db/schema/platform.ts';
import { servingHistory, servingJobs } from '../../db/schema/serving.ts';
import { signatureEnvelopes, signatureSigners } from '../../db/schema/signatures.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { NotificationKind } from '../../generated/notifications/schemas.ts';
import { isTold as isToldOfDockets } from '../docket-watch/changes.ts';

/**
 * An event's columns, in a query over `eventsOf`. `serial` counts the events of a kind by their arrival here, which may
 * differ from their order in time; it is 0 for those that arrive as they happen.
 */
export const event = {
  kind: sql<NotificationKind>`event.kind`,
  id: sql<string>`event.id`,
  serial: sql<number>`event.serial`,
  at: sql`event.at`.mapWith((at: string | Date) => new Date(at)),
  /** The firm's day, where the record has no time. */
  day: sql<string | null>`event.day`,
  /** The record: a history's row, a docket's change, a signer, a payment or an invoice, by its ID. */
  source: sql<string>`event.source`,
  /** Such as `rejected`, `hearing-moved`, `served` or `failed`. */
  outcome: sql<string>`event.outcome`,
  orderId: sql<number | null>`event.order_id`,
  isRead: sql<boolean>`event.is_read`,
};

/** What of a firm is asked for. */
export interface Asked {
  clientId: number;
  userId: number;
  since: Date;
  kinds: readonly NotificationKind[];
  /** A condition on `orders`. Payments and invoices are of none. */
  ofOrders: SQL | undefined;
}

/** Selects events, as a table named `event`. */
export function eventsOf(asked: Asked): SQL {
  const parts = asked.kinds.flatMap((kind) => selections[kind](asked));
  const none = sql`select ''::text as kind, ''::text as id, 0 as serial, now() as at, ''::text as day, ''::text as source,
    ''::text as outcome, 0 as order_id, false as is_read where false`;
  return sql`(${sql.join([none, ...parts], sql` union all `)}) as event`;
}

const selections: Readonly<Record<NotificationKind, (asked: Asked) => SQL[]>> = {
  decision: (asked) => [
    selection(asked, {
      ...{ kind: 'decision', id: statusHistory.historyId, serial: statusHistory.historyId, at: statusHistory.at },
      ...{ source: statusHistory.historyId, outcome: statusHistory.status },
      from: sql`${statusHistory} join ${orders} on ${eq(orders.orderId, statusHistory.orderId)}`,
      where: sql`${statusHistory.filingId} is not null and ${statusHistory.status} in ('accepted', 'rejected', 'returned')`,
    }),
  ],
  docket: (asked) => [
    selection(asked, {
      ...{ kind: 'docket', id: docketNews.changeId, serial: docketNews.changeId, at: docketNews.at },
      ...{ source: docketNews.changeId, outcome: docketNews.kind },
      from: sql`${docketNews} join ${orders} on ${eq(orders.orderId, docketNews.orderId)}`,
      where: sql`${docketNews.clientId} = ${asked.clientId} and ${isToldOfDockets(asked.clientId)}`,
      // The inbox of dockets and these are one fact.
      isRead: sql`exists (select from ${docketNewsReads} where ${docketNewsReads.userId} = ${asked.userId} and ${docketNewsReads.changeId} = ${docketNews.changeId})`,
    }),
  ],
  serving: (asked) => [
    selection(asked, {
      ...{ kind: 'serving', id: servingHistory.historyId, serial: servingHistory.historyId, at: servingHistory.at },
      ...{ source: servingHistory.historyId, outcome: servingHistory.jobStatus },
      from: sql`${servingHistory} join ${servingJobs} on ${eq(servingJobs.jobId, servingHistory.jobId)} join ${orders} on ${eq(orders.orderId, servingJobs.orderId)}`,
      // What the firm does itself is no news to it.
      where: sql`${servingHistory.jobStatus} <> 'dispatched' and not exists (select from ${users} where ${users.clientId} = ${asked.clientId} and ${users.name} = ${servingHistory.actor})`,
    }),
  ],
  signature: (asked) => [
    ...[['signed', signatureSigners.signedAt] as const, ['declined', signatureSigners.declinedAt] as const].map(
      ([outcome, at]) =>
        selection(asked, {
          ...{ kind: 'signature', id: signatureSigners.signerId, serial: sql`0`, at },
          ...{ source: signatureSigners.signerId, outcome: sql`${outcome}` },
          from: sql`${signatureSigners} join ${orders} on ${eq(orders.orderId, signatureSigners.orderId)}`,
          where: sql`${at} is not null`,
        }),
    ),
    selection(asked, {
      ...{ kind: 'signature', id: sql`${signatureEnvelopes.orderId}`, serial: sql`0`, at: signatureEnvelopes.endedAt },
      ...{ source: signatureEnvelopes.orderId, outcome: signatureEnvelopes.status },
      from: sql`${signatureEnvelopes} join ${orders} on ${eq(orders.orderId, signatureEnvelopes.orderId)}`,
      where: sql`${signatureEnvelopes.status} in ('completed', 'expired') and ${signatureEnvelopes.endedAt} is not null`,
    }),
  ],
  payment: (asked) => [
    firmSelection(asked, {
      ...{ id: payments.paymentId, at: sql`coalesce(${startOf(settledOn)}, ${payments.createdAt})`, day: settledOn },
      ...{ source: payments.paymentId, outcome: payments.status },
      from: sql`${payments} join ${clients} on ${eq(clients.clientId, payments.clientId)}`,
      // A person sees at once how the card they just used was answered.
      where: sql`${payments.clientId} = ${asked.clientId} and ${payments.status} <> 'pending' and not (${payments.status} = 'succeeded' and ${payments.expectedOn} is null and ${payments.userId} is not distinct from ${asked.userId})`,
    }),
    firmSelection(asked, {
      ...{ id: invoices.number, at: startOf(invoices.issuedOn), day: invoices.issuedOn },
      ...{ source: invoices.invoiceId, outcome: sql`'invoiced'` },
      from: sql`${invoices} join ${clients} on ${eq(clients.clientId, invoices.clientId)}`,
      where: sql`${invoices.clientId} = ${asked.clientId} and ${invoices.status} <> 'draft' and ${invoices.issuedOn} is not null`,
    }),
  ],
};

/** The firm's day on which a payment settled or was taken back; null for cards, which are answered at once. */
const settledOn = sql`coalesce(${payments.takenBackOn}, ${payments.expectedOn})`;

/** Tells where a day of the firm starts. */
const startOf = (day: SQLWrapper) => sql`(${day}::timestamp at time zone ${clients.timeZone})`;

interface Selection {
  kind: NotificationKind;
  /** What tells it apart within the kind and the outcome. */
  id: SQLWrapper;
  serial: SQLWrapper;
  at: SQLWrapper;
  day?: SQLWrapper;
  source: SQLWrapper;
  outcome: SQLWrapper;
  from: SQL;
  where: SQL;
  isRead?: SQL;
}

/** Events of orders that the person is told of. */
function selection(asked: Asked, { from, where, ...columns }: Selection): SQL {
  return sql`select ${columnsOf(columns)}, ${orders.orderId}::int as order_id, ${readMark(asked, columns)}
    from ${from} where ${orders.clientId} = ${asked.clientId} and ${where}
      and ${columns.at} >= ${asked.since.toISOString()}::timestamptz and ${asked.ofOrders ?? sql`true`}`;
}

/** Events of the firm's account. */
function firmSelection(asked: Asked, part: Omit<Selection, 'kind' | 'serial'>): SQL {
  const { from, where, ...columns } = { ...part, kind: 'payment' as const, serial: sql`0` };
  return sql`select ${columnsOf(columns)}, null::int as order_id, ${readMark(asked, columns)}
    from ${from} where ${where} and ${columns.at} >= ${asked.since.toISOString()}::timestamptz`;
}

type Columns = Omit<Selection, 'from' | 'where'>;

const idOf = ({ kind, id, outcome }: Columns) => sql`${kind}::text || '-' || ${id}::text || '-' || ${outcome}::text`;

const columnsOf = (columns: Columns) =>
  sql`${columns.kind}::text as kind, ${idOf(columns)} as id, ${columns.serial}::int as serial,
    ${columns.at}::timestamptz as at, ${columns.day ?? sql`null`}::text as day, ${columns.source}::text as source, ${columns.outcome}::text as outcome`;

const readMark = ({ userId }: Asked, columns: Columns) =>
  sql`${columns.isRead ?? sql`exists (select from ${notificationMarks} where ${notificationMarks.userId} = ${userId} and ${notificationMarks.notificationId} = ${idOf(columns)})`} as is_read`;
