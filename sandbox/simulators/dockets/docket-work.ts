/** The docket providers' scheduled work: answers, readings, and outages about once a month. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketOutages } from '../../db/schema/dockets.ts';
import { indexSteps } from '../../services/docket-watch/index-entries.ts';
import { watchSteps } from '../../services/docket-watch/tell.ts';
import { type Step, schedule } from '../due-work.ts';
import { dayLength, hash } from './court-records.ts';
import { answerSteps } from './docket-answers.ts';
import { readingSteps } from './docket-readings.ts';
import { docketWork } from './docket-steps.ts';
import { entryWork } from './enter-filings.ts';
import { type DocketProvider, docketProviders } from './providers.ts';
import { roundAfter } from './reading-times.ts';

/** Schedules each provider's next reading and outage. */
export async function startRounds(tx: Database, now: Date): Promise<void> {
  for (const { providerId } of docketProviders) {
    await schedule(tx, roundAfter({ providerId }, now), docketWork.round, { providerId }, { inOrder: true });
    await schedule(tx, outageAfter(providerId, now, 5), docketWork.outage, { providerId }, { inOrder: true });
  }
}

const outageLength = 3 * 3_600_000;

/** Providers are down once in about a month, some days after `now` and at least `days`. */
const outageAfter = (providerId: DocketProvider['providerId'], now: Date, days: number): Date =>
  new Date(now.getTime() + (days + (hash(providerId, Math.floor(now.getTime() / dayLength)) % 20)) * dayLength);

const beginOutage: Step = async (tx, { providerId }, now) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (!provider) return;
  await tx.insert(docketOutages).values({ providerId: provider.providerId, since: now }).onConflictDoNothing();
  await schedule(
    tx,
    new Date(now.getTime() + outageLength),
    docketWork.outageEnd,
    {
      providerId: provider.providerId,
      since: now.toISOString(),
    },
    { inOrder: true },
  );
  await schedule(
    tx,
    outageAfter(provider.providerId, now, 20),
    docketWork.outage,
    { providerId: provider.providerId },
    { inOrder: true },
  );
};

/** Ends the planned outage, and none that began by hand. */
const endOutage: Step = async (tx, { providerId, since }) => {
  const provider = docketProviders.find((each) => each.providerId === providerId);
  if (!provider || typeof since !== 'string') return;
  await tx
    .delete(docketOutages)
    .where(and(eq(docketOutages.providerId, provider.providerId), eq(docketOutages.since, new Date(since))));
};

export const docketSteps: ReadonlyMap<string, Step> = new Map([
  ...answerSteps,
  ...readingSteps,
  [docketWork.outage, beginOutage],
  [docketWork.outageEnd, endOutage],
  ...entryWork,
  ...indexSteps,
  ...watchSteps,
]);
