/** What a firm does with a recipient of a placed order. Each change is one transaction with the order locked. */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/connection.ts';
import { servingAddresses, servingMessages, servingOffers, servingProofs } from '../../../db/schema/serving.ts';
import type { ServingJob } from '../../../generated/serving/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { problem } from '../../../http/problem.ts';
import { schedule } from '../../../simulators/due-work.ts';
import { scheduleNext } from '../../../simulators/serving/make-attempt.ts';
import { beginTrace } from '../../../simulators/serving/trace-address.ts';
import { scheduleAcceptance, servingWork } from '../../../simulators/serving/work-names.ts';
import { toDollars } from '../../filing/money.ts';
import { requireNoCreditHold } from '../../platform/require-no-credit-hold.ts';
import { prices } from '../rules/prices.ts';
import { attentionAt } from './attention.ts';
import { isOpen, jobActions } from './job-state.ts';
import {
  changeJob,
  chargeNow,
  dropCharges,
  type LockedJob,
  lockJob,
  refreshOrder,
  requireJob,
  settleCharges,
} from './job-store.ts';
import { readJobAnswer } from './order-answer.ts';
import { requireServingOrder } from './order-store.ts';

export interface JobContext {
  db: Database;
  clock: Clock;
  session: Session;
}

interface Tools extends LockedJob {
  tx: Database;
  now: Date;
  session: Session;
}

/**
 * Does a change, and returns the recipient as it is then. A change that returns `false` was done before.
 * @throws ProblemError 404, and what the change throws.
 */
export async function changing(
  { db, clock, session }: JobContext,
  jobId: string,
  change: (tools: Tools) => Promise<boolean>,
): Promise<ServingJob> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const found = await requireJob(tx, session.clientId, jobId);
    if ((await change({ ...found, tx, now, session })) !== false) await refreshOrder(tx, found.placed, now);
    const placed = await requireServingOrder(tx, session, found.placed.order.orderId);
    return readJobAnswer(tx, placed, jobId, now);
  });
}

/** 409 `not-now`, with the reason to display. */
export const notNow = (detail: string) => problem(409, { code: 'not-now', detail });

/** @throws ProblemError 409 `not-now` with the reason why the action isn't available. */
export function requireAction(found: LockedJob, action: ReturnType<typeof jobActions>[number]['action']): void {
  const of = jobActions(found.stored, 0).find((each) => each.action === action);
  if (of && !of.isAvailable) throw notNow(of.reason ?? 'This can’t be done now.');
}

/** Sends a message; the server answers after a few minutes. */
export async function sendMessage(
  { tx, now, session, ...found }: Tools,
  { messageId, text }: { messageId: string; text: string },
): Promise<boolean> {
  const { job, messages } = found.stored;
  if (messages.some((each) => each.messageId === messageId)) return false;
  requireAction(found, 'message');
  await tx
    .insert(servingMessages)
    .values({ jobId: job.jobId, messageId, at: now, from: 'firm', author: session.name, text });
  await schedule(tx, new Date(now.getTime() + 5 * 60_000), servingWork.answer, { jobId: job.jobId });
  return true;
}

export async function hold({ tx, now, session, ...found }: Tools, reason: string): Promise<boolean> {
  const { job } = found.stored;
  if (job.jobStatus === 'on-hold' && job.holdReason === 'firm') return false;
  requireAction(found, 'hold');
  const text = reason.trim() ? `Put on hold: ${reason.trim()}` : 'Put on hold';
  await changeJob(tx, job.jobId, { jobStatus: 'on-hold', holdReason: 'firm', text, actor: session.name }, now);
  await scheduleAttention(tx, job.jobId);
  return true;
}

export async function resume({ tx, now, session, ...found }: Tools): Promise<boolean> {
  const { job } = found.stored;
  if (job.jobStatus === 'dispatched' || job.jobStatus === 'attempting') return false;
  requireAction(found, 'resume');
  await goOn({ tx, now, session, ...found }, 'Resumed');
  return true;
}

