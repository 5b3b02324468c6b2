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

/** Whether a docket order's case is sealed, in a query. */
export const isSealedCase: SQL = sql`exists (select 1 from ${docketChanges} where ${docketChanges.kind} = 'seal-case' and ${docketChanges.providerCaseId} = ${docketOrders.providerCaseId})`;
