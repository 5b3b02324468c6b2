/** The process server: accepts, attempts, serves or doesn't, and signs the proof (serving supplement, section 4). */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { servingAddresses, servingJobs, servingMessages, servingOffers } from '../../db/schema/serving.ts';
import type { JobOffer } from '../../generated/serving/schemas.ts';
import { addDays, instantAt } from '../../services/billing/rules/days.ts';
import { toDollars } from '../../services/filing/money.ts';
import { readConfiguration } from '../../services/filing/service-configuration.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { streets } from '../../services/places/address-book.ts';
import { verifyAddress } from '../../services/serving/addresses/verify-address.ts';
import { addCustody } from '../../services/serving/orders/custody.ts';
import { isOpen } from '../../services/serving/orders/job-state.ts';
import {
  changeJob,
  chargeNow,
  type LockedJob,
  lockJob,
  refreshOrder,
  settleCharges,
} from '../../services/serving/orders/job-store.ts';
import { jobDeadline } from '../../services/serving/orders/order-answer.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import { includedAttempts, prices } from '../../services/serving/rules/prices.ts';
import { promiseOf } from '../../services/serving/rules/service-levels.ts';
import { usDay } from '../../services/serving/us-day.ts';
import { type Step, schedule } from '../due-work.ts';
import { wishesIn } from './attempt-outcome.ts';
import { firstAttemptAt, nextAttemptAt } from './attempt-time.ts';
import { chanceOf } from './chance.ts';
import { mailAboutJob } from './mails.ts';
import { placeOf, recordAttempt } from './record-attempt.ts';
import { serverOf } from './servers.ts';
import { signProof } from './sign-proof.ts';
import { servingWork } from './work-names.ts';

const company = 'Dispatch';
const signedAfterHours = 2;
/** Minutes from accepting until the server can be at the first address. */
const travelMinutes = 15;
const reminderDays = [14, 7, 2] as const;

/** The job, if it is in one of the states. */
async function jobIn(tx: Database, jobId: unknown, states: readonly string[]): Promise<LockedJob | undefined> {
  const found = typeof jobId === 'string' ? await lockJob(tx, jobId) : undefined;
  return found && states.includes(found.stored.job.jobStatus) ? found : undefined;
}

const accept: Step = async (tx, { jobId, declined }, now) => {
  const found = await jobIn(tx, jobId, ['dispatched']);
  if (!found || found.stored.job.acceptedAt !== null) return;
  const { placed, stored } = found;
  const { job, addresses } = stored;
  const server = serverOf(placed.order.state, job.jobId, declined === true ? 1 : 0);
  if (declined !== true && wishesIn(job.instructions).has('decline')) {
    await changeJob(
      tx,
      job.jobId,
      { jobStatus: 'dispatched', text: `${server.name} declined. Sent to another server.`, actor: server.name },
      now,
    );
    await schedule(tx, new Date(now.getTime() + 20 * 60_000), servingWork.accept, { jobId, declined: true });
    return refreshOrder(tx, placed, now);
  }
  const active = addresses.find(({ status }) => status === 'active');
  if (!active) return;
  const place = placeOf(placed, active.content.state);
  const promise = promiseOf(job.level, job.dispatchedAt ?? now, place);
  await tx
    .update(servingJobs)
    .set({ server, acceptedAt: now, firstAttemptBy: promise.firstAttemptBy, completeBy: promise.completeBy })
    .where(eq(servingJobs.jobId, job.jobId));
  await changeJob(
    tx,
    job.jobId,
    { jobStatus: 'dispatched', text: `Accepted by ${server.name}`, actor: server.name },
    now,
  );
  for (const { fileId, title, fileName, sha256 } of placed.serving.documents)
    await addCustody(tx, {
      ...{ orderId: placed.order.orderId, fileId, title: title || fileName, at: now, actor: server.name },
      ...{ event: 'dispatched', documentSha256: sha256 ?? '' },
    });
  const earliest = new Date(now.getTime() + travelMinutes * 60_000);
  const at = firstAttemptAt({ jobId: job.jobId, earliest, limit: promise.firstAttemptBy, place });
  await schedule(tx, at, servingWork.attempt, { jobId, number: stored.attempts.length + 1 });
  await refreshOrder(tx, placed, now);
  await scheduleReminders(tx, job.jobId, now);
};

async function scheduleReminders(tx: Database, jobId: string, now: Date): Promise<void> {
  const found = await lockJob(tx, jobId);
  if (!found) return;
  const serveBy = jobDeadline(found.placed, found.stored, now).serveBy;
  if (serveBy === undefined) return;
  for (const days of reminderDays) {
    const at = instantAt(addDays(serveBy, -days), 8, placeOf(found.placed, undefined).timeZone);
    if (at > now) await schedule(tx, at, servingWork.remind, { jobId, days });
  }
}

