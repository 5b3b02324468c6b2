/** Writes a checked submission: payment, envelope, filings and charges, and the updated order. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import { envelopes } from '../../../db/schema/envelopes.ts';
import type { EnteredEntry, FilingContent } from '../../../db/schema/filing-content.ts';
import { filingDocuments, filingRecipients, filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { statusHistory } from '../../../db/schema/status-history.ts';
import type { StoredFees, StoredPayment } from '../../../db/schema/stored-fees.ts';
import type { SubmissionResult } from '../../../generated/filing/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import type { ContentRules, Provider } from '../../../providers/provider.ts';
import { meetClerk } from '../../../simulators/clerk-appointments.ts';
import { authorizePayment } from '../../../simulators/payment-processor.ts';
import { trackFiledCase } from '../../track-filings.ts';
import { refreshFormer } from '../corrections.ts';
import { beginCourtesyCopy } from '../courtesy-copies.ts';
import type { OrderRow, StoredDraft } from '../draft-store.ts';
import { caseTitleOf, contentFacts, descriptionOf, documentsOf, isExistingCase } from '../filing-content.ts';
import { filingStatusText } from '../status-texts.ts';
import { chargeRows } from './charge-rows.ts';
import { writeCoverLetter } from './cover-letter.ts';
import type { FilingFacts, PaymentAccountRow } from './filing-facts.ts';

/** A checked submission's data. */
export interface CheckedSubmission {
  tx: Database;
  session: Session;
  now: Date;
  stored: StoredDraft;
  provider: Provider;
  content: FilingContent;
  idempotencyKey: string;
  rules: ContentRules;
  facts: FilingFacts;
  account: PaymentAccountRow;
  fees: StoredFees;
}

/** A new filing and its content entry. */
interface NewFiling {
  filingId: string;
  entry: EnteredEntry;
}

/** @throws ProblemError 402 or 502 when the payment fails; the caller rolls back the transaction. */
export async function writeEnvelope(submission: CheckedSubmission): Promise<SubmissionResult> {
  const { tx, session, now, stored, content, rules, facts, fees } = submission;
  const { orderId } = stored.order;
  const payment = reserve(submission);
  const envelopeId = await nextEnvelopeId(tx, orderId);
  const newFilings = content.filings.map((entry) => ({ filingId: randomUUID(), entry }));
  const result: SubmissionResult = {
    orderId,
    envelopeId: String(envelopeId),
    caseId: facts.courtCase?.caseTrackingId ?? randomUUID(),
    filingIds: newFilings.map(({ filingId }) => filingId),
    caseTitle: facts.courtCase?.caseTitle ?? caseTitleOf(content),
    courtName: rules.court.name,
    submittedAt: now.toISOString(),
  };
  await tx.insert(envelopes).values({
    orderId,
    clientId: session.clientId,
    envelopeId,
    caseId: result.caseId,
    idempotencyKey: submission.idempotencyKey,
    draftVersion: stored.draft.version,
    content,
    fees,
    payment,
    result,
    submittedAt: now,
  });
  const order = await writeOrder(submission, result);
  if (isExistingCase(content)) await trackFiledCase(tx, now, order);
  await writeFilings(submission, newFilings);
  const rows = chargeRows(
    order,
    { fees, payment },
    new Map(newFilings.map(({ entry, filingId }) => [entry.id, filingId])),
  );
  if (rows.length > 0) {
    await tx
      .insert(charges)
      .values(rows.map((row) => ({ ...row, chargedAt: now, status: 'not-yet-charged' as const })));
  }
  await tx.insert(statusHistory).values({ orderId, at: now, status: 'submitting', actor: session.name });
  if (order.service === 'CourtesyCopy') await beginCourtesyCopy(tx, order, content, now);
  else await meetClerk(tx, now, result.filingIds);
  await submission.provider.courier?.begin(tx, order, { content, fees }, now);
  await refreshFormer(tx, order);
  return result;
}

function reserve({ account, fees, now }: CheckedSubmission): StoredPayment {
  return {
    paymentAccountId: account.paymentAccountId,
    accountName: account.accountName,
    waiverIndicator: fees.isWaived,
    isGlobal: account.clientId === null ? true : undefined,
    cardType: account.cardType ?? undefined,
    last4Digits: account.cardLast4 ?? undefined,
    transactionId: authorizePayment(account, fees.totalCents, now),
    quotedCents: fees.totalCents,
    authorizedCents: fees.totalCents,
    authorizedAt: now.toISOString(),
  };
}

