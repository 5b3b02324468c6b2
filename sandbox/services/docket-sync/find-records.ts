/** Cases by their IDs in the product: of an account's untracked case, or of a case that the firm saved. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { trackedCases } from '../../db/schema/tracked-cases.ts';
import { type CourtRecord, caseOfProductId, findCase } from '../../simulators/dockets/court-records.ts';

/** The providers' cases by `productCaseId`; without those that no provider has. */
export async function findRecords(
  db: Database,
  clientId: number,
  wanted: readonly { productCaseId: number }[],
): Promise<ReadonlyMap<number, CourtRecord>> {
  const records = new Map<number, CourtRecord>();
  const saved: number[] = [];
  for (const { productCaseId } of wanted) {
    const record = caseOfProductId(productCaseId);
    if (record) records.set(productCaseId, record);
    else saved.push(productCaseId);
  }
  if (saved.length === 0) return records;
  const rows = await db
    .select({ id: trackedCases.id, providerId: trackedCases.providerId, providerCaseId: trackedCases.providerCaseId })
    .from(trackedCases)
    .where(and(eq(trackedCases.clientId, clientId), inArray(trackedCases.id, saved)));
  for (const { id, providerId, providerCaseId } of rows) {
    const record = providerId && providerCaseId ? findCase(providerId, providerCaseId) : undefined;
    if (record) records.set(id, record);
  }
  return records;
}
