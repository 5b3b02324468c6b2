/** The people behind services ordered with one form: they begin, and return a document by the promised day. */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { charges } from '../db/schema/charges.ts';
import { files } from '../db/schema/files.ts';
import { filingDocuments, filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { serviceRequests } from '../db/schema/service-requests.ts';
import { statusHistory } from '../db/schema/status-history.ts';
import { tablePdf } from '../documents/table-pdf.ts';
import type { ServiceRequest } from '../generated/serving/schemas.ts';
import { instantAt } from '../services/billing/rules/days.ts';
import { firmTimeZone } from '../services/firm-time-zone.ts';
import { notePushes } from '../services/integration/matter-pushes.ts';
import { serviceForms } from '../services/serving/forms/index.ts';
import { answeredSections, type StoredRequest } from '../services/serving/request-answers.ts';
import { outcomeOf } from '../services/serving/request-outcome.ts';
import { type Step, schedule } from './due-work.ts';

/** Steps: somebody begins; the result is there. */
export const requestWork = { begin: 'service-request.begin', finish: 'service-request.finish' } as const;

const provider = 'Legal services desk';
/** The hour of the promised day at which the result is there, in the firm's zone. */
const readyAt = 15;

const begin: Step = async (tx, { orderId }, now) => {
  const found = await lockRequest(tx, orderId, 'ordered');
  if (!found) return;
  const { order, request } = found;
  await tx.update(serviceRequests).set({ status: 'in-work' }).where(eq(serviceRequests.orderId, order.orderId));
  await tx
    .update(orders)
    .set({ version: order.version + 1, statusText: 'In work', updatedAt: now })
    .where(eq(orders.orderId, order.orderId));
  await tx
    .insert(statusHistory)
    .values({ orderId: order.orderId, at: now, status: 'receipted', statusText: 'In work', actor: provider });
  const ready = instantAt(request.expectedOn, readyAt, await firmTimeZone(tx, order.clientId));
  await schedule(tx, ready > now ? ready : now, requestWork.finish, { orderId: order.orderId });
};

const finish: Step = async (tx, { orderId }, now) => {
  const found = await lockRequest(tx, orderId, 'in-work');
  if (!found) return;
  const { order } = found;
  const result = await storeResult(tx, found, now);
  await tx
    .update(serviceRequests)
    .set({ status: 'done', doneAt: now, result })
    .where(eq(serviceRequests.orderId, order.orderId));
  await tx
    .update(orders)
    .set({
      version: order.version + 1,
      status: 'completed',
      statusText: 'Done',
      updatedAt: now,
      documentCount: 1,
      documentNames: result.fileName,
    })
    .where(eq(orders.orderId, order.orderId));
  await tx.insert(statusHistory).values({
    ...{ orderId: order.orderId, at: now, status: 'served', statusText: 'Done', actor: provider },
    comment: result.summary,
  });
  await tx
    .update(charges)
    .set({ status: 'billable', chargedAt: now })
    .where(and(eq(charges.orderId, order.orderId), eq(charges.status, 'not-yet-charged')));
  await notePushes(tx, order, now);
};

export const serviceRequestSteps: ReadonlyMap<string, Step> = new Map([
  [requestWork.begin, begin],
  [requestWork.finish, finish],
]);

/** The order, if it has the status. */
async function lockRequest(
  tx: Database,
  orderId: unknown,
  status: ServiceRequest['status'],
): Promise<StoredRequest | undefined> {
  if (typeof orderId !== 'number') return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  const [request] = await tx.select().from(serviceRequests).where(eq(serviceRequests.orderId, orderId));
  return order && request?.status === status ? { order, request } : undefined;
}

/** Characters of an answer in a line of the document. */
const lineLength = 62;

/** Writes the document with the outcome and what was ordered. */
async function storeResult(
  tx: Database,
  { order, request }: StoredRequest,
  now: Date,
): Promise<NonNullable<ServiceRequest['result']>> {
  const form = serviceForms[request.service];
  const outcome = outcomeOf(request, now);
  const content = await tablePdf({
    title: outcome.title,
    facts: [['Order', String(order.orderId)], ...outcome.facts.map(({ label, value }) => [label, value] as const)],
    columns: [
      { label: 'As ordered', share: 2 },
      { label: '', share: 3 },
    ],
    rows: answeredSections(form, request.answers).flatMap(({ title, answers }) => [
      [title.toUpperCase(), ''],
      ...answers.flatMap(({ label, value }) => linesOf(value).map((line, index) => [index === 0 ? label : '', line])),
    ]),
    notes: [outcome.summary, 'This is a sample document of the demo. It was filed with no office.'],
    createdAt: now,
  });
  const fileId = randomUUID();
  const fileName = `${outcome.title} ${order.orderId}.pdf`;
  await tx.insert(files).values({
    ...{ fileId, clientId: order.clientId, userId: order.userId, mappingId: order.mappingId, fileName, content },
    contentType: 'application/pdf',
    sizeBytes: content.byteLength,
    pageCount: null,
    sha256: createHash('sha256').update(content).digest('hex'),
    uploadedAt: now,
  });
  await attach(tx, order.orderId, { name: form.name, fileId, fileName, sizeBytes: content.byteLength }, now);
  return { summary: outcome.summary, facts: outcome.facts, fileId, fileName };
}

interface Attached {
  /** The service. */
  name: string;
  fileId: string;
  fileName: string;
  sizeBytes: number;
}

/** The document as that of the order's only filing, so that lists, archives and the matter have it. */
async function attach(
  tx: Database,
  orderId: number,
  { name, fileId, fileName, sizeBytes }: Attached,
  now: Date,
): Promise<void> {
  const filingId = randomUUID();
  await tx.insert(filings).values({
    ...{ filingId, orderId, entryId: filingId, position: 0, filingTypeCode: '', filingTypeName: name },
    ...{ action: 'Serve', security: 'public', status: 'served', statusText: 'Done', submittedAt: now },
  });
  await tx.insert(filingDocuments).values({
    ...{ documentId: randomUUID(), filingId, position: 0, kind: 'lead', fileId, name: fileName, sizeBytes },
    ...{ pageCount: 1, stampedFileId: fileId },
  });
}

/** An answer in lines that fit the column, broken between words. */
function linesOf(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph
      .split(/\s+/)
      .flatMap((part) => part.match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? [])) {
      const last = lines.at(-1) ?? '';
      if (last !== '' && last.length + 1 + word.length > lineLength) lines.push(word);
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return lines;
  });
}
