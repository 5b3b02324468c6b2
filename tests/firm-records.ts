/** Records of the demo's first firm in the services beside filing and billing, by the names that operations give them. */
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../sandbox/db/connection.ts';
import { docketDeadlines } from '../sandbox/db/schema/docket-watch.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { serviceContacts } from '../sandbox/db/schema/service-contacts.ts';
import { servingAddresses, servingJobs, servingPhotos, servingProofs } from '../sandbox/db/schema/serving.ts';
import { stampedCopies } from '../sandbox/db/schema/stamped-copies.ts';
import type { ServiceName } from '../sandbox/generated/filing/schemas.ts';
import type { TestSandbox } from './sandbox.ts';

/** What no other answer contains. */
export const marked = {
  template: 'Template of firm 1',
  feed: 'Feed of firm 1',
  email: 'invited-by-firm-1@example.com',
};

const clientId = 1;

/** The order that an operation is about, where it isn't a filing's. */
const services: readonly [operations: RegExp, service: ServiceName][] = [
  [/ServingOrder$|^getServing(Summary|Recipient|Custody|Evidence)$/, 'ProcessServing'],
  [/^(get|void)Envelope$|^remindSigners$/, 'ElectronicSignature'],
  [/SkipTrace$/, 'SkipTrace'],
  [/ServiceRequest$/, 'LegalServiceOfProcess'],
  [/^getDocketSyncOrderState$|AutoFetch$/, 'DocketSync'],
];

/** The firm's order numbers by operation. */
export async function ordersOfOperations(db: Database): Promise<(operationId: string) => number | undefined> {
  const found = await Promise.all(
    services.map(async ([operations, service]) => {
      const [order] = await db
        .select({ orderId: orders.orderId })
        .from(orders)
        .where(and(eq(orders.clientId, clientId), eq(orders.service, service), ne(orders.status, 'draft')))
        .limit(1);
      if (!order) throw new Error(`The demo's first firm has no order of ${service}.`);
      return { operations, orderId: order.orderId };
    }),
  );
  return (operationId) => found.find(({ operations }) => operations.test(operationId))?.orderId;
}

/** The firm's other records; those that the demo lacks are made as its administrator makes them. */
export async function recordsOfFirm(
  { call, sandbox: { db } }: TestSandbox,
  given: { orderId: number; fileId: string },
) {
  // The demo plays what became of an order when it is first read.
  const ordered = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), eq(orders.service, 'ProcessServing'), ne(orders.status, 'draft')));
  for (const { orderId } of ordered) await call(`/serving/v1/orders/${orderId}`);
  const [served] = await db
    .select({ jobId: servingJobs.jobId, addressId: servingAddresses.addressId, photoId: servingPhotos.photoId })
    .from(servingJobs)
    .innerJoin(orders, eq(orders.orderId, servingJobs.orderId))
    .innerJoin(servingAddresses, eq(servingAddresses.jobId, servingJobs.jobId))
    .innerJoin(servingPhotos, eq(servingPhotos.jobId, servingJobs.jobId))
    .innerJoin(servingProofs, eq(servingProofs.jobId, servingJobs.jobId))
    .where(eq(orders.clientId, clientId))
    .limit(1);
  const [deadline] = await db.select().from(docketDeadlines).where(eq(docketDeadlines.clientId, clientId)).limit(1);
  const [contact] = await db.select().from(serviceContacts).where(eq(serviceContacts.clientId, clientId)).limit(1);
  const [copy] = await db.select().from(stampedCopies).where(eq(stampedCopies.clientId, clientId)).limit(1);
  if (!served || !contact || !copy) throw new Error('The demo lacks what this test needs.');
  const made = async (path: string, body: object) => {
    const answer = await call(path, { body });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const idempotencyKey = crypto.randomUUID();
  const { orderId, fileId } = given;
  const template = await made('/workspace/v1/templates', { orderId, name: marked.template, idempotencyKey });
  const feed = await made('/docket-watch/v1/calendar-feeds', { name: marked.feed });
  const extraction = await made('/extraction/v1/extractions', {
    ...{ fileIds: [fileId], state: 'IL', purpose: 'process-serving' },
  });
  const invitation = await made('/invitations/v1/invitations', {
    ...{ email: marked.email, name: 'Somebody Invited', role: 'member', idempotencyKey },
  });
  return {
    jobid: served.jobId,
    addressid: served.addressId,
    photoid: served.photoId,
    ...(deadline && { deadlineid: deadline.deadlineId }),
    templateid: String(template.templateId),
    feedid: String(feed.feedId),
    extractionid: String(extraction.extractionId),
    invitationid: String(invitation.invitationId),
    copyid: copy.documentId,
    servicecontactid: contact.serviceContactId,
  };
}
