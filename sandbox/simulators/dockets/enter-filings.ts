/** Puts accepted filings on the dockets of their cases, as clerks do: on the next court day, or some days later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketChanges } from '../../db/schema/dockets.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import { type Step, schedule } from '../due-work.ts';
import { type CourtRecord, casesOf, dayLength, share } from './court-records.ts';
import { docketWork } from './docket-steps.ts';
import { florida } from './providers.ts';

type Filed = Pick<typeof orders.$inferSelect, 'state' | 'caseNumber'>;

let byNumber: ReadonlyMap<string, CourtRecord> | undefined;

/** The docket of a filing's case; undefined where its court has none here. Florida alone has both dockets and e-filing. */
export function docketOf({ state, caseNumber }: Filed): CourtRecord | undefined {
  if (state !== 'FL' || !caseNumber) return undefined;
  byNumber ??= new Map(casesOf(florida.providerId).map((record) => [record.caseNumber, record]));
  // Without party and branch, which the docket leaves out.
  return byNumber.get(caseNumber.split('-').slice(0, 4).join('-').toUpperCase());
}

/** Plans the entry of a filing that was accepted at `acceptedAt`. */
export async function planEntry(
  tx: Database,
  order: Filed & { orderId: number },
  filingId: string,
  acceptedAt: Date,
): Promise<void> {
  const record = docketOf(order);
  if (!record || record.isSealed) return;
  await schedule(tx, entryTime(share(record.seed, order.orderId), acceptedAt), docketWork.enter, { filingId });
}

/**
 * Tells when the clerk enters a filing: one in ten takes more than the next court day, one in fifty more than a week.
 * `chance` is in [0, 1).
 */
export function entryTime(chance: number, acceptedAt: Date): Date {
  const courtDays = chance < 0.9 ? 1 : chance < 0.98 ? 2 : 6;
  let day = Math.floor(acceptedAt.getTime() / dayLength);
  for (let left = courtDays; left > 0; ) {
    day += 1;
    // Days since 1970 began on a Thursday: 2 is a Saturday, 3 a Sunday.
    if (day % 7 !== 2 && day % 7 !== 3) left -= 1;
  }
  return new Date(day * dayLength + 15 * 3_600_000);
}

const enter: Step = async (tx, { filingId }, now) => {
  if (typeof filingId !== 'string') return;
  const [found] = await tx
    .select({ filing: filings, order: orders, firm: clients.name })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .innerJoin(clients, eq(clients.clientId, orders.clientId))
    .where(eq(filings.filingId, filingId));
  const record = found && docketOf(found.order);
  if (!record) return;
  await tx
    .insert(docketChanges)
    .values(docketedFiling(record, found, now))
    .onConflictDoNothing();
};

interface Found {
  filing: Pick<typeof filings.$inferSelect, 'filingId' | 'filingTypeName'>;
  order: Pick<typeof orders.$inferSelect, 'envelopeId'>;
  firm: string;
}

/** The entry of a filing on its docket. */
export function docketedFiling(
  { providerCaseId }: CourtRecord,
  { filing: { filingId, filingTypeName }, order: { envelopeId }, firm }: Found,
  changedAt: Date,
): typeof docketChanges.$inferInsert {
  const text = `${filingTypeName} filed by ${firm}.`;
  return { providerCaseId, changedAt, kind: 'add', text, filingId, envelopeId };
}

export const entryWork: ReadonlyMap<string, Step> = new Map([[docketWork.enter, enter]]);
