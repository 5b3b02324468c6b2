/** What the demo's service orders consist of. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceRequests } from '../../db/schema/service-requests.ts';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { officesOf } from '../../services/serving/offices.ts';
import { officeServes } from '../../services/serving/request-outcome.ts';
import { serviceOrderWork } from '../../simulators/service-orders.ts';
import { finishForm, requestWork } from '../../simulators/service-requests.ts';
import { Chance } from './chance.ts';
import type { DemoRows } from './demo-rows.ts';
import type { DocumentFacts, Making, ServiceContent } from './service-making.ts';
import { addSignature } from './signature-content.ts';
import { addSkipTrace } from './skip-trace-content.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Work in progress continues this long after seeding, so the first look is stable. */
const goesOnAfter = hour;

/** Adds an order's details. Undefined for services without details. */
export function addServiceContent(
  content: ServiceContent,
  making: Making,
): (DocumentFacts & { statusText: string }) | undefined {
  // A separate sequence keeps the rest of the demo unchanged.
  const chance = new Chance(content.orderId);
  switch (content.service.service) {
    case 'CourtesyCopy':
      return addCourtesyCopy(content, making, chance);
    case 'EService':
      return addEService(content, making, chance);
    case 'LegalServiceOfProcess':
      return addLegalService(content, making, chance);
    case 'SkipTrace':
      return addSkipTrace(content, making);
    case 'ElectronicSignature':
      return addSignature(content, making, chance);
    default:
      return undefined;
  }
}

const judges = ['Hon. Marisol Tennant', 'Hon. Declan Oyelaran', 'Hon. Ruth Vandermeer', 'Hon. Ansel Brightwood'];
const wishes = ['', 'Tab the exhibits.', 'In a three-ring binder, exhibits tabbed.'];

function addCourtesyCopy(content: ServiceContent, making: Making, chance: Chance) {
  const { orderId, orderedAt, endedAt, stage, demoCase } = content;
  const { rows, now } = making;
  const stages = {
    Printing: 'printing',
    'Out for delivery': 'out-for-delivery',
    Delivered: 'delivered',
    Cancelled: 'cancelled',
  } as const;
  const reached = Object.entries(stages).find(([text]) => text === stage.text)?.[1] ?? 'printing';
  const isPrinted = reached === 'out-for-delivery' || reached === 'delivered';
  const printedAt = isPrinted ? new Date(orderedAt.getTime() + 2 * hour) : undefined;
  const receivedBy = reached === 'delivered' ? chance.pick(['Chambers clerk', 'Judicial assistant']) : undefined;
  rows.courtesyCopies.push({
    orderId,
    recipientName: chance.pick(judges),
    chambers: `Chambers ${chance.between(2, 19)}${String(chance.between(1, 24)).padStart(2, '0')}`,
    address: `${chance.between(1, 400)} Courthouse Square, ${demoCase.courtName.split(' - ')[0]}, ${demoCase.state}`,
    copies: chance.between(1, 2),
    deliverBy: chance.happens(0.7) ? new Date(orderedAt.getTime() + 5 * day).toISOString().slice(0, 10) : undefined,
    instructions: chance.pick(wishes),
    stage: reached,
    printedAt,
    deliveredAt: reached === 'delivered' ? endedAt : undefined,
    receivedBy,
  });
  const status: FilingStatus = reached === 'delivered' ? 'served' : reached === 'cancelled' ? 'cancelled' : 'receipted';
  const { filingId, documents } = addDelivery(content, making, chance, { status, name: 'Courtesy copy' });
  const add = (at: Date, step: FilingStatus, statusText: string, actor: string, comment?: string) =>
    rows.history.push({ orderId, filingId, at, status: step, statusText, actor, comment });
  if (reached !== 'cancelled') add(new Date(orderedAt.getTime() + 20 * minute), 'receipted', 'Printing', 'Print shop');
  if (printedAt) add(printedAt, 'receipted', 'Out for delivery', 'Courier');
  if (endedAt)
    add(
      endedAt,
      status,
      stage.text,
      reached === 'cancelled' ? content.person.name : 'Courier',
      receivedBy && `Received by ${receivedBy}.`,
    );
  const kind = isPrinted ? serviceOrderWork.deliver : serviceOrderWork.dispatch;
  if (!endedAt) rows.work.push({ dueAt: new Date(now.getTime() + goesOnAfter), kind, payload: { orderId } });
  return { ...documents, statusText: stage.text };
}

