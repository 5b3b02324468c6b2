/** What a firm can order once enough attempts failed (serving supplement, section 3). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { servingOffers } from '../../db/schema/serving.ts';
import type { JobOffer } from '../../generated/serving/schemas.ts';
import { readConfiguration } from '../../services/filing/service-configuration.ts';
import { changeJob, type LockedJob } from '../../services/serving/orders/job-store.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import { prices } from '../../services/serving/rules/prices.ts';
import { mailAboutJob } from './mails.ts';
import { dispatcher } from './work-names.ts';

const stakeoutCents = prices.leastStakeoutHours * prices.stakeoutHour;
const offerTexts: readonly { offer: JobOffer['offer']; label: string; cents: number }[] = [
  { offer: 'more-attempts', label: 'One more attempt', cents: prices.extraAttempt },
  { offer: 'stakeout', label: `Stakeout, ${prices.leastStakeoutHours} hours`, cents: stakeoutCents },
  { offer: 'skip-trace', label: 'Skip trace', cents: prices.skipTrace },
  { offer: 'another-address', label: 'Serve at another address (its price applies when it is used)', cents: 0 },
  { offer: 'non-service', label: 'Stop, with a proof of non-service', cents: 0 },
];

/** Stores the offers, at today's prices. */
export async function insertOffers(tx: Database, jobId: string, now: Date): Promise<void> {
  const { feeQuoteMinutes } = await readConfiguration(tx);
  const validUntil = new Date(now.getTime() + Math.max(feeQuoteMinutes, 60 * 24 * 30) * 60_000);
  await tx.delete(servingOffers).where(eq(servingOffers.jobId, jobId));
  await tx.insert(servingOffers).values(
    offerTexts.map(({ offer, label, cents }) => ({
      ...{ quoteId: randomUUID(), jobId, offer, label, amountCents: cents, validUntil },
    })),
  );
}

/** Enough attempts failed: the firm decides what follows, at these prices. */
export async function makeOffers(tx: Database, found: LockedJob, now: Date): Promise<void> {
  const { jobId } = found.stored.job;
  await insertOffers(tx, jobId, now);
  const text = `${recipientName(found.stored.job.recipient)} could not be reached. Decide what follows.`;
  await changeJob(tx, jobId, { jobStatus: 'on-hold', holdReason: 'cost', text, actor: dispatcher }, now);
  await mailAboutJob(tx, found, { subject: 'needs your decision', body: text }, now);
}
