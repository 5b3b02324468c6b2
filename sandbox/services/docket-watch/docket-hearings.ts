/** Hearings in the cases whose dockets a firm follows, as the dockets were last read. Nothing of sealed cases. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { courtZoneOf, dayLength, findCase } from '../../simulators/dockets/court-records.ts';
import { latestEntries } from '../../simulators/dockets/docket-entries.ts';
import { readChanges } from '../docket-sync/docket-changes.ts';
import { sealedCases } from './sealed-cases.ts';

/** Courts set hearings at most so many days before. */
const hearingDays = 60;

interface DocketHearing {
  docketEntryId: string;
  at: Date;
  /** The court's IANA zone. */
  courtTimeZone: string;
  kind: string;
  place: string | undefined;
  isCancelled: boolean;
  /** The entry that set it was amended or removed. */
  isChanged: boolean;
  /** The order that follows the docket. */
  order: typeof orders.$inferSelect;
}

/** Reads hearings after `from`, and when the docket was read that was read the longest ago. */
export async function readDocketHearings(
  db: Database,
  clientId: number,
  { from, now }: { from: Date; now: Date },
): Promise<{ hearings: DocketHearing[]; readAt: Date | undefined }> {
  const tracked = await db
    .select({ docket: docketOrders, order: orders })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(and(eq(docketOrders.clientId, clientId), eq(docketOrders.state, 'Active'), sql`last_synced_at is not null`));
  const cases = tracked.map(({ docket }) => docket);
  const sealed = await sealedCases(db, cases);
  const changes = Map.groupBy(
    await readChanges(
      db,
      cases.map(({ providerCaseId }) => providerCaseId),
    ),
    ({ providerCaseId }) => providerCaseId,
  );
  const fromDay = Math.floor(now.getTime() / dayLength) - hearingDays;
  const hearings = tracked.flatMap(({ docket, order }) => {
    const record = findCase(docket.providerId, docket.providerCaseId);
    const readAt = docket.lastSyncedAt;
    if (!record || !readAt || sealed.has(docket.providerCaseId)) return [];
    const entries = latestEntries(record, { fromDay, until: readAt }, changes.get(docket.providerCaseId));
    return entries.flatMap(({ docketEntryId, hearing, removedAt, amendedAt }): DocketHearing[] => {
      if (!hearing || Date.parse(hearing.at) <= from.getTime()) return [];
      return [
        {
          ...{ docketEntryId, at: new Date(hearing.at), courtTimeZone: courtZoneOf(record), kind: hearing.kind },
          ...{ place: hearing.place, order },
          isCancelled: removedAt !== undefined || hearing.isCancelled === true,
          isChanged: amendedAt !== undefined || removedAt !== undefined,
        },
      ];
    });
  });
  const times = cases.flatMap(({ lastSyncedAt }) => lastSyncedAt?.getTime() ?? []);
  return { hearings, readAt: times.length > 0 ? new Date(Math.min(...times)) : undefined };
}