/** The provider numbers envelopes across firms; failed submissions leave gaps. */
async function nextEnvelopeId(tx: Database, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ id: sql`nextval(pg_get_serial_sequence('envelopes', 'envelope_id'))`.mapWith(Number) })
    .from(orders)
    .where(eq(orders.orderId, orderId));
  if (!row) throw new Error('The locked order is gone.');
  return row.id;
}

async function writeOrder(
  { tx, session, now, stored, content, rules, facts, fees }: CheckedSubmission,
  { orderId, envelopeId, caseTitle }: SubmissionResult,
): Promise<OrderRow> {
  const { courtCase } = facts;
  const caseNumber = isExistingCase(content) ? (courtCase?.caseNumber ?? content.caseNumber) : undefined;
  const [order] = await tx
    .update(orders)
    .set({
      version: stored.order.version + 1,
      userId: session.userId,
      userName: session.name,
      status: 'in-progress',
      statusText: filingStatusText(stored.order, 'submitting'),
      dateOrdered: now,
      updatedAt: now,
      caseTitle,
      caseNumber: caseNumber ?? null,
      caseTrackingId: courtCase?.caseTrackingId ?? null,
      courtCode: rules.court.code,
      courtName: rules.court.name,
      envelopeId,
      description: descriptionOf(content) || content.filings.map((entry) => typeName(entry, rules)).join('; '),
      ...contentFacts(content),
      totalAmountCents: fees.totalCents,
    })
    .where(eq(orders.orderId, orderId))
    .returning();
  if (!order) throw new Error('The locked order is gone.');
  return order;
}

async function writeFilings(submission: CheckedSubmission, newFilings: readonly NewFiling[]): Promise<void> {
  const { tx, now, stored, provider, content, rules, facts, fees } = submission;
  await tx.insert(filings).values(
    newFilings.map(({ filingId, entry }, position) => ({
      filingId,
      orderId: stored.order.orderId,
      entryId: entry.id,
      position,
      filingTypeCode: entry.filingTypeCode ?? '',
      filingTypeName: typeName(entry, rules),
      description: entry.description?.trim() ?? '',
      commentsToClerk: entry.commentsToClerk?.trim() ?? '',
      action: entry.action,
      security: entry.security,
      status: 'submitting' as const,
      referenceNumber: entry.referenceNumber?.trim() || null,
      feeCents: fees.filings[position]?.charges.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0,
      submittedAt: now,
    })),
  );
  await tx.insert(filingDocuments).values(newFilings.flatMap((filing) => documentRows(filing, submission)));
  for (const filing of newFilings) await writeCoverLetter(tx, submission.session, filing, now);
  const recipients = newFilings.flatMap(({ filingId, entry }) =>
    provider
      .recipients(entry, content, facts)
      .map((recipient) => ({ ...recipient, filingId, statusCode: 'pending' as const })),
  );
  if (recipients.length > 0) await tx.insert(filingRecipients).values(recipients);
}

/** Sizes and page counts come from the stored file, not the browser. */
function documentRows({ filingId, entry }: NewFiling, { rules, facts }: CheckedSubmission) {
  const types = [...(rules.filingTypes.get(entry.filingTypeCode ?? '')?.documentTypes.values() ?? [])];
  return documentsOf(entry).map(({ kind, document }, position) => {
    const file = facts.files.get(document.fileId);
    const type = types.find(({ code, isDefault }) =>
      document.documentTypeCode === undefined ? isDefault : code === document.documentTypeCode,
    );
    return {
      documentId: randomUUID(),
      filingId,
      position,
      kind,
      fileId: document.fileId,
      name: document.fileName,
      description: document.description?.trim() ?? '',
      filingComponentCode: document.filingComponentCode ?? null,
      documentTypeCode: type?.code ?? null,
      documentTypeName: type?.name.trim() ?? null,
      pageCount: file?.pageCount ?? document.pageCount,
      sizeBytes: file?.sizeBytes ?? document.sizeBytes,
    };
  });
}

function typeName({ filingTypeCode = '' }: EnteredEntry, { filingTypes }: ContentRules): string {
  return filingTypes.get(filingTypeCode)?.type.name ?? '';
}
