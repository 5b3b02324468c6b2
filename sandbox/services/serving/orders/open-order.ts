import type { Database } from '../../../db/connection.ts';
import type { Session } from '../../../http/operation.ts';
import { tellStory } from '../../../simulators/serving/story/tell-story.ts';
import { requireServingOrder, type StoredOrder } from './order-store.ts';

/**
 * The firm's placed order, with its content written if it is one of the demo that no one read before. @throws
 * ProblemError 404.
 */
export async function openOrder(db: Database, session: Session, orderId: number): Promise<StoredOrder> {
  await tellStory(db, session, orderId);
  return requireServingOrder(db, session, orderId);
}