const counsel = [
  ['Edda Rask', 'Rask & Fenn LLP', 'edda.rask@example.com'],
  ['Wren Halloran', 'Halloran Law Office', 'wren.halloran@example.com'],
  ['Ximena Prado', 'Prado Legal PC', 'ximena.prado@example.com'],
  ['Ivo Marchetti', 'Marchetti & Sons', 'bounce.marchetti@example.com'],
] as const;

function addEService(content: ServiceContent, making: Making, chance: Chance) {
  const { orderId, endedAt } = content;
  const { rows, now } = making;
  const recipients = counsel.slice(0, chance.between(1, counsel.length));
  const isComplete = endedAt !== undefined && recipients.every(([, , email]) => !email.startsWith('bounce'));
  const statusText = endedAt === undefined ? content.stage.text : isComplete ? 'Served' : 'Service incomplete';
  const status: FilingStatus = endedAt ? 'served' : 'receipted';
  const { filingId, documents } = addDelivery(content, making, chance, { status, name: 'E-service', statusText });
  for (const [index, [name, firmName, email]] of recipients.entries()) {
    const isUndeliverable = endedAt !== undefined && email.startsWith('bounce');
    const openedAt =
      endedAt && !isUndeliverable && chance.happens(0.75)
        ? new Date(Math.min(endedAt.getTime() + chance.between(3, 2000) * minute, now.getTime() - minute))
        : undefined;
    rows.recipients.push({
      filingId,
      serviceContactId: `sc-${40_100 + index}`,
      name,
      firmName,
      email,
      statusCode: endedAt === undefined ? 'pending' : isUndeliverable ? 'undeliverable' : 'sent',
      servedAt: endedAt,
      isOpened: openedAt !== undefined,
      openedAt,
    });
  }
  if (endedAt) rows.history.push({ orderId, filingId, at: endedAt, status, statusText, actor: 'E-service provider' });
  else
    rows.work.push({
      dueAt: new Date(now.getTime() + goesOnAfter),
      kind: serviceOrderWork.sendMail,
      payload: { orderId },
    });
  return { ...documents, statusText };
}

