/** What happened, for a person: listed, counted, and marked as read. */
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { docketNewsReads } from '../../db/schema/docket-watch.ts';
import { notificationMarks } from '../../db/schema/notifications.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/notifications/operations.ts';
import { NotificationKind } from '../../generated/notifications/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { payers } from '../../http/rights/roles.ts';
import { isProspect, withoutCourts } from '../platform/prospects.ts';
import { describeEvents } from './describe-events.ts';
import { event, eventsOf } from './events.ts';

/** How long events are listed, in days. */
const listedDays = 90;
const dayLength = 86_400_000;
/** Unread events are counted up to this. */
const mostCounted = 1000;
const mostMarked = 5000;

export const notifications = {
  listNotifications: async ({ db, clock, session, query }) => {
    const now = clock.now();
    const ofMatter = query.matter?.trim() ? hasMatter(query.matter.trim()) : undefined;
    const isOfOrders = ofMatter !== undefined || query.userIds !== undefined;
    const mine = toldEvents(session, now, { ofOrders: isOwn(session) });
    const found = toldEvents(session, now, { ofOrders: and(whoseOrders(session, query), ofMatter), isOfOrders });
    const filters = and(
      query.kinds?.length ? inArray(event.kind, query.kinds) : undefined,
      query.unreadOnly ? sql`not ${event.isRead}` : undefined,
    );
    const newest = [desc(event.at), desc(event.serial), desc(event.id)];
    const [rows, [counted], unreadCount, through] = await Promise.all([
      db
        .select(event)
        .from(found)
        .where(filters)
        .orderBy(...newest)
        .limit(query.top)
        .offset(query.skip),
      db.select({ total: sql<number>`count(*)::int` }).from(found).where(filters),
      countUnread(db, mine),
      readThrough(db, mine, now),
    ]);
    return { items: await describeEvents(db, session, rows), total: counted?.total ?? 0, unreadCount, through };
  },

  markNotifications: async ({ db, clock, session, body }) => {
    const { notificationIds, through, isRead } = body;
    if ((notificationIds === undefined) === (through === undefined))
      throw problem(422, { code: 'notifications-required', detail: 'Name either notifications or what was shown.' });
    const now = clock.now();
    return db.transaction(async (tx) => {
      const mine = toldEvents(session, now, { ofOrders: isOwn(session) });
      const events = through === undefined ? toldEvents(session, now, {}) : mine;
      const marked = await tx
        .select({ id: event.id, kind: event.kind, source: event.source })
        .from(events)
        .where(
          and(
            notificationIds && inArray(event.id, notificationIds),
            through === undefined ? undefined : wasShown(through),
            isRead ? sql`not ${event.isRead}` : sql`${event.isRead}`,
          ),
        )
        .orderBy(desc(event.at))
        .limit(mostMarked);
      await mark(tx, session, marked, isRead);
      return { notificationIds: marked.map(({ id }) => id), unreadCount: await countUnread(tx, mine) };
    });
  },
} satisfies Handlers<Operations>;

interface Wanted {
  /** A condition on `orders`; all of the firm's without one. */
  ofOrders?: SQL | undefined;
  /** Leaves out what is of no order. */
  isOfOrders?: boolean;
}

/** The events that a person may see, as a table: payments are billing's, and courts are not a prospect's. */
function toldEvents(session: Session, now: Date, { ofOrders, isOfOrders = false }: Wanted): SQL {
  const { clientId, userId, position } = session;
  const canSeePayments = payers.roles.has(position);
  const hasNoCourts = isProspect(session);
  const visible = withoutCourts(session, orders.service);
  const kinds = NotificationKind.options.filter(
    (kind) => (kind !== 'payment' || (canSeePayments && !isOfOrders)) && (kind !== 'docket' || !hasNoCourts),
  );
  const since = new Date(now.getTime() - listedDays * dayLength);
  return eventsOf({ clientId, userId, since, kinds, ofOrders: and(ofOrders, visible) });
}

const isOwn = ({ userId }: Pick<Session, 'userId'>): SQL => eq(orders.userId, userId);

