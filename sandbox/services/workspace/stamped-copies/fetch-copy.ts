/** Fetches stamped copies while their links live: when the clerk accepts, later if the court didn't answer, and on request. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { stampedCopies } from '../../../db/schema/stamped-copies.ts';
import { type Step, schedule } from '../../../simulators/due-work.ts';
import { readLink } from './court-links.ts';
import { keepContent } from './keep-content.ts';

const fetchStep = 'stamped-copies.fetch';

/** Hours until the next attempt, by number of failures; the last value repeats until the link expires. */
const waits = [0.1, 1, 6, 24];
const hour = 3_600_000;

export type StampedCopyRow = typeof stampedCopies.$inferSelect;

/** Notes a copy that a clerk has just made, to be fetched at once. */
export async function noteStampedCopy(
  tx: Database,
  copy: Pick<StampedCopyRow, 'documentId' | 'clientId' | 'orderId' | 'acceptedAt' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(stampedCopies).values(copy).onConflictDoNothing();
  await schedule(tx, copy.acceptedAt, fetchStep, { documentId: copy.documentId });
}

/**
 * Reads the court's copy and keeps it. The same bytes only renew `checkedAt`; the hash of others is kept beside the
 * earlier one.
 * @returns why it wasn't fetched; undefined if it was.
 */
export async function fetchCopy(tx: Database, copy: StampedCopyRow, now: Date): Promise<string | undefined> {
  const of = eq(stampedCopies.documentId, copy.documentId);
  const content = await readLink(tx, copy.clientId, copy.documentId);
  if (!content) {
    const failure = content === null ? 'The court isn’t responding.' : 'The court has no copy behind the link.';
    await tx
      .update(stampedCopies)
      .set({ failure, tries: copy.tries + 1 })
      .where(of);
    return failure;
  }
  const sha256 = await keepContent(tx, copy.clientId, content);
  const isSame = sha256 === copy.sha256;
  await tx
    .update(stampedCopies)
    .set({
      ...{ checkedAt: now, failure: null, tries: 0 },
      ...(isSame ? {} : { sha256, keptAt: now, earlierSha256: copy.sha256 }),
    })
    .where(of);
  return undefined;
}

const fetchDue: Step = async (tx, { documentId }, now) => {
  if (typeof documentId !== 'string') return;
  const [copy] = await tx.select().from(stampedCopies).where(eq(stampedCopies.documentId, documentId)).for('update');
  if (!copy || copy.sha256 !== null || copy.expiresAt <= now) return;
  if ((await fetchCopy(tx, copy, now)) === undefined) return;
  const hours = waits[Math.min(copy.tries, waits.length - 1)] ?? 24;
  await schedule(tx, new Date(now.getTime() + hours * hour), fetchStep, { documentId });
};

export const stampedCopySteps: ReadonlyMap<string, Step> = new Map([[fetchStep, fetchDue]]);
