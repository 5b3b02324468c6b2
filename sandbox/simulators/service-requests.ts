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
import { addDays, bankingDayAfter, instantAt, isBankingDay } from '../services/billing/rules/days.ts';
import { dayIn, firmTimeZone } from '../services/firm-time-zone.ts';
import { notePushes } from '../services/integration/matter-pushes.ts';
import { serviceForms } from '../services/serving/forms/index.ts';
import { officeOf } from '../services/serving/offices.ts';
import { answeredSections, type StoredRequest } from '../services/serving/request-answers.ts';
import { officeServes, outcomeOf } from '../services/serving/request-outcome.ts';
import { type Step, schedule } from './due-work.ts';
import { finishTrace } from './skip-traces.ts';

/** Steps: someone begins; an office receives the papers and serves them; the result is there. */
export const requestWork = {
  begin: 'service-request.begin',
  receive: 'service-request.receive',
  serve: 'service-request.serve',
  finish: 'service-request.finish',
} as const;

const provider = 'Legal services desk';
/** The hour of the promised day at which the result is there, in the firm's zone. */
const readyAt = 15;
/** Hours at which an office receives papers and serves them. */
const [receivedAt, servedAt] = [10, 11];

const begin: Step = async (tx, { orderId }, now) => {
  const found = await lockRequest(tx, orderId, 'ordered');
  if (!found) return;
  const timeZone = await firmTimeZone(tx, found.order.clientId);
  if (found.request.service !== 'LegalServiceOfProcess') {
    await advance(tx, found, { status: 'in-work', statusText: 'In work', actor: provider }, now);
    await scheduleFinish(tx, found, now);
    return;
  }
  await advance(tx, found, { status: 'sent', statusText: 'Sent to the office', actor: provider }, now);
  const received = instantAt(bankingDayAfter(dayIn(timeZone, now), 1), receivedAt, timeZone);
  await schedule(tx, received, requestWork.receive, { orderId: found.order.orderId });
};

const receive: Step = async (tx, { orderId }, now) => {
  const found = await lockRequest(tx, orderId, 'sent');
  if (!found) return;
  const { order, request } = found;
  await advance(tx, found, { status: 'received', statusText: 'Received by the office', actor: actorOf(found) }, now);
  let day = addDays(request.expectedOn, -1);
  while (!isBankingDay(day)) day = addDays(day, -1);
  const served = instantAt(day, servedAt, await firmTimeZone(tx, order.clientId));
  await schedule(tx, served > now ? served : now, requestWork.serve, { orderId: order.orderId });
};

const serve: Step = async (tx, { orderId }, now) => {
  const found = await lockRequest(tx, orderId, 'received');
  if (!found) return;
  const isServed = officeServes(found.order.orderId);
  await advance(
    tx,
    found,
    {
      status: isServed ? 'served' : 'not-served',
      statusText: isServed ? 'Served' : 'Not served',
      actor: actorOf(found),
    },
    now,
  );
  await scheduleFinish(tx, found, now);
};

const actorOf = ({ request }: StoredRequest) => officeOf(request.answers)?.name ?? provider;

async function scheduleFinish(tx: Database, { order, request }: StoredRequest, now: Date): Promise<void> {
  const ready = instantAt(request.expectedOn, readyAt, await firmTimeZone(tx, order.clientId));
  await schedule(tx, ready > now ? ready : now, requestWork.finish, { orderId: order.orderId });
}

interface Advance {
  status: 'in-work' | 'sent' | 'received' | 'served' | 'not-served';
  statusText: string;
  actor: string;
}

