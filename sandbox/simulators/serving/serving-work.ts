/** The process server: accepts, attempts, serves or doesn't, and signs the proof (serving supplement, section 4). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { servingJobs, servingMessages } from '../../db/schema/serving.ts';
import { addDays, instantAt } from '../../services/billing/rules/days.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { attentionAt } from '../../services/serving/orders/attention.ts';
import { addCustody } from '../../services/serving/orders/custody.ts';
import { followFilings } from '../../services/serving/orders/follow-filings.ts';
import { isOpen } from '../../services/serving/orders/job-state.ts';
import { changeJob, type LockedJob, lockJob, refreshOrder } from '../../services/serving/orders/job-store.ts';
import { jobDeadline } from '../../services/serving/orders/order-answer.ts';
import { readJobs } from '../../services/serving/orders/order-store.ts';
import { promiseOf } from '../../services/serving/rules/service-levels.ts';
import { usDay } from '../../services/serving/us-day.ts';
import { type Step, schedule } from '../due-work.ts';
import { wishesIn } from './attempt-outcome.ts';
import { firstAttemptAt, travelMinutes } from './attempt-time.ts';
import { mailAboutJob } from './mails.ts';
import { mailCopies, makeAttempt } from './make-attempt.ts';
import { placeOf } from './record-attempt.ts';
import { serverOf } from './servers.ts';
import { signProof } from './sign-proof.ts';
import { endTrace } from './trace-address.ts';
import { dispatcher, scheduleFollowing, servingWork } from './work-names.ts';

export const reminderDays = [14, 7, 2] as const;

/** The job, if it is in one of the states. */
async function jobIn(tx: Database, jobId: unknown, states: readonly string[]): Promise<LockedJob | undefined> {
  const found = typeof jobId === 'string' ? await lockJob(tx, jobId) : undefined;
  return found && states.includes(found.stored.job.jobStatus) ? found : undefined;
}

const accept: Step = async (tx, { jobId, declined }, now) => {
  const found = await jobIn(tx, jobId, ['dispatched']);
  if (!found || found.stored.job.acceptedAt !== null) return;
  const { placed, stored } = found;
  const { job } = stored;
  const server = serverOf(placed.order.state, job.jobId, declined === true ? 1 : 0);
  if (declined === true || !wishesIn(job.instructions).has('decline')) await acceptJob(tx, found, server, now);
  else {
    await changeJob(
      tx,
      job.jobId,
      { jobStatus: 'dispatched', text: `${server.name} declined. Sent to another server.`, actor: server.name },
      now,
    );
    await schedule(tx, new Date(now.getTime() + 20 * 60_000), servingWork.accept, { jobId, declined: true });
    await refreshOrder(tx, placed, now);
  }
};

/** The server takes the dispatched job on, and will make the first attempt within the promise. */
export async function acceptJob(
  tx: Database,
  { placed, stored }: LockedJob,
  server: ReturnType<typeof serverOf>,
  now: Date,
): Promise<void> {
  const { job, addresses, attempts } = stored;
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
  await schedule(tx, at, servingWork.attempt, { jobId: job.jobId, number: attempts.length + 1 });
  await refreshOrder(tx, placed, now);
  await scheduleReminders(tx, job.jobId, now);
}

/** Reminders ahead of the deadline. */
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

const mail: Step = async (tx, { jobId }, now) => {
  const found = await jobIn(tx, jobId, ['served']);
  if (found) await mailCopies(tx, found, now);
};

const trace: Step = async (tx, { jobId }, now) => {
  const found = await jobIn(tx, jobId, ['skip-trace']);
  if (found) await endTrace(tx, found, now);
};

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

/** Looks whether the clerk decided about the filing that the order waits for, and tells the firm once it is. */
const follow: Step = async (tx, { orderId }, now) => {
  if (typeof orderId !== 'number') return;
  await followFilings(tx, orderId, now);
  const [first] = await readJobs(tx, orderId);
  if (!first) return;
  const { jobStatus, holdReason } = first.job;
  if (jobStatus === 'on-hold' && holdReason === 'court-acceptance') return scheduleFollowing(tx, orderId, now);
  const found = await lockJob(tx, first.job.jobId);
  if (!found) return;
  if (jobStatus === 'cancelled')
    await mailAboutJob(
      tx,
      found,
      { subject: 'not served', body: 'The filing was refused. Service was cancelled, and nothing is charged.' },
      now,
    );
  else if (holdReason === 'papers')
    await mailAboutJob(
      tx,
      found,
      {
        subject: 'release the papers',
        body: 'The court accepted the filing. Check the stamped papers and release them.',
      },
      now,
    );
};

/** A message of the server. */
export async function tellFirm(
  tx: Database,
  { placed, stored: { job } }: LockedJob,
  text: string,
  now: Date,
): Promise<void> {
  const author = job.server?.name ?? dispatcher;
  await tx
    .insert(servingMessages)
    .values({ jobId: job.jobId, messageId: randomUUID(), at: now, from: 'server', author, text });
  await refreshOrder(tx, placed, now);
}

/** Tells the firm of what it left open; nothing is done about it. */
const attention: Step = async (tx, { jobId }, now) => {
  const found = await lockJob(tx, String(jobId));
  if (!found) return;
  const { placed, stored } = found;
  const at = attentionAt({ state: placed.order.state, mode: placed.serving.mode }, stored);
  // It was filed or resumed since, or held again.
  if (!at || at > now) return;
  const isHeld = stored.job.jobStatus === 'on-hold';
  const mail = isHeld
    ? {
        subject: 'still on hold',
        body: 'Your firm put this recipient on hold three business days ago. Resume or cancel.',
      }
    : { subject: 'proof not filed yet', body: 'The proof was approved three business days ago and is not filed yet.' };
  await mailAboutJob(tx, found, mail, now);
  await refreshOrder(tx, placed, now);
};

export const servingSteps: ReadonlyMap<string, Step> = new Map([
  [servingWork.accept, accept],
  [servingWork.attempt, attempt],
  [servingWork.mail, mail],
  [servingWork.sign, sign],
  [servingWork.trace, trace],
  [servingWork.remind, remind],
  [servingWork.attention, attention],
  [servingWork.answer, answer],
  [servingWork.follow, follow],
]);
