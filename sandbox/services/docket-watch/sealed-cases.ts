/** Cases that their courts sealed. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketChanges, docketOrders } from '../../db/schema/dockets.ts';

/** Those of the given cases that are sealed, by the provider's ID. */
export async function sealedCases(
  db: Database,
  cases: readonly { providerCaseId: string }[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(cases.map(({ providerCaseId }) => providerCaseId))];
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ providerCaseId: docketChanges.providerCaseId })
    .from(docketChanges)
    .where(and(eq(docketChanges.kind, 'seal-case'), inArray(docketChanges.providerCaseId, ids)));
  return new Set(rows.map(({ providerCaseId }) => providerCaseId));
}

/** The providers' IDs of all sealed cases, in a query. */
export const sealedCaseIds: SQL = sql`select ${docketChanges.providerCaseId} from ${docketChanges} where ${docketChanges.kind} = 'seal-case'`;

/** Whether a docket order's case is sealed, in a query. */
export const isSealedCase: SQL = sql`exists (select 1 from ${docketChanges} where ${docketChanges.kind} = 'seal-case' and ${docketChanges.providerCaseId} = ${docketOrders.providerCaseId})`;

/** The numbers of a firm's orders whose cases are sealed, in a query. They are few: asked once, however many changes are read. */
export const sealedOrderIds = (clientId: number): SQL =>
  sql`select ${docketOrders.orderId} from ${docketOrders} where ${docketOrders.clientId} = ${clientId} and ${docketOrders.providerCaseId} in (${sealedCaseIds})`;