const remind: Step = async (tx, { jobId, days }, now) => {
  const found = await jobIn(tx, jobId, ['on-hold', 'dispatched', 'attempting', 'skip-trace']);
  if (!found || typeof days !== 'number') return;
  const { serveBy, text } = jobDeadline(found.placed, found.stored, now);
  // The date of the case may have changed since.
  if (serveBy === undefined || dayIn(placeOf(found.placed, undefined).timeZone, now) > serveBy) return;
  await mailAboutJob(
    tx,
    found,
    { subject: `${days} days left to serve`, body: `Not served yet. ${text}. Deadline: ${usDay(serveBy)}.` },
    now,
  );
};

const attempt: Step = async (tx, { jobId, number }, now) => {
  const found = await jobIn(tx, jobId, ['dispatched', 'attempting']);
  if (!found || number !== found.stored.attempts.length + 1) return;
  await makeAttempt(tx, found, now);
};

/** Makes the next attempt at the active address, and decides what follows. */
export async function makeAttempt(tx: Database, found: LockedJob, now: Date): Promise<void> {
  const { placed, stored } = found;
  const { jobId } = stored.job;
  const actor = stored.job.server?.name ?? company;
  const made = await recordAttempt(tx, found, now);
  if (!made) return;
  const count = stored.attempts.length + 1;
  if (made.success) {
    await changeJob(tx, jobId, { jobStatus: 'served', text: made.text, actor }, now);
    if (made.isMailed)
      await chargeNow(
        tx,
        placed,
        { jobId, kind: 'mailing', label: 'Mailing after a substitute service', amount: toDollars(prices.mailing) },
        now,
      );
    await settleCharges(tx, placed, jobId, now);
    await schedule(tx, hoursAfter(now, signedAfterHours), servingWork.sign, { jobId });
    await mailAboutJob(tx, found, { subject: 'served', body: made.text }, now);
  } else {
    await changeJob(tx, jobId, { jobStatus: 'attempting', text: made.text, actor }, now);
    await mailAboutJob(tx, found, { subject: `attempt ${count}`, body: made.text }, now);
    if (made.isBadAddress) await leaveAddress(tx, found, now);
    else if (count >= includedAttempts + (await countApproved(tx, jobId))) await offer(tx, found, now);
    else await scheduleNext(tx, jobId, now);
  }
  await refreshOrder(tx, placed, now);
}

const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);

/** Attempts that were bought: one with each offer of attempts or stakeout. */
async function countApproved(tx: Database, jobId: string): Promise<number> {
  const offers = await tx.select().from(servingOffers).where(eq(servingOffers.jobId, jobId));
  return offers.filter(
    ({ offer, approvedAt }) => approvedAt !== null && (offer === 'more-attempts' || offer === 'stakeout'),
  ).length;
}

/** Schedules the next attempt at the active address. */
export async function scheduleNext(tx: Database, jobId: string, now: Date): Promise<void> {
  const found = await lockJob(tx, jobId);
  const active = found?.stored.addresses.find(({ status }) => status === 'active');
  if (!found || !active) return;
  const { job, attempts } = found.stored;
  const place = placeOf(found.placed, active.content.state);
  const earliest = new Date(now.getTime() + travelMinutes * 60_000);
  const at =
    attempts.length === 0
      ? firstAttemptAt({ jobId, earliest, limit: promiseOf(job.level, now, place).firstAttemptBy, place })
      : nextAttemptAt({
          ...{ jobId, number: attempts.length + 1, level: job.level, place, earliest },
          before: attempts.map((each) => each.at),
        });
  await schedule(tx, at, servingWork.attempt, { jobId, number: attempts.length + 1 });
}

/** The address turned out bad: the next backup, a skip trace if it was ordered, or the firm's decision. */
async function leaveAddress(tx: Database, found: LockedJob, now: Date): Promise<void> {
  const { placed, stored } = found;
  const { jobId, extras } = stored.job;
  const of = (addressId: string) => and(eq(servingAddresses.jobId, jobId), eq(servingAddresses.addressId, addressId));
  const active = stored.addresses.find(({ status }) => status === 'active');
  if (active) await tx.update(servingAddresses).set({ status: 'bad' }).where(of(active.addressId));
  const backup = stored.addresses.find(({ status }) => status === 'backup');
  if (backup) {
    await tx.update(servingAddresses).set({ status: 'active' }).where(of(backup.addressId));
    await chargeNow(
      tx,
      placed,
      {
        jobId,
        kind: 'backup-address',
        label: `Backup address, ${backup.content.street}`,
        amount: toDollars(prices.backupAddress),
      },
      now,
    );
    await changeJob(
      tx,
      jobId,
      { jobStatus: 'attempting', text: `Next at ${backup.content.street}`, actor: company },
      now,
    );
    return scheduleNext(tx, jobId, now);
  }
  if (extras.skipTrace) return beginTrace(tx, found, now);
  await changeJob(
    tx,
    jobId,
    { jobStatus: 'on-hold', holdReason: 'address', text: 'The address is bad. Add a new address.', actor: company },
    now,
  );
  await mailAboutJob(
    tx,
    found,
    { subject: 'needs another address', body: 'The address is bad. Add a new address to continue.' },
    now,
  );
}

