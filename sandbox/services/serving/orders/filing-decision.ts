/** What the clerk decided about a filing that an order of process serving waits for. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { filings } from '../../../db/schema/filings.ts';

/** Who decides. */
export const clerk = 'Clerk';

/** Undefined while the clerk has not decided about all of it. */
export async function decisionOf(
  tx: Database,
  orderId: number,
): Promise<{ isAccepted: boolean; text: string } | undefined> {
  const rows = await tx.select().from(filings).where(eq(filings.orderId, orderId)).orderBy(asc(filings.position));
  const refused = rows.find(({ status }) => status === 'rejected' || status === 'returned' || status === 'cancelled');
  if (refused) return { isAccepted: false, text: refused.reviewerComments ?? refused.rejectReasonText ?? '' };
  const isAccepted = rows.length > 0 && rows.every(({ status }) => status === 'accepted' || status === 'served');
  return isAccepted ? { isAccepted: true, text: '' } : undefined;
}