/** Back to the server: to be accepted, or attempted next. */
async function goOn({ tx, now, session, stored }: Tools, text: string): Promise<void> {
  const { job, attempts } = stored;
  const jobStatus = attempts.length > 0 ? 'attempting' : 'dispatched';
  await changeJob(tx, job.jobId, { jobStatus, text, actor: session.name }, now);
  if (job.acceptedAt === null) await scheduleAcceptance(tx, [job], now);
  else await scheduleNext(tx, job.jobId, now);
}

/** Free before acceptance, then a fee, after the first attempt nothing is returned. */
export async function cancelJob({ tx, now, session, ...found }: Tools, reason: string): Promise<boolean> {
  const { placed, stored } = found;
  const { job, attempts } = stored;
  if (job.jobStatus === 'cancelled') return false;
  requireAction(found, 'cancel');
  if (attempts.length > 0) await settleCharges(tx, placed, job.jobId, now);
  else {
    await dropCharges(tx, placed, job.jobId);
    if (job.acceptedAt !== null)
      await chargeNow(
        tx,
        placed,
        { jobId: job.jobId, kind: 'cancellation', label: 'Cancellation', amount: toDollars(prices.cancellation) },
        now,
      );
  }
  const text = reason.trim() ? `Cancelled: ${reason.trim()}` : 'Cancelled';
  await changeJob(tx, job.jobId, { jobStatus: 'cancelled', text, actor: session.name }, now);
  return true;
}

/** Makes an address the active one; the one before becomes a backup, or was attempted. Backups cost when used. */
export async function activate({ tx, now, session, ...found }: Tools, addressId: string): Promise<void> {
  const { placed, stored } = found;
  const { jobId } = stored.job;
  const next = stored.addresses.find((each) => each.addressId === addressId);
  const before = stored.addresses.find(({ status }) => status === 'active');
  const of = (id: string) => and(eq(servingAddresses.jobId, jobId), eq(servingAddresses.addressId, id));
  const wasUsed = stored.attempts.some(({ content }) => content.addressId === before?.addressId);
  if (before)
    await tx
      .update(servingAddresses)
      .set({ status: wasUsed ? 'attempted' : 'backup' })
      .where(of(before.addressId));
  await tx.update(servingAddresses).set({ status: 'active' }).where(of(addressId));
  const street = next?.content.street ?? '';
  if (stored.attempts.length > 0 || next?.status === 'needs-approval')
    await chargeNow(
      tx,
      placed,
      { jobId, kind: 'backup-address', label: `Backup address, ${street}`, amount: toDollars(prices.backupAddress) },
      now,
    );
  if (stored.job.jobStatus === 'on-hold' && (stored.job.holdReason === 'address' || stored.job.holdReason === 'cost'))
    await goOn({ tx, now, session, ...found }, `Next at ${street}`);
  else await changeJob(tx, jobId, { ...stateOf(found), text: `Next at ${street}`, actor: session.name }, now);
}

/** The job's state, to note something without changing it. */
const stateOf = ({ stored: { job } }: LockedJob) => ({
  jobStatus: job.jobStatus,
  ...(job.holdReason !== null && { holdReason: job.holdReason }),
});

/** @throws ProblemError 403 `credit-hold`, 409 `not-now` or `quote-stale`. */
export async function approveOffer(
  { tx, now, session, ...found }: Tools,
  { offer, quoteId }: { offer: string; quoteId: string },
): Promise<boolean> {
  const { placed, stored } = found;
  const { jobId } = stored.job;
  const chosen = stored.offers.find((each) => each.quoteId === quoteId && each.offer === offer);
  if (chosen && chosen.approvedAt !== null) return false;
  if (stored.job.jobStatus !== 'on-hold' || stored.job.holdReason !== 'cost')
    throw notNow('Nothing waits for approval.');
  if (!chosen || chosen.validUntil < now)
    throw problem(409, { code: 'quote-stale', detail: 'The offer is no longer valid. Check the prices again.' });
  await requireNoCreditHold(tx, session);
  await tx.update(servingOffers).set({ approvedAt: now }).where(eq(servingOffers.quoteId, quoteId));
  const actor = session.name;
  switch (chosen.offer) {
    case 'skip-trace':
      await beginTrace(tx, found, now);
      return true;
    case 'another-address':
      await changeJob(
        tx,
        jobId,
        { jobStatus: 'on-hold', holdReason: 'address', text: 'Waits for another address', actor },
        now,
      );
      return true;
    case 'non-service':
      await changeJob(tx, jobId, { jobStatus: 'not-served', text: 'Stopped without service', actor }, now);
      await settleCharges(tx, placed, jobId, now);
      await schedule(tx, new Date(now.getTime() + 2 * 3_600_000), servingWork.sign, { jobId });
      return true;
    default: {
      const kind = chosen.offer === 'stakeout' ? 'stakeout' : 'extra-attempt';
      const amount = toDollars(chosen.amountCents);
      await chargeNow(tx, placed, { jobId, kind, label: chosen.label, amount }, now);
      await goOn({ tx, now, session, ...found }, `Approved: ${chosen.label}`);
      return true;
    }
  }
}

