/**
 * The court clerk: receives, reviews and decides filings, on schedule or through the control page. A filing whose
 * description starts with `reject:` or `return:` is rejected or returned for the reason that follows; others for what is
 * wrong with their documents.
 */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { clients } from '../db/schema/platform.ts';
import type { FilingStatus } from '../generated/filing/schemas.ts';
import { notFound, problem } from '../http/problem.ts';
import { factsOf } from '../providers/facts.ts';
import { clerkOf } from '../providers/index.ts';
import type { Decision } from '../providers/provider.ts';
import { type FilingRecord, lockFiling, recordProgress } from '../services/filing/filing-progress.ts';
import type { OrderRecord } from '../services/filing/order-store.ts';
import { filingStatusText } from '../services/filing/status-texts.ts';
import { appoint, clerkSteps } from './clerk-appointments.ts';
import { reviewFiling } from './clerk-review/review-filing.ts';
import { planEntry } from './dockets/enter-filings.ts';
import type { Step } from './due-work.ts';
import { sendNotices } from './notices.ts';

/** A filing awaiting the clerk's decision. */
export interface PendingFiling {
  filingId: string;
  orderId: number;
  envelopeId: string;
  firmName: string;
  courtName: string;
  caseTitle: string;
  filingTypeName: string;
  description: string;
  commentsToClerk: string;
  status: FilingStatus;
  statusText: string;
  /** What returning it is called: `Returned`, `Correction queue`. */
  returnedText: string;
  /** ISO 8601. */
  submittedAt: string;
}

const clerk = 'Clerk of the court';
const provider = 'E-filing provider';
/** A filing is decided once, from one of these statuses. */
const undecided: readonly FilingStatus[] = ['submitting', 'submitted', 'under-review'];

/** Undecided filings of all firms with a court, oldest submission first. What is served or signed has no clerk. */
export async function listPendingFilings(db: Database): Promise<PendingFiling[]> {
  const rows = await db
    .select({ filing: filings, order: orders, firmName: clients.name })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .innerJoin(clients, eq(clients.clientId, orders.clientId))
    .where(and(inArray(filings.status, [...undecided]), isNotNull(orders.provider)))
    .orderBy(asc(filings.submittedAt), asc(filings.orderId), asc(filings.position));
  return rows.map(({ filing, order, firmName }) => ({
    filingId: filing.filingId,
    orderId: order.orderId,
    envelopeId: order.envelopeId ?? '',
    firmName,
    courtName: order.courtName ?? '',
    caseTitle: order.caseTitle,
    filingTypeName: filing.filingTypeName,
    description: filing.description,
    commentsToClerk: filing.commentsToClerk,
    status: filing.status,
    statusText: filingStatusText(order, filing.status),
    returnedText: filingStatusText(order, 'returned'),
    submittedAt: (filing.submittedAt ?? order.dateOrdered).toISOString(),
  }));
}

/**
 * Decides a filing now.
 * @throws ProblemError 404 for an unknown filing, 409 `already-decided`.
 */
export async function decideFiling(db: Database, clock: Clock, filingId: string, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockFiling(tx, filingId);
    if (!found) throw notFound('The filing does not exist.');
    if (!undecided.includes(found.filing.status)) {
      const detail = `The filing is already decided: ${filingStatusText(found.order, found.filing.status)}.`;
      throw problem(409, { code: 'already-decided', detail });
    }
    await decide(tx, found, decision, clock.now());
  });
}

const receive: Step = async (tx, { filingId }, now) => {
  const found = await lockInStatus(tx, filingId, 'submitting');
  if (!found) return;
  const { filing } = found;
  const columns = { receivedAt: now };
  // What is only served goes to no clerk.
  if (filing.action === 'Serve') {
    await sendNotices(tx, filing.filingId, now);
    await recordProgress(tx, filing, { status: 'served', at: now, actor: provider, columns });
    return;
  }
  // Service notices go out when the court receives the filing.
  await sendNotices(tx, filing.filingId, now);
  await recordProgress(tx, filing, { status: 'submitted', at: now, actor: provider, columns });
  if (!clerkOf(found.order.provider).courier) await appoint(tx, clerkSteps.takeUp, now, filing.filingId);
};

const takeUp: Step = async (tx, { filingId }, now) => {
  const found = await lockInStatus(tx, filingId, 'submitted');
  if (!found) return;
  await recordProgress(tx, found.filing, { status: 'under-review', at: now, actor: clerk });
  await appoint(tx, clerkSteps.decide, now, found.filing.filingId);
};

const finish: Step = async (tx, { filingId }, now) => {
  const found = await lockInStatus(tx, filingId, 'under-review');
  if (!found) return;
  const { order, filing } = found;
  const decision =
    wishedDecision(filing.description) ??
    (await reviewFiling(tx, order, filing, now)) ??
    clerkOf(order.provider).decide(filing);
  await decide(tx, found, decision, now);
};

export const clerkWork: ReadonlyMap<string, Step> = new Map([
  [clerkSteps.receive.kind, receive],
  [clerkSteps.takeUp.kind, takeUp],
  [clerkSteps.decide.kind, finish],
]);

/** The decision requested by the description: `reject: Wrong county` rejects for that reason. */
export function wishedDecision(description: string): Decision | undefined {
  const wish = /^\s*(reject|return)\s*:(.*)$/is.exec(description);
  if (!wish) return undefined;
  return { decision: wish[1]?.toLowerCase() === 'return' ? 'return' : 'reject', reason: wish[2] };
}

/** The filing, unless it was cancelled or decided in the meantime. */
async function lockInStatus(tx: Database, filingId: unknown, status: FilingStatus) {
  if (typeof filingId !== 'string') return undefined;
  const found = await lockFiling(tx, filingId);
  return found?.filing.status === status ? found : undefined;
}

async function decide(
  tx: Database,
  { order, filing }: { order: OrderRecord; filing: FilingRecord },
  { decision: wished, reason, code, comment }: Decision,
  at: Date,
): Promise<void> {
  const clerkOfOrder = clerkOf(order.provider);
  const decision = wished === 'return' && clerkOfOrder.courier ? 'reject' : wished;
  const receivedAt = filing.receivedAt ?? at;
  await clerkOfOrder.afterDecision(tx, { order, filing, decision, receivedAt, decidedAt: at });
  if (decision === 'accept') {
    const reviewerComments = comment?.trim() || null;
    const columns = { receivedAt, filedAt: receivedAt, acceptedAt: at, reviewerComments };
    await recordProgress(tx, filing, { status: 'accepted', at, actor: clerk, comment: comment?.trim(), columns });
    await planEntry(tx, order, filing.filingId, at);
    return;
  }
  const status = decision === 'reject' ? 'rejected' : 'returned';
  const rejectReasonText = reason?.trim() || 'The court gave no reason.';
  const reviewerComments = comment?.trim() || `${rejectReasonText} Correct the filing and submit it again.`;
  const statusText = decision === 'reject' && order.provider ? factsOf(order.provider).rejectionText : undefined;
  const columns = { receivedAt, rejectReasonCode: code ?? 'CLERK', rejectReasonText, reviewerComments, statusText };
  await recordProgress(tx, filing, { status, at, actor: clerk, comment: reviewerComments, columns });
}
