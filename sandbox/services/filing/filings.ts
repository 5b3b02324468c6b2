/** Tyler filings: submit, read, cancel. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { filingRecipients, filings as filingsTable } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { CaseFilingTypeOption, NewCaseFilingDetail, SmtpLogEntry } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { recordsOf } from '../../providers/index.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { dayIn } from '../firm-time-zone.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { cancelFilings } from './cancel-filings.ts';
import { findCorrections } from './corrections.ts';
import { requireExistingCase, requireNewCase } from './filing-content.ts';
import { readFilingRows } from './filing-list.ts';
import { actionsOf, courtOf, readFilingsOf } from './order-detail.ts';
import { readOrderFilings } from './order-filings.ts';
import { readOrderParties } from './order-parties.ts';
import { type EnvelopeRecord, type OrderRecord, requireOrder, type StoredOrder } from './order-store.ts';
import { readCourtRules } from './submission/court-rules.ts';
import { findCourtCase } from './submission/filing-facts.ts';
import { submitEnvelope } from './submission/submit-envelope.ts';

export const filings = {
  submitNewCase: ({ db, clock, session, params: { state }, headers, body }) =>
    submitEnvelope(
      { db, clock, session, state, provider: requireTylerState(state) },
      { ...body, idempotencyKey: headers['Idempotency-Key'] },
    ),

  submitExistingCase: ({ db, clock, session, params: { state }, headers, body }) =>
    submitEnvelope(
      { db, clock, session, state, provider: requireTylerState(state) },
      { ...body, idempotencyKey: headers['Idempotency-Key'] },
    ),

  getNewCaseFiling: async ({ db, clock, session, params: { state, envelopeOrderId } }) => {
    const submitted = requireSubmitted(await requireOrder(db, session, envelopeOrderId, state));
    const content = requireNewCase(submitted.envelope.content);
    return { ...(await readFilingDetail(db, submitted, clock.now())), content };
  },

  getExistingCaseFiling: async ({ db, clock, session, params: { state, envelopeOrderId } }) => {
    const submitted = requireSubmitted(await requireOrder(db, session, envelopeOrderId, state));
    const content = requireExistingCase(submitted.envelope.content);
    const detail = await readFilingDetail(db, submitted, clock.now());
    return { ...detail, caseNumber: detail.caseNumber ?? '', content };
  },

  getExistingCaseForFiling: async ({ db, session, params: { state }, query }) => {
    requireTylerState(state);
    const found = await findCourtCase(db, session.clientId, state, query.courtCode, query.caseTrackingId);
    if (!found) throw notFound('The court has no such case in its index.');
    return {
      caseTrackingId: found.caseTrackingId,
      caseNumber: found.caseNumber,
      caseTitle: found.caseTitle,
      court: { code: found.courtCode, name: found.courtName },
      caseCategory: { code: found.caseCategoryCode, name: found.caseCategoryName },
      caseType: { code: found.caseTypeCode, name: found.caseTypeName },
      judge: found.judge ?? undefined,
      status: found.status,
      filedDate: dayIn(capabilityOf(state).timeZone, found.filedAt),
      isFilingAllowed: true,
      parties: found.parties,
      filings: await readFilingRows(db, session, eq(orders.caseTrackingId, found.caseTrackingId)),
    };
  },

  listCaseFilingTypes: ({ params: { state } }) => {
    requireTylerState(state);
    return filingTypeOptions('Open a case', 'File into a case');
  },

  listRefilingCaseFilingTypes: ({ params: { state } }) => {
    requireTylerState(state);
    return filingTypeOptions('Resubmit a filing that opens a case', 'Resubmit a filing into an existing case');
  },

  getOrderCaseDetail: async ({ db, session, params: { state, orderId } }) => {
    const { order, envelope } = requireSubmitted(await requireOrder(db, session, orderId, state));
    const { content } = envelope;
    const rules = await readCourtRules(db, state, content);
    const courtCase = await findCourtCase(
      db,
      session.clientId,
      state,
      order.courtCode ?? undefined,
      order.caseTrackingId ?? undefined,
    );
    const filerType = rules?.filerTypes.get(content.filerTypeCode ?? '');
    return {
      orderId,
      state,
      court: requireCourt(order),
      caseTrackingId: order.caseTrackingId ?? undefined,
      caseNumber: order.caseNumber ?? undefined,
      caseTitle: order.caseTitle,
      caseCategory: rules?.category && { code: rules.category.code, name: rules.category.name },
      caseType: rules?.caseType && { code: rules.caseType.code, name: rules.caseType.name },
      filerType: filerType && { code: filerType.code, name: filerType.name },
      judge: courtCase?.judge ?? undefined,
      filedDate: courtCase && dayIn(capabilityOf(state).timeZone, courtCase.filedAt),
      crossReferences: content.crossReferences,
      parties: await readOrderParties(db, order, content, recordsOf(order.provider)),
    };
  },

  getFilingDetailActions: async ({ db, clock, session, params: { state }, body: { orderIds } }) => {
    const rows = await db
      .select()
      .from(orders)
      .where(and(inArray(orders.orderId, orderIds), eq(orders.clientId, session.clientId), eq(orders.state, state)));
    const submitted = await readOrderFilings(
      db,
      rows.map(({ orderId }) => orderId),
      clock.now(),
    );
    const corrections = await findCorrections(db, orderIds);
    const actions = new Map(
      rows.map((order) => {
        const { orderId } = order;
        return [orderId, actionsOf(order, submitted.get(orderId) ?? [], corrections.get(orderId))];
      }),
    );
    return orderIds.flatMap((orderId) => {
      const ofOrder = actions.get(orderId);
      return ofOrder ? { orderId, actions: ofOrder } : [];
    });
  },

  listSmtpLog: async ({ db, session, params: { state }, query }) => {
    const [filing] = await db
      .select({ caseNumber: orders.caseNumber })
      .from(filingsTable)
      .innerJoin(orders, eq(orders.orderId, filingsTable.orderId))
      .where(
        and(
          eq(filingsTable.filingId, query.FilingId),
          eq(orders.clientId, session.clientId),
          eq(orders.state, state),
          eq(orders.courtCode, query.CourtId),
        ),
      );
    if (!filing) throw notFound('The filing does not exist.');
    const recipients = await db
      .select()
      .from(filingRecipients)
      .where(
        and(
          eq(filingRecipients.filingId, query.FilingId),
          eq(filingRecipients.serviceContactId, query.ServiceContactId),
        ),
      )
      .orderBy(asc(filingRecipients.recipientId));
    return recipients.flatMap((recipient) => mailEvents(recipient, filing.caseNumber));
  },

  cancelFilings: ({ db, clock, session, params: { state }, body }) =>
    cancelFilings({ db, clock, session, state }, body),
} satisfies Handlers<Operations>;

interface SubmittedOrder {
  stored: StoredOrder;
  order: OrderRecord;
  envelope: EnvelopeRecord;
}

/** @throws ProblemError 404 for a draft or an order of another service. */
function requireSubmitted(stored: StoredOrder): SubmittedOrder {
  const { order, envelope } = stored;
  if (!envelope) throw notFound('The order has not been submitted to a court.');
  return { stored, order, envelope };
}