/** @throws ProblemError 409 `not-now` or `proof-changed`, 422 `findings-open`. */
export async function approveProof(
  { tx, now, session, ...found }: Tools,
  approved: { version: number; sha256: string; acknowledged: readonly string[] },
): Promise<boolean> {
  const proof = requireProof(found, approved.version);
  if (proof.sha256 !== approved.sha256)
    throw problem(409, { code: 'proof-changed', detail: 'The proof has changed since you opened it. Read it again.' });
  if (proof.status === 'approved') return false;
  if (proof.status !== 'signed') throw notNow('Only a signed proof can be approved.');
  const open = found.stored.attempts
    .flatMap(({ content }) => content.findings)
    .filter(({ findingId }) => !approved.acknowledged.includes(findingId));
  if (open.length > 0)
    throw problem(422, {
      ...{ code: 'findings-open', detail: 'Acknowledge each finding before you approve the proof.' },
      errors: { acknowledged: open.map(({ text }) => text) },
    });
  await tx
    .update(servingProofs)
    .set({ status: 'approved', approvedBy: session.name, approvedAt: now })
    .where(eq(servingProofs.jobId, found.stored.job.jobId));
  await changeJob(tx, found.stored.job.jobId, { ...stateOf(found), text: 'Proof approved', actor: session.name }, now);
  await scheduleAttention(tx, found.stored.job.jobId);
  return true;
}

/** Tells what stays open for three business days wants attention. */
async function scheduleAttention(tx: Database, jobId: string): Promise<void> {
  const changed = await lockJob(tx, jobId);
  const at =
    changed && attentionAt({ state: changed.placed.order.state, mode: changed.placed.serving.mode }, changed.stored);
  if (at) await schedule(tx, at, servingWork.attention, { jobId });
}

/** The server signs again after an hour. @throws ProblemError 409 `not-now` or `proof-changed`. */
export async function requestChange(
  { tx, now, session, ...found }: Tools,
  { version, text }: { version: number; text: string },
): Promise<boolean> {
  const proof = requireProof(found, version);
  const { jobId } = found.stored.job;
  const last = proof.changeRequests.at(-1);
  if (proof.status === 'changes-requested' && last?.text === text && last.version === version) return false;
  if (proof.status !== 'signed') throw notNow('Changes can be asked for until the proof is approved.');
  const changeRequests = [...proof.changeRequests, { at: now.toISOString(), by: session.name, text, version }];
  await tx
    .update(servingProofs)
    .set({ status: 'changes-requested', changeRequests })
    .where(eq(servingProofs.jobId, jobId));
  await changeJob(
    tx,
    jobId,
    { ...stateOf(found), text: `Change of the proof requested: ${text}`, actor: session.name },
    now,
  );
  await schedule(tx, new Date(now.getTime() + 3_600_000), servingWork.sign, { jobId });
  return true;
}

function requireProof({ stored: { proof } }: LockedJob, version: number) {
  if (!proof) throw notNow('The proof isn’t signed yet.');
  if (proof.version !== version)
    throw problem(409, { code: 'proof-changed', detail: 'The proof has changed since you opened it. Read it again.' });
  return proof;
}

/** @throws ProblemError 409 `not-now` once the recipient was served or cancelled. */
export function requireOpen({ stored: { job } }: LockedJob): void {
  if (!isOpen(job.jobStatus)) throw notNow('Service on this recipient has ended.');
}
