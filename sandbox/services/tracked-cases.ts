/** Lists court cases for a firm, once each (dockets, section 1). */
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { clients } from '../db/schema/platform.ts';
import { trackedCases } from '../db/schema/tracked-cases.ts';

export type TrackedCaseRow = typeof trackedCases.$inferSelect;

/** A case to list: `clientId`, what identifies it, and what is known of it. Undefined leaves a listed case's value. */
export type CaseToTrack = Pick<
  typeof trackedCases.$inferInsert,
  'clientId' | 'state' | 'apiType' | 'courtName' | 'caseNumber' | 'caseTitle'
> &
  Partial<
    Omit<
      typeof trackedCases.$inferInsert,
      'id' | 'courtKey' | 'numberKey' | 'addedAt' | 'updatedAt' | 'removedAt' | 'docketSyncOrderId'
    >
  >;

/** The portal's cases, whose numbers are the state's. */
const portalApiType = 4;

/** Tells what identifies a case by number: where the number is unique, and the number. */
export function numberIdentity({
  apiType,
  courtLocationCode,
  courtName,
  caseNumber,
}: Pick<CaseToTrack, 'apiType' | 'courtLocationCode' | 'courtName' | 'caseNumber'>) {
  const typed = caseNumber.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (apiType !== portalApiType) return { courtKey: courtLocationCode?.trim() || courtName.trim(), numberKey: typed };
  const [, county, year, kind, sequence] =
    /^(\d{2})-?(\d{4})-?([a-z]{2})-?(\d{1,6})/.exec(typed.replaceAll(' ', '-')) ?? [];
  const numberKey = county ? `${county}-${year}-${kind}-${sequence?.padStart(6, '0')}` : typed;
  return { courtKey: county ? '' : (courtLocationCode?.trim() ?? ''), numberKey };
}

/**
 * Lists the case, or updates it where the firm has it already; a removed one is listed again. The provider's case ID
 * identifies a case, then the court's tracking ID, then its number.
 */
export async function trackCase(tx: Database, now: Date, toTrack: CaseToTrack): Promise<TrackedCaseRow> {
  const { clientId } = toTrack;
  // Two requests for the same case wait for each other.
  await tx.select({ clientId: clients.clientId }).from(clients).where(eq(clients.clientId, clientId)).for('update');
  const identity = numberIdentity(toTrack);
  const known = await findTracked(tx, toTrack, identity);
  const values = { ...toTrack, numberKey: identity.numberKey, updatedAt: now, removedAt: null };
  const [row] = known
    ? await tx
        .update(trackedCases)
        .set(known.removedAt ? { ...values, addedAt: now } : values)
        .where(eq(trackedCases.id, known.id))
        .returning()
    : await tx.insert(trackedCases).values(listedRow(toTrack, now)).returning();
  if (!row) throw new Error('The case was not listed.');
  return row;
}

/** A new row of the list. */
export function listedRow(toTrack: CaseToTrack, now: Date): typeof trackedCases.$inferInsert {
  return { ...toTrack, ...numberIdentity(toTrack), addedAt: now, updatedAt: now };
}

async function findTracked(
  tx: Database,
  { clientId, state, apiType, caseTrackingId, providerId, providerCaseId }: CaseToTrack,
  { courtKey, numberKey }: ReturnType<typeof numberIdentity>,
): Promise<TrackedCaseRow | undefined> {
  const find = async (...conditions: (SQL | undefined)[]) => {
    const [row] = await tx
      .select()
      .from(trackedCases)
      .where(and(eq(trackedCases.clientId, clientId), ...conditions))
      .orderBy(sql`${trackedCases.caseTrackingId} nulls last`, trackedCases.id)
      .limit(1);
    return row;
  };
  if (providerId != null && providerCaseId != null) {
    const found = await find(eq(trackedCases.providerId, providerId), eq(trackedCases.providerCaseId, providerCaseId));
    if (found) return found;
  }
  const atCourt = and(
    eq(trackedCases.state, state),
    eq(trackedCases.apiType, apiType),
    eq(trackedCases.courtKey, courtKey),
  );
  if (caseTrackingId != null) {
    const found = await find(atCourt, eq(trackedCases.caseTrackingId, caseTrackingId));
    if (found) return found;
  }
  // A number stands for the case as long as nothing says that they are two: defendants and refilings share numbers.
  return find(
    atCourt,
    eq(trackedCases.numberKey, numberKey),
    caseTrackingId == null
      ? undefined
      : or(isNull(trackedCases.caseTrackingId), eq(trackedCases.caseTrackingId, caseTrackingId)),
    providerCaseId == null ? undefined : isNull(trackedCases.providerCaseId),
  );
}

/** Cases on the firm's list, except those of other firms and those removed. */
export const isListed = (clientId: number): SQL | undefined =>
  and(eq(trackedCases.clientId, clientId), isNull(trackedCases.removedAt));

/** Takes cases off the firm's list. Orders, filings and docket tracking stay. Returns how many were on it. */
export async function untrackCases(db: Database, clientId: number, now: Date, which?: SQL): Promise<number> {
  const removed = await db
    .update(trackedCases)
    .set({ removedAt: now, updatedAt: now })
    .where(and(isListed(clientId), which))
    .returning({ id: trackedCases.id });
  return removed.length;
}
