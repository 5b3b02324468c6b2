/** What was done to courts' records by hand, at /sandbox. */
import { asc } from 'drizzle-orm';
import { amongMany } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { docketChanges } from '../../db/schema/dockets.ts';
import { problem } from '../../http/problem.ts';
import type { CourtRecord } from '../../simulators/dockets/court-records.ts';
import type { DocketChange } from '../../simulators/dockets/entry-changes.ts';

/** The changes to these cases, oldest first. */
export async function readChanges(db: Database, providerCaseIds: readonly string[]): Promise<DocketChange[]> {
  if (providerCaseIds.length === 0) return [];
  return db
    .select()
    .from(docketChanges)
    .where(amongMany(docketChanges.providerCaseId, providerCaseIds))
    .orderBy(asc(docketChanges.changeId));
}

export const isSealedBy = (record: CourtRecord, changes: readonly DocketChange[]): boolean =>
  record.isSealed || changes.some(({ kind }) => kind === 'seal-case');

/** @throws ProblemError 404 `case-sealed`. */
export function requireOpenCase(record: CourtRecord, changes: readonly DocketChange[]): void {
  if (isSealedBy(record, changes)) throw problem(404, { code: 'case-sealed', detail: 'This case is sealed.' });
}
