/** The billing service's description and the service catalog. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import type { ToldChange } from '../../db/order-changes.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';
import { tellChange } from '../live/tell-change.ts';
import { serviceCatalog } from '../service-catalog.ts';

export function service(sandbox: Sandbox) {
  return {
    getBillingStartup: ({ clock }) => ({
      status: sandbox.slowStart.isStarting ? ('starting' as const) : ('ready' as const),
      environment: 'sandbox' as const,
      startedAt: new Date(performance.timeOrigin + clock.offset).toISOString(),
      serverTime: clock.now().toISOString(),
    }),

    getBillingVersion: () => ({ name: 'billing', version: '1.0.0' }),

    listServiceSearchCategories: () =>
      serviceCatalog.map(({ name, services }, index) => ({
        categoryId: index + 1,
        name,
        displayOrder: index + 1,
        services: [...services],
      })),

    publishTestEvent: ({ db, clock, session }) => publishTestEvent(db, clock, session.clientId, 'test'),
    publishOrderCreatedTestEvent: ({ db, clock, session }) =>
      publishTestEvent(db, clock, session.clientId, 'order-created'),
    publishOrderUpdatedTestEvent: ({ db, clock, session }) =>
      publishTestEvent(db, clock, session.clientId, 'order-updated'),
  } satisfies Handlers<Operations>;
}

/**
 * Tells everyone who follows a firm's orders (docs/adr/0033). Events about an order name the firm's newest.
 * @throws ProblemError 404 for a firm without orders.
 */
export async function publishTestEvent<Topic extends ToldChange['topic']>(
  db: Database,
  clock: Clock,
  clientId: number,
  topic: Topic,
) {
  const messageId = randomUUID();
  const published = { messageId, topic, publishedAt: clock.now().toISOString() };
  if (topic === 'test') {
    await tellChange(db, { clientId, topic, messageId });
    return published;
  }
  const orderId = await newestOrder(db, clientId);
  await tellChange(db, { clientId, topic, messageId, orderIds: [orderId] });
  return { ...published, orderId };
}

async function newestOrder(db: Database, clientId: number): Promise<number> {
  const [order] = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(eq(orders.clientId, clientId))
    .orderBy(desc(orders.orderId))
    .limit(1);
  if (!order) throw notFound('The firm has no orders.');
  return order.orderId;
}