/** Through the registered agent of the state, whose service costs nothing besides. */
function addLegalService(content: ServiceContent, making: Making, chance: Chance) {
  const { orderId, endedAt, orderedAt, stage, demoCase, caseNumber } = content;
  const { rows, now } = making;
  const office = officesOf(demoCase.state).find(({ officeKind }) => officeKind === 'registered-agent');
  const isCancelled = stage.status === 'cancelled';
  const isReceived = stage.text === 'Received by the office';
  const statusText =
    endedAt && !isCancelled ? `${officeServes(orderId) ? 'Served' : 'Not served'}, return on file` : stage.text;
  const { documents } = addDelivery(content, making, chance, {
    ...{ status: isCancelled ? 'cancelled' : 'receipted', name: 'Papers to serve', statusText },
  });
  const [street = '', city = '', stateAndZip = ''] = (office?.address ?? '').split(', ');
  rows.requests.push({
    ...{ orderId, clientId: demoCase.clientId, service: 'LegalServiceOfProcess', feeCents: 12_500 },
    ...{ idempotencyKey: `demo-${orderId}`, fingerprint: `demo-${orderId}` },
    // The return of one that is over is written once its rows are in the database.
    status: isCancelled ? 'cancelled' : endedAt ? 'served' : isReceived ? 'received' : 'sent',
    expectedOn: (endedAt ?? new Date(now.getTime() + 6 * day)).toISOString().slice(0, 10),
    answers: {
      ...{ recipientKind: 'business', recipientName: demoCase.opponent, agentName: office?.name ?? '' },
      ...{ recipientStreet: street, recipientCity: city, recipientState: demoCase.state },
      ...{ recipientZip: stateAndZip.split(' ')[1] ?? '', state: demoCase.state, copies: '2' },
      ...{ officeKind: 'registered-agent', officeId: office?.officeId ?? '' },
      ...{ courtName: demoCase.courtName, caseNumber: caseNumber ?? '', caseTitle: demoCase.title },
    },
  });
  const add = (at: Date, text: string, actor: string, step: FilingStatus = 'receipted') =>
    rows.history.push({ orderId, at, status: step, statusText: text, actor });
  if (isCancelled && endedAt) add(endedAt, stage.text, content.person.name, 'cancelled');
  if (!isCancelled) add(new Date(orderedAt.getTime() + hour / 2), 'Sent to the office', 'Legal services desk');
  if (isReceived) add(new Date(orderedAt.getTime() + hour), 'Received by the office', office?.name ?? 'The office');
  if (endedAt && !isCancelled) {
    add(endedAt, statusText, office?.name ?? 'The office', 'served');
    rows.returns.push({ orderId, endedAt });
  }
  if (!endedAt)
    rows.work.push({
      dueAt: new Date(now.getTime() + goesOnAfter),
      kind: isReceived ? requestWork.serve : requestWork.receive,
      payload: { orderId },
    });
  return { ...documents, statusText };
}

/** Writes the documents of the demo's services that are over. Their rows are in the database. */
export async function writeReturns(db: Database, returns: DemoRows['returns']): Promise<void> {
  for (const { orderId, endedAt } of returns) {
    const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
    const [request] = await db.select().from(serviceRequests).where(eq(serviceRequests.orderId, orderId));
    if (!order || !request) continue;
    const { documentCount, documentNames } = await finishForm(db, { order, request }, endedAt);
    await db.update(orders).set({ documentCount, documentNames }).where(eq(orders.orderId, orderId));
    await db
      .update(serviceRequests)
      .set({ status: 'done', doneAt: endedAt })
      .where(eq(serviceRequests.orderId, orderId));
  }
}

/** The order's only entry: the delivery or service. */
function addDelivery(
  { orderId, orderedAt, endedAt, service, demoCase, stage }: ServiceContent,
  { rows, files }: Making,
  chance: Chance,
  { status, name, statusText = stage.text }: { status: FilingStatus; name: string; statusText?: string },
): { filingId: string; documents: DocumentFacts } {
  const filingId = chance.guid();
  rows.filings.push({
    filingId,
    orderId,
    entryId: filingId,
    position: 0,
    filingTypeCode: service.service,
    filingTypeName: name,
    description: service.describe(demoCase),
    action: 'Serve',
    security: 'public',
    status,
    statusText,
    submittedAt: orderedAt,
    receivedAt: endedAt,
  });
  const documents = [
    { kind: 'lead', file: 'pleading', name: 'Motion.pdf', title: 'Motion' },
    { kind: 'attachment', file: 'exhibit', name: 'Exhibit A.pdf', title: 'Exhibit A' },
  ] as const;
  const chosen = documents.slice(0, chance.between(1, 2));
  for (const [position, { kind, file, name: fileName, title }] of chosen.entries()) {
    const { fileId, pageCount, sizeBytes } = files.find(demoCase.clientId, file, 'original');
    rows.documents.push({
      documentId: chance.guid(),
      filingId,
      position,
      kind,
      fileId,
      name: fileName,
      description: title,
      documentTypeName: 'Public',
      pageCount,
      sizeBytes,
    });
  }
  const documentNames = chosen.map(({ name: fileName, title }) => `${title} (${fileName})`).join('\n');
  return {
    filingId,
    documents: { documentCount: chosen.length, documentNames, leadDocumentTitle: chosen[0]?.title ?? '' },
  };
}