function requireCourt(order: OrderRecord) {
  const court = courtOf(order);
  if (!court) throw notFound('The order does not go to a court.');
  return court;
}

async function readFilingDetail(
  db: Database,
  { stored, order, envelope }: SubmittedOrder,
  now: Date,
): Promise<Omit<NewCaseFilingDetail, 'content'>> {
  return {
    orderId: order.orderId,
    envelopeId: String(envelope.envelopeId),
    state: order.state,
    status: order.status,
    court: requireCourt(order),
    caseTrackingId: order.caseTrackingId ?? undefined,
    caseNumber: order.caseNumber ?? undefined,
    caseTitle: order.caseTitle,
    mappingId: order.mappingId ?? undefined,
    clientReference: order.clientReference || undefined,
    submittedAt: envelope.submittedAt.toISOString(),
    submittedBy: { userId: order.userId, name: order.userName },
    filings: await readFilingsOf(db, stored, now),
  };
}

/** Courts in every Tyler state accept initial and subsequent filings, including resubmissions. */
function filingTypeOptions(opening: string, later: string): CaseFilingTypeOption[] {
  return [
    { code: 'Initial', name: opening, filingFlow: 'new-case', isAvailable: true },
    { code: 'Subsequent', name: later, filingFlow: 'existing-case', isAvailable: true },
  ];
}

/** The mail server's events for a notice; none before it is sent. */
function mailEvents(
  { email, statusCode, servedAt, openedAt }: typeof filingRecipients.$inferSelect,
  caseNumber: string | null,
): SmtpLogEntry[] {
  if (!servedAt) return [];
  const subject = `Notification of service${caseNumber === null ? '' : `, case ${caseNumber}`}`;
  const after = (seconds: number) => new Date(servedAt.getTime() + seconds * 1000).toISOString();
  const outcome: Pick<SmtpLogEntry, 'event' | 'message'> =
    statusCode === 'undeliverable'
      ? { event: 'bounced', message: '550 5.1.1 No such mailbox' }
      : { event: 'delivered', message: '250 2.0.0 OK' };
  return [
    { at: after(0), event: 'sent', recipient: email, subject },
    { at: after(4), recipient: email, subject, ...outcome },
    ...(openedAt ? [{ at: openedAt.toISOString(), event: 'opened' as const, recipient: email, subject }] : []),
  ];
}