/** Moves an open order on, in its row and its history. A recipient who was not served needs the firm. */
async function advance(
  tx: Database,
  { order: { orderId, version } }: StoredRequest,
  { status, statusText, actor }: Advance,
  now: Date,
): Promise<void> {
  await tx.update(serviceRequests).set({ status }).where(eq(serviceRequests.orderId, orderId));
  await tx
    .update(orders)
    .set({ version: version + 1, statusText, updatedAt: now, ...(status === 'not-served' && { needsAttention: true }) })
    .where(eq(orders.orderId, orderId));
  await tx
    .insert(statusHistory)
    .values({ orderId, at: now, status: status === 'served' ? 'served' : 'receipted', statusText, actor });
}

const finish: Step = async (tx, { orderId }, now) => {
  const found = await lockRequest(tx, orderId, 'in-work', 'served', 'not-served');
  if (!found) return;
  const { order, request } = found;
  const isTrace = request.service === 'SkipTrace';
  const { statusText, comment, ...documents } = isTrace
    ? await finishTrace(tx, found, now)
    : await finishForm(tx, found, now);
  await tx
    .update(serviceRequests)
    .set({ status: 'done', doneAt: now })
    .where(eq(serviceRequests.orderId, order.orderId));
  await tx
    .update(orders)
    .set({ version: order.version + 1, status: 'completed', statusText, updatedAt: now, ...documents })
    .where(eq(orders.orderId, order.orderId));
  await tx
    .insert(statusHistory)
    .values({ orderId: order.orderId, at: now, status: 'served', statusText, actor: provider, comment });
  await tx
    .update(charges)
    .set({ status: 'billable', chargedAt: now })
    .where(and(eq(charges.orderId, order.orderId), eq(charges.status, 'not-yet-charged')));
  await notePushes(tx, order, now);
};

/** How an order ended, for its row and history. */
export interface Ending {
  statusText: string;
  comment: string;
  documentCount?: number;
  documentNames?: string;
}

/** Writes the document that the order ends with. */
export async function finishForm(tx: Database, found: StoredRequest, now: Date): Promise<Ending> {
  const result = await storeResult(tx, found, now);
  await tx.update(serviceRequests).set({ result }).where(eq(serviceRequests.orderId, found.order.orderId));
  const { order, request } = found;
  const isOffice = request.service === 'LegalServiceOfProcess';
  return {
    statusText: isOffice ? `${officeServes(order.orderId) ? 'Served' : 'Not served'}, return on file` : 'Done',
    comment: result.summary,
    documentCount: order.documentCount + 1,
    documentNames: [order.documentNames, result.fileName].filter((name) => name !== '').join('\n'),
  };
}

export const serviceRequestSteps: ReadonlyMap<string, Step> = new Map([
  [requestWork.begin, begin],
  [requestWork.receive, receive],
  [requestWork.serve, serve],
  [requestWork.finish, finish],
]);

/** The order, if it has one of the statuses. */
async function lockRequest(
  tx: Database,
  orderId: unknown,
  ...statuses: ServiceRequest['status'][]
): Promise<StoredRequest | undefined> {
  if (typeof orderId !== 'number') return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  const [request] = await tx.select().from(serviceRequests).where(eq(serviceRequests.orderId, orderId));
  return order && request && statuses.includes(request.status) ? { order, request } : undefined;
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
  const outcome = outcomeOf(request, dayIn(await firmTimeZone(tx, order.clientId), now));
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
  await attach(tx, order.orderId, { name: outcome.title, fileId, fileName, sizeBytes: content.byteLength }, now);
  return { summary: outcome.summary, facts: outcome.facts, fileId, fileName };
}

interface Attached {
  /** The service. */
  name: string;
  fileId: string;
  fileName: string;
  sizeBytes: number;
}

/** The document as that of a filing of its own, so that lists, archives and the matter have it. */
async function attach(
  tx: Database,
  orderId: number,
  { name, fileId, fileName, sizeBytes }: Attached,
  now: Date,
): Promise<void> {
  const filingId = randomUUID();
  await tx.insert(filings).values({
    // After the papers that an office serves.
    ...{ filingId, orderId, entryId: filingId, position: 1, filingTypeCode: '', filingTypeName: name },
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