/** Looks for another address, which the firm then approves. */
export async function beginTrace(tx: Database, { placed, stored }: LockedJob, now: Date): Promise<void> {
  const { jobId } = stored.job;
  await chargeNow(
    tx,
    placed,
    { jobId, kind: 'skip-trace', label: 'Skip trace', amount: toDollars(prices.skipTrace) },
    now,
  );
  await changeJob(tx, jobId, { jobStatus: 'skip-trace', text: 'Skip trace begun', actor: company }, now);
  await schedule(tx, hoursAfter(now, 24), servingWork.trace, { jobId });
}

const trace: Step = async (tx, { jobId }, now) => {
  const found = await jobIn(tx, jobId, ['skip-trace']);
  if (!found) return;
  const { job, addresses } = found.stored;
  const last = addresses.at(-1);
  const here = streets.filter(({ city }) => city.state === last?.content.state);
  const street = here[Math.floor(chanceOf(job.jobId, 'trace') * here.length)] ?? streets[0];
  if (!street || !last) return;
  const { state } = last.content;
  if (state === undefined) return;
  const number = String(1 + 2 * Math.floor(chanceOf(job.jobId, 'trace number') * 400));
  const address = { street: `${number} ${street.name}`, city: street.city.name, state, zip: street.city.postcode };
  const addressId = randomUUID();
  await tx.insert(servingAddresses).values({
    ...{ jobId: job.jobId, addressId, position: last.position + 1, status: 'needs-approval', proposedBy: 'skip-trace' },
    content: { addressId, label: 'home', ...address },
    verification: verifyAddress(address, now),
  });
  const text = `Found ${address.street}, ${address.city}. Approve it to continue.`;
  await changeJob(tx, job.jobId, { jobStatus: 'on-hold', holdReason: 'address', text, actor: company }, now);
  await refreshOrder(tx, found.placed, now);
  await mailAboutJob(tx, found, { subject: 'another address was found', body: text }, now);
};

const stakeoutCents = prices.leastStakeoutHours * prices.stakeoutHour;
const offerTexts: readonly { offer: JobOffer['offer']; label: string; cents: number }[] = [
  { offer: 'more-attempts', label: 'One more attempt', cents: prices.extraAttempt },
  { offer: 'stakeout', label: `Stakeout, ${prices.leastStakeoutHours} hours`, cents: stakeoutCents },
  { offer: 'skip-trace', label: 'Skip trace', cents: prices.skipTrace },
  { offer: 'another-address', label: 'Serve at another address (its price applies when it is used)', cents: 0 },
  { offer: 'non-service', label: 'Stop, with a proof of non-service', cents: 0 },
];

/** Enough attempts failed: the firm decides what follows, at these prices. */
async function offer(tx: Database, found: LockedJob, now: Date): Promise<void> {
  const { jobId } = found.stored.job;
  const { feeQuoteMinutes } = await readConfiguration(tx);
  const validUntil = new Date(now.getTime() + Math.max(feeQuoteMinutes, 60 * 24 * 30) * 60_000);
  await tx.delete(servingOffers).where(eq(servingOffers.jobId, jobId));
  await tx.insert(servingOffers).values(
    offerTexts.map(({ offer, label, cents }) => ({
      ...{ quoteId: randomUUID(), jobId, offer, label, amountCents: cents, validUntil },
    })),
  );
  const text = `${recipientName(found.stored.job.recipient)} could not be reached. Decide what follows.`;
  await changeJob(tx, jobId, { jobStatus: 'on-hold', holdReason: 'cost', text, actor: company }, now);
  await mailAboutJob(tx, found, { subject: 'needs your decision', body: text }, now);
}

const sign: Step = async (tx, { jobId }, now) => {
  const found = await jobIn(tx, jobId, ['served', 'not-served']);
  if (!found || !(await signProof(tx, found, now))) return;
  await refreshOrder(tx, found.placed, now);
  await mailAboutJob(
    tx,
    found,
    { subject: 'review the proof', body: 'The server has signed the proof of service.' },
    now,
  );
};

/** Answers the firm's last message. */
const answer: Step = async (tx, { jobId }, now) => {
  const found = typeof jobId === 'string' ? await lockJob(tx, jobId) : undefined;
  const server = found?.stored.job.server;
  if (!found || !server || found.stored.messages.at(-1)?.from !== 'firm') return;
  const text = isOpen(found.stored.job.jobStatus)
    ? 'Noted. I will consider it at the next attempt.'
    : 'Noted, thank you.';
  await tellFirm(tx, found, text, now);
};

/** A message of the server. */
export async function tellFirm(
  tx: Database,
  { placed, stored: { job } }: LockedJob,
  text: string,
  now: Date,
): Promise<void> {
  const author = job.server?.name ?? company;
  await tx
    .insert(servingMessages)
    .values({ jobId: job.jobId, messageId: randomUUID(), at: now, from: 'server', author, text });
  await refreshOrder(tx, placed, now);
}

export const servingSteps: ReadonlyMap<string, Step> = new Map([
  [servingWork.accept, accept],
  [servingWork.attempt, attempt],
  [servingWork.sign, sign],
  [servingWork.trace, trace],
  [servingWork.remind, remind],
  [servingWork.answer, answer],
]);
