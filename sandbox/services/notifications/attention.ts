/** Orders that a person dismissed or snoozed. An order shows again when it changes. */
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { attentionPauses } from '../../db/schema/notifications.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/notifications/operations.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';

export const attention = {
  putOffAttention: async ({ db, session, params, body }) => {
    const [order] = await db
      .select({ updatedAt: orders.updatedAt })
      .from(orders)
      .where(and(eq(orders.orderId, params.orderId), eq(orders.clientId, session.clientId)));
    if (!order) throw notFound('The order does not exist.');
    const pause = { updatedAt: order.updatedAt, until: body.until ?? null };
    await db
      .insert(attentionPauses)
      .values({ userId: session.userId, orderId: params.orderId, ...pause })
      .onConflictDoUpdate({ target: [attentionPauses.userId, attentionPauses.orderId], set: pause });
    return { orderId: params.orderId, until: body.until };
  },

  restoreAttention: async ({ db, session, params }) => {
    await db
      .delete(attentionPauses)
      .where(and(eq(attentionPauses.userId, session.userId), eq(attentionPauses.orderId, params.orderId)));
    return undefined;
  },
} satisfies Handlers<Operations>;

/** Orders that a person has put off today, a `YYYY-MM-DD` in the firm's time zone; or the others. */
export function isPutOff(wanted: boolean, { userId }: Pick<Session, 'userId'>, today: string): SQL {
  const putOff = sql`exists (select 1 from ${attentionPauses} where ${and(
    eq(attentionPauses.userId, userId),
    eq(attentionPauses.orderId, orders.orderId),
    eq(attentionPauses.updatedAt, orders.updatedAt),
    or(isNull(attentionPauses.until), gt(attentionPauses.until, today)),
  )})`;
  return wanted ? putOff : sql`not ${putOff}`;
}
