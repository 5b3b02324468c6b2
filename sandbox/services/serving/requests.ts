/** Services ordered with one form: their forms, orders and cancellation (serving supplement, section 9). */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceRequests } from '../../db/schema/service-requests.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { Operations } from '../../generated/serving/operations.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { serviceForms } from './forms/index.ts';
import { attachPapers } from './office-order.ts';
import { placeRequest } from './place-request.ts';
import { type StoredRequest, toServiceRequest } from './request-answers.ts';
import { requireServiceRole } from './require-service-role.ts';

export const requests = {
  getServiceForm: async ({ db, session, params: { service } }) => {
    await requireServiceRole(db, session, service);
    return serviceForms[service];
  },

  orderService: async ({ db, clock, session, headers, body }) => {
    await requireServiceRole(db, session, body.service);
    const placed = await placeRequest({
      ...{ db, clock, session, key: headers['Idempotency-Key'], body },
      ...(body.service === 'LegalServiceOfProcess' && { also: attachPapers }),
    });
    return toServiceRequest(await requireRequest(db, session, placed.order.orderId));
  },

  getServiceRequest: async ({ db, session, params }) =>
    toServiceRequest(await requireRequest(db, session, params.orderId)),

  cancelServiceRequest: async ({ db, clock, session, params: { orderId } }) =>
    db.transaction(async (tx) => {
      await tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, orderId)).for('update');
      const found = await requireRequest(tx, session, orderId);
      if (found.request.status === 'cancelled') return toServiceRequest(found);
      if (found.request.status !== 'ordered')
        throw problem(409, { code: 'not-now', detail: 'Work on this order has begun, so it can’t be cancelled.' });
      const now = clock.now();
      await tx.update(serviceRequests).set({ status: 'cancelled' }).where(eq(serviceRequests.orderId, orderId));
      await tx
        .update(orders)
        .set({ version: found.order.version + 1, status: 'cancelled', statusText: 'Cancelled', updatedAt: now })
        .where(eq(orders.orderId, orderId));
      await tx.delete(charges).where(and(eq(charges.orderId, orderId), eq(charges.status, 'not-yet-charged')));
      await tx
        .insert(statusHistory)
        .values({ orderId, at: now, status: 'cancelled', statusText: 'Cancelled', actor: session.name });
      return toServiceRequest(await requireRequest(tx, session, orderId));
    }),
} satisfies Handlers<Operations>;

async function requireRequest(db: Database, { clientId }: Session, orderId: number): Promise<StoredRequest> {
  const [found] = await db
    .select({ order: orders, request: serviceRequests })
    .from(serviceRequests)
    .innerJoin(orders, eq(orders.orderId, serviceRequests.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  if (!found) throw notFound('The order does not exist, or is for another service.');
  return found;
}
