/** The filing whose stamped papers an order of process serving waits for (issue: file, then serve). */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { ServingContent } from '../../../generated/serving/schemas.ts';
import { decisionOf } from './filing-decision.ts';

/** Messages by field: it must be a submitted filing of the firm that opens a case, in the same state and not refused. */
export async function awaitedFilingErrors(
  db: Database,
  clientId: number,
  { afterFilingOrderId, state }: ServingContent,
): Promise<Record<string, string[]>> {
  if (afterFilingOrderId === undefined) return {};
  const wrong = (text: string) => ({ 'content.afterFilingOrderId': [text] });
  const [filing] = await db
    .select({ service: orders.service, status: orders.status, state: orders.state })
    .from(orders)
    .where(and(eq(orders.orderId, afterFilingOrderId), eq(orders.clientId, clientId)));
  if (filing?.service !== 'CreateCase' || filing.state !== state)
    return wrong(`Order ${afterFilingOrderId} is no filing of the firm that opens a case in this state.`);
  if (filing.status === 'draft') return wrong(`Submit filing ${afterFilingOrderId} to the court first.`);
  const decision = await decisionOf(db, afterFilingOrderId);
  if (decision && !decision.isAccepted)
    return wrong(`The clerk refused filing ${afterFilingOrderId}. File again, then order service.`);
  return {};
}
