/** The demo's orders of process serving: their rows, and the story that their content is written from. */
import type { charges } from '../../db/schema/charges.ts';
import type { FilingStatus, StateCode } from '../../generated/filing/schemas.ts';
import { proofOfServiceFees } from '../../services/filing/fees.ts';
import { toCents } from '../../services/filing/money.ts';
import { wantsAttention } from '../../services/serving/orders/attention.ts';
import {
  isOpen,
  isServed,
  jobStatusText,
  orderStatus,
  orderStatusText,
} from '../../services/serving/orders/job-state.ts';
import { priceContent } from '../../services/serving/orders/quote-lines.ts';
import { orderFacts, recipientName } from '../../services/serving/orders/serving-content.ts';
import { prices } from '../../services/serving/rules/prices.ts';
import { endOf } from '../../simulators/serving/story/play-job.ts';
import { contentOf, type ServingStory } from '../../simulators/serving/story/story.ts';
import { type ToldJob, tellJobs } from '../../simulators/serving/story/story-rows.ts';
import type { DemoRows } from './demo-rows.ts';

/** An order as its row has it, whatever its story. */
export interface ServingOrderFacts {
  clientId: number;
  orderId: number;
  userId: number;
  userName: string;
  clientReference: string;
  matterName: string;
  mappingId: string | undefined;
  /** Whether the matter is in a connected system. */
  isConnected: boolean;
  state: StateCode;
  orderedAt: Date;
}

/** Adds an order's row, filings, papers, charges and history, and its story. */
export function addServingOrder(
  facts: ServingOrderFacts,
  story: ServingStory,
  { rows, now }: { rows: DemoRows; now: Date },
): void {
  const { orderId, state, orderedAt, isConnected, userName, ...owner } = facts;
  const told = tellJobs({ orderId, story, state, orderedAt, person: userName, until: now });
  const content = contentOf(story, state);
  const statuses = told.map(({ job }) => job.jobStatus);
  const status = orderStatus(statuses);
  const charged = chargesOf(facts, story, told);
  const moments = told.flatMap(({ history }) => history.map(({ at }) => at.getTime()));
  rows.orders.push({
    ...{ ...owner, orderId, userName, ...orderFacts(content), status },
    ...{ statusText: orderStatusText(statuses, told.filter(isServed).length) },
    ...{ dateOrdered: orderedAt, updatedAt: new Date(Math.max(orderedAt.getTime(), ...moments)) },
    totalAmountCents: charged
      .filter((row) => row.status !== 'refunded')
      .reduce((cents, { amountCents }) => cents + amountCents, 0),
    needsAttention: told.some((each) => wantsAttention({ state, mode: content.mode }, each, now)),
  });
  rows.history.push({ orderId, at: orderedAt, status: 'submitted', statusText: 'Ordered', actor: userName });
  rows.charges.push(...charged);
  addFilings(told, story, { orderId, orderedAt }, rows);
  rows.stories.push({ orderId, seededAt: now, story });
}

const filingStatuses: Readonly<Partial<Record<ToldJob['job']['jobStatus'], FilingStatus>>> = {
  ...{ served: 'served', 'not-served': 'accepted', filed: 'served', cancelled: 'cancelled' },
};

/** Each recipient as a filing of the order; the papers with the first. */
function addFilings(
  told: readonly ToldJob[],
  { documents }: ServingStory,
  { orderId, orderedAt }: { orderId: number; orderedAt: Date },
  rows: DemoRows,
): void {
  for (const [position, each] of told.entries())
    rows.filings.push({
      ...{ filingId: each.job.jobId, entryId: each.job.jobId, orderId, position, filingTypeCode: '', action: 'Serve' },
      ...{ filingTypeName: `Service on ${recipientName(each.job.recipient)}`, security: 'public' },
      ...{ status: filingStatuses[each.job.jobStatus] ?? 'submitted', statusText: jobStatusText(each) },
      submittedAt: orderedAt,
    });
  const filingId = told[0]?.job.jobId;
  if (filingId === undefined) return;
  for (const [position, { fileId, title, fileName, pageCount, sizeBytes }] of documents.entries())
    rows.documents.push({
      ...{ documentId: `${filingId}-${position}`, filingId, position, kind: position === 0 ? 'lead' : 'attachment' },
      ...{ fileId, name: fileName, description: title, pageCount, sizeBytes },
    });
}

type ChargeRow = typeof charges.$inferInsert;

/** As quoted, and what was used; charged once a recipient is done. */
function chargesOf(
  {
    clientId,
    orderId,
    mappingId,
    matterName,
    clientReference,
    userId,
    userName,
    orderedAt,
    isConnected,
    state,
  }: ServingOrderFacts,
  story: ServingStory,
  told: readonly ToldJob[],
): ChargeRow[] {
  const content = contentOf(story, state);
  const fee =
    story.mode === 'serve-and-file' ? proofOfServiceFees(state).find(({ courtCode }) => !courtCode) : undefined;
  const { lines } = priceContent(content, fee ? toCents(fee.total) : 0);
  const service = story.case.caseTrackingId ? 'ProcessServingExistingCase' : 'ProcessServing';
  const shared = { clientId, orderId, mappingId, matterName, clientReference, userId, userName, service } as const;
  return told.flatMap((each): ChargeRow[] => {
    const { job, attempts, played } = each;
    const isEnded = !isOpen(job.jobStatus);
    const endedAt = each.history.at(-1)?.at ?? orderedAt;
    const row = (chargedAt: Date, description: string, amountCents: number, isCharged: boolean): ChargeRow => ({
      ...{ ...shared, filingId: job.jobId, description, reason: 'Provider Service', category: 'service-fee' },
      ...{ chargedAt, amountCents, status: isCharged ? 'billable' : 'not-yet-charged', settlement: 'invoice' },
      integrationStatus: isConnected ? (isCharged ? 'synced' : 'pending') : 'not-connected',
    });
    const used = played.used.map(({ at, label, cents }) => row(at, label, cents, true));
    if (endOf(played).jobStatus === 'cancelled' && attempts.length === 0)
      return job.acceptedAt === null ? [] : [row(endedAt, 'Cancellation', prices.cancellation, true)];
    const quoted = lines.filter(({ jobId }) => jobId === job.jobId);
    return [
      ...quoted.map(({ label, amount }) => row(isEnded ? endedAt : orderedAt, label, toCents(amount), isEnded)),
      ...used,
    ];
  });
}