function whoseOrders(session: Session, { whose, userIds }: { whose: 'mine' | 'firm'; userIds?: number[] }) {
  if (userIds?.length) return inArray(orders.userId, userIds);
  return whose === 'firm' ? undefined : isOwn(session);
}

/** Orders of a matter whose reference or name has a text. */
function hasMatter(text: string): SQL | undefined {
  return or(containsText(orders.clientReference, text), containsText(orders.matterName, text));
}

async function countUnread(db: Database, events: SQL): Promise<number> {
  const unread = db
    .select({ id: event.id })
    .from(events)
    .where(sql`not ${event.isRead}`)
    .limit(mostCounted)
    .as('unread');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(unread);
  return row?.count ?? 0;
}

/** Days for which events of a day without a time may still arrive. */
const lateDays = 7;
const mostNamed = 200;

/**
 * What there is, for "Mark all as read": the time, the latest arrival of each kind, and by their IDs the events of the last
 * days that have no time. An event that arrives later isn't marked, although it may have happened before.
 */
async function readThrough(db: Database, events: SQL, now: Date): Promise<string> {
  const since = new Date(now.getTime() - lateDays * dayLength).toISOString();
  const [rows, named] = await Promise.all([
    db
      .select({ kind: event.kind, serial: sql<number>`max(${event.serial})::int` })
      .from(events)
      .groupBy(event.kind),
    db
      .select({ id: event.id })
      .from(events)
      .where(sql`not ${event.isRead} and ${event.day} is not null and ${event.at} >= ${since}::timestamptz`)
      .orderBy(desc(event.at))
      .limit(mostNamed),
  ]);
  const arrivals = rows.map(({ kind, serial }) => `${kind}:${serial}`);
  return [now.toISOString(), ...arrivals, ...named.map(({ id }) => `=${id}`)].join(' ');
}

/** @throws ProblemError 400 for a text that no list gave. */
function wasShown(through: string): SQL {
  const [at = '', ...rest] = through.split(' ');
  const ids = rest.filter((each) => each.startsWith('=')).map((each) => each.slice(1));
  const latest = rest.flatMap((each) => {
    const [, kind, serial] = /^([a-z]{1,20}):(\d{1,9})$/.exec(each) ?? [];
    return kind ? [{ kind, serial: Number(serial) }] : [];
  });
  const isWhole = ids.length + latest.length === rest.length;
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(at) || Number.isNaN(Date.parse(at)) || !isWhole)
    throw problem(400, { code: 'invalid-request', errors: { through: ['No list gave this.'] } });
  const late = new Date(Date.parse(at) - lateDays * dayLength).toISOString();
  const parts = [
    ...latest.map(
      ({ kind, serial }) => sql`(${event.kind} = ${kind} and ${event.serial} > 0 and ${event.serial} <= ${serial})`,
    ),
    sql`(${event.serial} = 0 and ${event.day} is null and ${event.at} <= ${at}::timestamptz)`,
    sql`(${event.day} is not null and ${event.at} < ${late}::timestamptz)`,
    ...(ids.length > 0 ? [inArray(event.id, ids)] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}

interface Marked {
  id: string;
  kind: NotificationKind;
  source: string;
}

/** Marks events as read, or as unread again. The marks of dockets are those of their alerts. */
async function mark(tx: Database, { userId }: Session, marked: readonly Marked[], isRead: boolean): Promise<void> {
  const changeIds = marked.flatMap(({ kind, source }) => (kind === 'docket' ? Number(source) : []));
  const ids = marked.flatMap(({ kind, id }) => (kind === 'docket' ? [] : id));
  if (changeIds.length > 0)
    await (isRead
      ? tx
          .insert(docketNewsReads)
          .values(changeIds.map((changeId) => ({ userId, changeId })))
          .onConflictDoNothing()
      : tx
          .delete(docketNewsReads)
          .where(and(eq(docketNewsReads.userId, userId), inArray(docketNewsReads.changeId, changeIds))));
  if (ids.length > 0)
    await (isRead
      ? tx
          .insert(notificationMarks)
          .values(ids.map((notificationId) => ({ userId, notificationId })))
          .onConflictDoNothing()
      : tx
          .delete(notificationMarks)
          .where(and(eq(notificationMarks.userId, userId), inArray(notificationMarks.notificationId, ids))));
}
