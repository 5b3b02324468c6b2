/** Attempts at the active address, and what follows them (serving supplement, sections 3 and 4). */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { servingAddresses, servingOffers } from '../../db/schema/serving.ts';
import { toDollars } from '../../services/filing/money.ts';
import {
  changeJob,
  chargeNow,
  type LockedJob,
  lockJob,
  refreshOrder,
  settleCharges,
} from '../../services/serving/orders/job-store.ts';
import { prices } from '../../services/serving/rules/prices.ts';
import { promiseOf } from '../../services/serving/rules/service-levels.ts';
import { schedule } from '../due-work.ts';
import { afterAttempt, mailingAt } from './attempt-facts.ts';
import { firstAttemptAt, nextAttemptAt, travelMinutes } from './attempt-time.ts';
import { mailAboutJob } from './mails.ts';
import { makeOffers } from './offers.ts';
import { placeOf, recordAttempt, recordMailing } from './record-attempt.ts';
import { beginTrace } from './trace-address.ts';
import { dispatcher, servingWork, signedAfterHours } from './work-names.ts';

/** Makes the next attempt at the active address, and decides what follows. */
export async function makeAttempt(tx: Database, found: LockedJob, now: Date): Promise<void> {
  const { placed, stored } = found;
  const { jobId } = stored.job;
  const actor = stored.job.server?.name ?? dispatcher;
  const made = await recordAttempt(tx, found, now);
  if (!made) return;
  const count = stored.attempts.length + 1;
  const { text } = made;
  if (made.content.success) {
    await changeJob(tx, jobId, { jobStatus: 'served', text, actor }, now);
    await settleCharges(tx, placed, jobId, now);
    const place = placeOf(placed, stateOfAddress(found));
    if (made.mailing) await schedule(tx, mailingAt(now, place), servingWork.mail, { jobId });
    else await schedule(tx, hoursAfter(now, signedAfterHours), servingWork.sign, { jobId });
    await mailAboutJob(tx, found, { subject: 'served', body: text }, now);
  } else {
    await changeJob(tx, jobId, { jobStatus: 'attempting', text, actor }, now);
    await mailAboutJob(tx, found, { subject: `attempt ${count}`, body: text }, now);
    const follows = afterAttempt(made, { count, bought: await countApproved(tx, jobId) });
    if (follows === 'leave-address') await leaveAddress(tx, found, now);
    else if (follows === 'offer') await makeOffers(tx, found, now);
    else await scheduleNext(tx, jobId, now);
  }
  await refreshOrder(tx, placed, now);
}

const stateOfAddress = ({ stored }: LockedJob) =>
  stored.addresses.find(({ status }) => status === 'active')?.content.state;

/** Mails the copies that the rule of a substitute service wants. The proof follows. */
export async function mailCopies(tx: Database, found: LockedJob, now: Date): Promise<void> {
  const { placed, stored } = found;
  const { jobId, server } = stored.job;
  const mailing = await recordMailing(tx, found, now);
  if (!mailing) return;
  await chargeNow(
    tx,
    placed,
    { jobId, kind: 'mailing', label: 'Mailing after a substitute service', amount: toDollars(prices.mailing) },
    now,
  );
  await changeJob(tx, jobId, { jobStatus: 'served', text: mailing.note, actor: server?.name ?? dispatcher }, now);
  await schedule(tx, hoursAfter(now, signedAfterHours), servingWork.sign, { jobId });
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
      { jobStatus: 'attempting', text: `Next at ${backup.content.street}`, actor: dispatcher },
      now,
    );
    return scheduleNext(tx, jobId, now);
  }
  if (extras.skipTrace) return beginTrace(tx, found, now);
  await changeJob(
    tx,
    jobId,
    { jobStatus: 'on-hold', holdReason: 'address', text: 'The address is bad. Add a new address.', actor: dispatcher },
    now,
  );
  await mailAboutJob(
    tx,
    found,
    { subject: 'needs another address', body: 'The address is bad. Add a new address to continue.' },
    now,
  );
}
