/** The billing service's description and the service catalog. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';
import { serviceCatalogue } from '../service-catalogue.ts';

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
      serviceCatalogue.map(({ name, services }, index) => ({
        categoryId: index + 1,
        name,
        displayOrder: index + 1,
        services: [...services],
      })),

    publishTestEvent: ({ clock }) => testEvent('test', clock.now()),

    publishOrderCreatedTestEvent: async ({ db, clock, session }) => ({
      ...testEvent('order-created', clock.now()),
      orderId: await newestOrder(db, session),
    }),

    publishOrderUpdatedTestEvent: async ({ db, clock, session }) => ({
      ...testEvent('order-updated', clock.now()),
      orderId: await newestOrder(db, session),
    }),
  } satisfies Handlers<Operations>;
}

/** Nobody listens in the sandbox: the event is only named. */
function testEvent<Topic extends 'test' | 'order-created' | 'order-updated'>(topic: Topic, now: Date) {
  return { messageId: randomUUID(), topic, publishedAt: now.toISOString() };
}

/** @throws ProblemError 404 for a firm without orders. */
async function newestOrder(db: Database, { clientId }: Session): Promise<number> {
  const [order] = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(eq(orders.clientId, clientId))
    .orderBy(desc(orders.orderId))
    .limit(1);
  if (!order) throw notFound('The firm has no orders.');
  return order.orderId;
}
