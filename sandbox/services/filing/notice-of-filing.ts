/** Notices of filing: generated from an order, filed into its case and served (filing variants, section 10). */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { disclaimerRequirements } from '../../db/schema/codes.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { files } from '../../db/schema/files.ts';
import type { EnteredExistingCase } from '../../db/schema/filing-content.ts';
import { filings, noticesOfFiling } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceContacts } from '../../db/schema/service-contacts.ts';
import { tablePdf } from '../../documents/table-pdf.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { NoticeOfFilingRequest, NoticeOfFilingResult } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { requireTylerCourt } from './codes/court.ts';
import { readDocumentTypes, readFilingComponents } from './codes/filing-tables.ts';
import { heldAt } from './codes/reading.ts';
import { type DraftContext, saveDraft } from './draft-store.ts';
import { isExistingCase } from './filing-content.ts';
import { isVisible } from './service-contacts/contact-store.ts';
import { findCourtCase } from './submission/filing-facts.ts';
import { submitEnvelope } from './submission/submit-envelope.ts';

const fileName = 'Notice of Filing.pdf';

export const noticeOfFiling = {
  fileNoticeOfFiling: ({ db, clock, session, params: { state }, body }) => {
    const provider = requireTylerState(state);
    return db.transaction((tx) => fileNotice({ db: tx, clock, session, state, provider }, body));
  },
} satisfies Handlers<Operations>;

/**
 * Nothing is left behind unless the notice was submitted.
 * @throws ProblemError 402, 404, 409 `not-submitted` or `notice-exists`, 422.
 */
async function fileNotice(context: DraftContext, request: NoticeOfFilingRequest): Promise<NoticeOfFilingResult> {
  const { db: tx, session, state } = context;
  const { clientId } = session;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, request.envelopeOrderId), eq(orders.clientId, clientId), eq(orders.state, state)))
    .for('update');
  if (!order) throw notFound('The order does not exist.');
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.orderId, order.orderId));
  if (order.status === 'draft' || !envelope)
    throw problem(409, { code: 'not-submitted', detail: 'A notice is filed once its filing is submitted.' });
  const [earlier] = await tx.select().from(noticesOfFiling).where(eq(noticesOfFiling.envelopeOrderId, order.orderId));
  if (earlier)
    throw problem(409, {
      code: 'notice-exists',
      detail: `Order ${earlier.noticeOrderId} is the notice of this filing.`,
      noticeOrderId: earlier.noticeOrderId,
    });
  const court = await requireTylerCourt(tx, state, request.courtCode);
  const courtCase = await findCourtCase(tx, clientId, state, court.code, request.caseTrackingId);
  if (!courtCase || order.courtCode !== court.code) throw notFound('The court has no such case.');
  const contacts = await tx
    .select()
    .from(serviceContacts)
    .where(and(inArray(serviceContacts.serviceContactId, request.serviceContactIds), isVisible(context)));
  const known = new Set(contacts.map(({ serviceContactId }) => serviceContactId));
  const unknown = request.serviceContactIds.findIndex((id) => !known.has(id));
  if (unknown !== -1) {
    const message = 'The firm doesn’t have this service contact.';
    throw problem(422, {
      code: 'contact-unknown',
      detail: message,
      errors: { [`serviceContactIds.${unknown}`]: [message] },
    });
  }
  const content = envelope.content;
  const filed = await tx.select().from(filings).where(eq(filings.orderId, order.orderId)).orderBy(filings.position);
  const submitted = envelope.submittedAt.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: court.timeZone ?? capabilityOf(state).timeZone,
  });
  const document = await storeNotice(context, {
    facts: [
      ['Court', court.name],
      ['Case', `${courtCase.caseNumber}, ${courtCase.caseTitle}`],
      ['Envelope', String(envelope.envelopeId)],
      ['Filed', submitted],
    ],
    rows: filed.map((each) => [each.filingTypeName, each.description]),
    notes: [`Served on: ${contacts.map((each) => `${each.firstName} ${each.lastName} (${each.email})`).join('; ')}`],
  });
  const [component] = await readFilingComponents(tx, court, [request.filingTypeCode]);
  const types = await readDocumentTypes(tx, court, request.filingTypeCode);
  const type = types.find(({ isDefault }) => isDefault) ?? types[0];
  const first = content.filings[0];
  const disclaimers = await tx.select().from(disclaimerRequirements).where(heldAt(disclaimerRequirements, court));
  const notice: EnteredExistingCase = JSON.parse(
    JSON.stringify({
      courtCode: court.code,
      caseCategoryCode: courtCase.caseCategoryCode || content.caseCategoryCode,
      caseTypeCode: courtCase.caseTypeCode || content.caseTypeCode,
      filerTypeCode: 'filerTypeCode' in content ? content.filerTypeCode : undefined,
      isNonIndexedCase: false,
      caseTrackingId: courtCase.caseTrackingId,
      caseNumber: courtCase.caseNumber,
      caseTitle: courtCase.caseTitle,
      crossReferences: content.crossReferences,
      procedureRemedyCodes: [],
      // The filer of the notice makes the court's certifications, as the dialog says.
      disclaimerCodes: disclaimers.map(({ code }) => code),
      filingPartyIds: isExistingCase(content)
        ? content.filingPartyIds
        : courtCase.parties.slice(0, 1).map(({ casePartyId }) => casePartyId),
      parties: [],
      paymentAccountId: request.paymentAccountId ?? content.paymentAccountId,
      filings: [
        {
          id: randomUUID(),
          action: 'EFileAndServe',
          filingTypeCode: request.filingTypeCode,
          description: 'Notice of filing',
          commentsToClerk: request.note?.trim() || undefined,
          filingAttorneyId: first?.filingAttorneyId,
          security: 'public',
          leadDocument: { ...document, filingComponentCode: component?.code, documentTypeCode: type?.code },
          attachments: [],
          courtesyCopyEmails: [],
          optionalServices: [],
          serviceRecipients: request.serviceContactIds.map((serviceContactId) => ({ serviceContactId })),
        },
      ],
    }),
  );
  const { mappingId, clientReference } = order;
  const draft = await saveDraft(context, {
    content: notice,
    ...(mappingId !== null && { mappingId }),
    ...(clientReference !== '' && { clientReference }),
  });
  const { orderId, envelopeId, filingIds, submittedAt } = await submitEnvelope(context, {
    orderId: draft.order.orderId,
    version: 1,
    content: notice,
    idempotencyKey: randomUUID(),
  });
  await tx.insert(noticesOfFiling).values({ envelopeOrderId: order.orderId, noticeOrderId: orderId });
  return { orderId, envelopeId, filingId: filingIds[0] ?? '', fileName, submittedAt };
}

interface Notice {
  facts: [string, string][];
  rows: string[][];
  notes: string[];
}

/** Stores the notice as a file of the firm. */
async function storeNotice({ db, clock, session }: DraftContext, { facts, rows, notes }: Notice) {
  const content = await tablePdf({
    title: 'Notice of Filing',
    facts,
    columns: [
      { label: 'Filing', share: 0.4 },
      { label: 'Description', share: 0.6 },
    ],
    rows,
    notes,
    createdAt: clock.now(),
  });
  const fileId = randomUUID();
  const sizeBytes = content.byteLength;
  await db.insert(files).values({
    fileId,
    clientId: session.clientId,
    userId: session.userId,
    fileName,
    contentType: 'application/pdf',
    sizeBytes,
    pageCount: 1,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    uploadedAt: clock.now(),
  });
  return { id: randomUUID(), fileId, fileName, sizeBytes, pageCount: 1, description: 'Notice of filing' };
}
