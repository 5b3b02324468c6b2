/** Finds a firm's orders and their content. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import type { FilingFlow, ServiceName, StateCode } from '../../generated/filing/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { isHidden } from '../platform/prospects.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type EnvelopeRecord = typeof envelopes.$inferSelect;

/** An order, its envelope once submitted, and its content; orders of other services have no content. */
export interface StoredOrder {
  order: OrderRecord;
  envelope: EnvelopeRecord | undefined;
  content: FilingContent | undefined;
}

/**
 * The firm's order.
 * @throws ProblemError 404 when the firm has no such order in this state, or the person may not see it.
 */
export async function requireOrder(
  db: Database,
  session: Session,
  orderId: number,
  state?: StateCode,
): Promise<StoredOrder> {
  const [found] = await db
    .select({ order: orders, envelope: envelopes, draft: drafts.content })
    .from(orders)
    .leftJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .leftJoin(drafts, eq(drafts.orderId, orders.orderId))
    .where(
      and(
        eq(orders.orderId, orderId),
        eq(orders.clientId, session.clientId),
        state === undefined ? undefined : eq(orders.state, state),
      ),
    );
  if (!found || isHidden(session, found.order.service)) throw notFound('The order does not exist.');
  const { order, envelope } = found;
  return { order, envelope: envelope ?? undefined, content: envelope?.content ?? found.draft ?? undefined };
}

/** The service of a court filing; undefined for other orders. */
export function filingFlowOf(service: ServiceName): FilingFlow | undefined {
  if (service === 'CreateCase') return 'new-case';
  return service === 'FileIntoCase' ? 'existing-case' : undefined;
}
