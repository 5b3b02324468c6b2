/** Documents, recipients and progress of the demo's courtesy copies and e-service. */
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { serviceOrderWork } from '../../simulators/service-orders.ts';
import { Chance } from './chance.ts';
import type { DemoFiles } from './demo-files.ts';
import type { DemoRows } from './demo-rows.ts';
import type { ServicePlan, Stage } from './demo-services.ts';

interface ServiceContent extends ServicePlan {
  stage: Stage;
  /** Missing while in progress. */
  endedAt: Date | undefined;
}

/** The order row's columns about its documents. */
interface DocumentFacts {
  documentCount: number;
  documentNames: string;
}

interface Making {
  rows: DemoRows;
  now: Date;
  files: DemoFiles;
}

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
  return { filingId, documents: { documentCount: chosen.length, documentNames } };
}
