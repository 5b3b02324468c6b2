/** Demo court filings: order, envelope, filings, documents, history and charges. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { StoredFees, StoredPayment } from '../../db/schema/stored-fees.ts';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { calculateFees, settleFees } from '../../services/filing/fee-calculation.ts';
import { contentFacts, descriptionOf } from '../../services/filing/filing-content.ts';
import { isRefused, orderStatusOf } from '../../services/filing/order-actions.ts';
import { courtOrderText } from '../../services/filing/status-texts.ts';
import { floridaPrices, queued, returnedFor } from '../florida/filed.ts';
import { addCharges } from './charge-rows.ts';
import { type EnteredFiling, enterContent } from './filing-content.ts';
import type { ContentAccounts, FilingContext, FilingPlan } from './filing-plan.ts';
import { addFilings } from './filing-rows.ts';
import { filingStatuses } from './outcomes.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Statuses before the court's decision. */
const undecided: readonly FilingStatus[] = ['submitting', 'submitted', 'under-review', 'receipted', 'deferred'];

/** Adds a filing's rows. */
export function addCourtFiling(plan: FilingPlan, context: FilingContext): void {
  const { demoCase, orderedAt } = plan;
  const { chance, rows } = context;
  // Every ninth filing is billed to our invoice.
  const accounts = context.accountsOf(demoCase.clientId, demoCase.state, plan.orderId % 9 === 0);
  const { content, entered } = enterContent(plan, accounts, context);
  const planned = filingStatuses(plan.outcome, entered.length);
  const decidedAt = undecided.includes(planned[0] ?? 'submitted') ? undefined : decisionOf(plan, context);
  const isQueued = decidedAt && demoCase.state === 'FL' && plan.outcome === 'returned';
  const queue = isQueued ? queued(demoCase.courtCode, decidedAt, context.now) : undefined;
  const statuses = queue ? planned.map(() => queue.status) : planned;
  const quoted = priceOf(plan, entered, accounts);
  const fees = decidedAt ? settleFees(quoted, acceptedEntries(entered, statuses), true) : quoted;
  const status = orderStatusOf(statuses);
  const { provider } = demoCase;
  const envelopeId = 233_000 + plan.orderId;
  const isSentBack = statuses.some(isRefused) && (chance.happens(0.4) || queue !== undefined);
  rows.orders.push({
    orderId: plan.orderId,
    version: decidedAt ? 4 : 2,
    clientId: demoCase.clientId,
    userId: plan.person.userId,
    userName: plan.person.name,
    service: plan.opensCase ? 'CreateCase' : 'FileIntoCase',
    state: demoCase.state,
    provider,
    status,
    statusText: courtOrderText({ provider }, status, statuses),
    dateOrdered: orderedAt,
    updatedAt: queue?.abandonedAt ?? decidedAt ?? new Date(orderedAt.getTime() + 4 * minute),
    clientReference: demoCase.clientReference,
    matterName: demoCase.matter?.title ?? '',
    mappingId: demoCase.matter?.mappingId,
    caseTitle: demoCase.title,
    caseNumber: plan.caseNumber,
    caseTrackingId: plan.caseNumber === undefined ? undefined : plan.caseTrackingId,
    courtCode: demoCase.courtCode,
    courtName: demoCase.courtName,
    envelopeId: String(envelopeId),
    description: descriptionOf(content),
    totalAmountCents: fees.totalCents,
    ...contentFacts(content),
    needsAttention: isSentBack,
    isSentBack,
    correctBy: isSentBack && queue?.status === 'returned' ? queue.correctBy : null,
  });
  const filingIds = addFilings({ plan, content, entered, statuses, decidedAt, queue, fees: quoted }, context);
  const payment = paymentOf(plan, quoted, fees, decidedAt, accounts);
  addEnvelope(plan, context, {
    content,
    fees,
    payment,
    filingIds,
    envelopeId,
  });
  const idsByEntry = new Map(entered.map(({ entryId }, index) => [entryId, filingIds[index] ?? '']));
  addCharges({ plan, fees, payment, filingIds: idsByEntry, decidedAt }, context);
}

function decisionOf({ demoCase, orderedAt, dueIn }: FilingPlan, { chance, now }: FilingContext): Date {
  const usual = new Date(Math.min(orderedAt.getTime() + chance.between(3, 50) * hour, now.getTime() - minute));
  return dueIn === undefined ? usual : returnedFor(demoCase.courtCode, dueIn, now);
}

function acceptedEntries(entered: readonly EnteredFiling[], statuses: readonly FilingStatus[]): Set<string> {
  return new Set(
    entered.flatMap(({ entryId }, index) => {
      const status = statuses[index];
      return status === undefined || isRefused(status) || status === 'cancelled' ? [] : [entryId];
    }),
  );
}

function priceOf(
  { demoCase, opensCase }: FilingPlan,
  entered: readonly EnteredFiling[],
  accounts: ContentAccounts,
): StoredFees {
  const { caseType } = demoCase;
  return calculateFees({
    flow: opensCase ? 'new-case' : 'existing-case',
    ...(demoCase.state === 'FL' ? floridaPrices : {}),
    accountType: accounts.payment.typeCode,
    caseInitiation: opensCase ? { name: caseType.name, feeCents: caseType.feeCents } : undefined,
    partyRoles: [],
    filings: entered.map(({ entryId, type, feeCents }) => ({
      entryId,
      filingTypeCode: type.code,
      filingTypeName: type.name,
      feeCents,
      services: [],
    })),
  });
}

function paymentOf(
  { orderId, orderedAt }: FilingPlan,
  quoted: StoredFees,
  settled: StoredFees,
  decidedAt: Date | undefined,
  { payment }: ContentAccounts,
): StoredPayment {
  return {
    paymentAccountId: payment.id,
    accountName: payment.name,
    waiverIndicator: payment.typeCode === 'WV',
    isGlobal: payment.isGlobal,
    cardType: payment.cardType,
    last4Digits: payment.last4,
    transactionId: `EP${7_000_000 + orderId}`,
    quotedCents: quoted.totalCents,
    authorizedCents: quoted.totalCents,
    authorizedAt: orderedAt.toISOString(),
    ...(decidedAt ? { capturedCents: settled.totalCents, capturedAt: decidedAt.toISOString() } : {}),
  };
}

interface EnvelopeParts {
  content: FilingContent;
  fees: StoredFees;
  payment: StoredPayment;
  filingIds: string[];
  envelopeId: number;
}

function addEnvelope(plan: FilingPlan, { rows, chance }: FilingContext, parts: EnvelopeParts): void {
  const { demoCase, orderId, orderedAt, caseTrackingId } = plan;
  rows.envelopes.push({
    orderId,
    clientId: demoCase.clientId,
    envelopeId: parts.envelopeId,
    caseId: caseTrackingId,
    idempotencyKey: chance.guid(),
    content: parts.content,
    fees: parts.fees,
    payment: parts.payment,
    result: {
      orderId,
      envelopeId: String(parts.envelopeId),
      caseId: caseTrackingId,
      filingIds: parts.filingIds,
      caseTitle: demoCase.title,
      courtName: demoCase.courtName,
      submittedAt: orderedAt.toISOString(),
    },
    submittedAt: orderedAt,
  });
}
