/** Who is told of what happens on the firm's dockets. */
import { and, asc, count, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketOrders, docketNotificationSettings as settings } from '../../db/schema/dockets.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { NotificationSetting, NotificationSettingUpsert } from '../../generated/docket-sync/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { requireOwnFirm } from './credentials.ts';

type SettingRow = typeof settings.$inferSelect;

export const notificationSettings = {
  listNotificationSettings: async ({ db, session, params, query }) => {
    requireOwnFirm(session, params.ClientId);
    const where = and(
      eq(settings.clientId, params.ClientId),
      query.NotificationType === undefined ? undefined : eq(settings.notificationType, query.NotificationType),
      query.SubscriptionId === undefined ? undefined : or(eq(settings.subscriptionId, query.SubscriptionId), isGeneral),
      query.OrderId === undefined ? undefined : or(eq(settings.orderId, query.OrderId), isGeneral),
    );
    const [sum] = await db.select({ total: count() }).from(settings).where(where);
    const rows = await db
      .select()
      .from(settings)
      .where(where)
      .orderBy(asc(settings.subscriptionId), asc(settings.orderId), asc(settings.notificationSettingId))
      .limit(query.Limit)
      .offset(query.Offset);
    return { items: rows.map(toSetting), total: sum?.total ?? 0 };
  },

  saveNotificationSettings: async ({ db, clock, session, params, body }) => {
    requireOwnFirm(session, params.ClientId);
    const keys = body.settings.map((each) =>
      JSON.stringify([each.notificationType, each.subscriptionId ?? 0, each.orderId ?? 0, each.name]),
    );
    if (new Set(keys).size < keys.length)
      throw problem(422, {
        code: 'duplicate-setting',
        detail: 'Two settings are for the same type, subscription, order and name.',
      });
    return db.transaction(async (tx) => {
      await requireOrders(tx, session.clientId, body.settings);
      const saved: NotificationSetting[] = [];
      for (const each of body.settings) saved.push(await save(tx, params.ClientId, each, clock.now()));
      return saved;
    });
  },
} satisfies Handlers<Operations>;

const isGeneral = and(eq(settings.subscriptionId, 0), eq(settings.orderId, 0));

/** @throws ProblemError 404 for another firm's subscription or order. */
async function requireOrders(
  tx: Database,
  clientId: number,
  wanted: readonly Pick<NotificationSettingUpsert, 'subscriptionId' | 'orderId'>[],
): Promise<void> {
  const ids = [...new Set(wanted.flatMap((each) => [each.subscriptionId, each.orderId].filter((id) => id != null)))];
  if (ids.length === 0) return;
  const own = await tx
    .select({ orderId: docketOrders.orderId })
    .from(docketOrders)
    .where(and(eq(docketOrders.clientId, clientId), inArray(docketOrders.orderId, ids)));
  if (own.length < ids.length) throw notFound('The order does not exist.');
}

async function save(
  tx: Database,
  clientId: number,
  {
    isRemoved,
    subscriptionId,
    orderId,
    filter,
    ...setting
  }: Required<Pick<NotificationSettingUpsert, 'name' | 'sendAt'>> & NotificationSettingUpsert,
  now: Date,
): Promise<NotificationSetting> {
  const values = {
    ...setting,
    clientId,
    subscriptionId: subscriptionId ?? 0,
    orderId: orderId ?? 0,
    filter: filter ?? null,
    updatedAt: now,
  };
  const [row] = await tx
    .insert(settings)
    .values(values)
    .onConflictDoUpdate({
      target: [settings.clientId, settings.notificationType, settings.subscriptionId, settings.orderId, settings.name],
      set: values,
    })
    .returning();
  if (!row) throw new Error('The setting was not saved.');
  if (isRemoved) await tx.delete(settings).where(eq(settings.notificationSettingId, row.notificationSettingId));
  return toSetting(row);
}

const toSetting = (row: SettingRow): NotificationSetting => ({
  notificationSettingId: row.notificationSettingId,
  clientId: row.clientId,
  notificationType: row.notificationType,
  frequency: row.frequency,
  subscriptionId: row.subscriptionId || null,
  orderId: row.orderId || null,
  name: row.name,
  ...(row.filter ? { filter: row.filter } : {}),
  sendAt: row.sendAt,
  recipients: row.recipients,
  updatedAt: row.updatedAt.toISOString(),
});
