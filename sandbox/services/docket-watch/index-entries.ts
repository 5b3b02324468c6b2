/** Makes the entries of tracked dockets searchable, once a firm searches. Firms that never search cost no rows. */
import { and, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { amongMany } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { docketEntryTexts, docketIndexedCases } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import type { ProviderId } from '../../generated/docket-sync/schemas.ts';
import type { CourtEntry } from '../../simulators/dockets/court-entry.ts';
import { findCase } from '../../simulators/dockets/court-records.ts';
import { entriesOf } from '../../simulators/dockets/docket-entries.ts';
import { docketWork } from '../../simulators/dockets/docket-steps.ts';
import { type Step, scheduleAll } from '../../simulators/due-work.ts';
import { readChanges } from '../docket-sync/docket-changes.ts';

/** Dockets a step: requests wait for the one that is running, and a docket has a hundred entries. */
const stepSize = 5;
/** Rows a statement. */
const batch = 2000;

/** Plans what is missing for a firm; returns how many of its dockets can't be searched yet. */
export async function planIndex(db: Database, clientId: number, now: Date): Promise<number> {
  const tracked = await db
    .selectDistinct({ providerCaseId: docketOrders.providerCaseId })
    .from(docketOrders)
    .leftJoin(docketIndexedCases, eq(docketIndexedCases.providerCaseId, docketOrders.providerCaseId))
    .where(
      and(
        eq(docketOrders.clientId, clientId),
        isNotNull(docketOrders.lastSyncedAt),
        isNull(docketIndexedCases.through),
      ),
    );
  if (tracked.length === 0) return 0;
  await db.transaction(async (tx) => {
    const planned = await tx
      .insert(docketIndexedCases)
      .values(tracked)
      .onConflictDoNothing()
      .returning({ providerCaseId: docketIndexedCases.providerCaseId });
    const ids = planned.map(({ providerCaseId }) => providerCaseId);
    const steps = Array.from({ length: Math.ceil(ids.length / stepSize) }, (_, step) => ({
      dueAt: now,
      kind: docketWork.index,
      payload: { providerCaseIds: ids.slice(step * stepSize, (step + 1) * stepSize) },
    }));
    await scheduleAll(tx, steps);
  });
  return tracked.length;
}

const indexStep: Step = async (tx, { providerCaseIds }) => {
  if (Array.isArray(providerCaseIds))
    await indexCases(
      tx,
      providerCaseIds.filter((each) => typeof each === 'string'),
    );
};

export const indexSteps: ReadonlyMap<string, Step> = new Map([[docketWork.index, indexStep]]);

/** Stores what is new or changed of cases that are searched, or planned to be. */
export async function indexCases(tx: Database, providerCaseIds: readonly string[]): Promise<void> {
  if (providerCaseIds.length === 0) return;
  const cases = await tx
    .select({
      providerCaseId: docketIndexedCases.providerCaseId,
      through: docketIndexedCases.through,
      providerId: sql<ProviderId>`min(${docketOrders.providerId})`,
      readAt: max(docketOrders.lastSyncedAt),
    })
    .from(docketIndexedCases)
    .innerJoin(docketOrders, eq(docketOrders.providerCaseId, docketIndexedCases.providerCaseId))
    .where(amongMany(docketIndexedCases.providerCaseId, providerCaseIds))
    .groupBy(docketIndexedCases.providerCaseId);
  if (cases.length === 0) return;
  const changes = Map.groupBy(
    await readChanges(
      tx,
      cases.map(({ providerCaseId }) => providerCaseId),
    ),
    ({ providerCaseId }) => providerCaseId,
  );
  const rows = cases.flatMap(({ providerCaseId, providerId, through, readAt }) => {
    const record = findCase(providerId, providerCaseId);
    if (!record || !readAt) return [];
    return entriesOf(record, readAt, changes.get(providerCaseId))
      .filter((entry) => through === null || lastTouched(entry) > through)
      .map((entry) => toText(providerCaseId, entry));
  });
  for (let start = 0; start < rows.length; start += batch)
    await tx
      .insert(docketEntryTexts)
      .values(rows.slice(start, start + batch))
      .onConflictDoUpdate({
        target: docketEntryTexts.docketEntryId,
        set: { description: sql`excluded.description`, isRemoved: sql`excluded.is_removed` },
      });
  for (const { providerCaseId, readAt } of cases)
    await tx
      .update(docketIndexedCases)
      .set({ through: readAt })
      .where(eq(docketIndexedCases.providerCaseId, providerCaseId));
}

function lastTouched({ enteredAt, amendedAt, removedAt }: CourtEntry): Date {
  return new Date(Math.max(...[enteredAt, amendedAt, removedAt].map((each) => each?.getTime() ?? 0)));
}

const toText = (providerCaseId: string, entry: CourtEntry) => ({
  docketEntryId: entry.docketEntryId,
  providerCaseId,
  enteredAt: entry.enteredAt,
  entryType: entry.entryType,
  entryNumber: entry.entryNumber ?? null,
  servedOn: entry.servedOn ?? null,
  isRemoved: entry.removedAt !== undefined,
  description: entry.description,
});
