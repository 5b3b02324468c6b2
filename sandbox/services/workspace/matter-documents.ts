/** What the product made for a matter, and whether it arrived in the connected system. */
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import type { MatterDocument } from '../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { isReturned } from '../filing/order-filings.ts';
import { describeSystem } from '../integration/systems.ts';
import { docketDocumentsOf, invoicesOf, proofsOf, receiptsOf } from './matter-other-documents.ts';
import { uploadsOf } from './matter-uploads.ts';
import { copiesOfOrders } from './stamped-copies/stamped-copies.ts';
import { submittedOrders } from './submitted-orders.ts';

type Order = typeof orders.$inferSelect;
type Push = typeof matterPushes.$inferSelect;

/** The submitted orders of a matter that the person may see, newest first. */
export async function ordersOfMatter(db: Database, session: Session, clientReference: string): Promise<Order[]> {
  if (clientReference.trim() === '') return [];
  return submittedOrders(db, session, sameReference(orders.clientReference, clientReference));
}

export const matterDocuments = {
  listMatterDocuments: async ({ db, session, clock, query }) => {
    const uploads = await uploadsOf(db, session, query.clientReference);
    const found = await ordersOfMatter(db, session, query.clientReference);
    if (found.length === 0) return newestFirst(uploads);
    const byId = new Map(found.map((order) => [order.orderId, order]));
    const ids = [...byId.keys()];
    const pushes = await db
      .select()
      .from(matterPushes)
      .where(and(inArray(matterPushes.orderId, ids), ne(matterPushes.kind, 'fee')))
      .orderBy(asc(matterPushes.pushId));
    const pushOf = new Map(pushes.map((push) => [`${push.kind} ${push.sourceId}`, push]));
    const filed = await readFiled(db, session, ids);
    const copies = await copiesOfOrders(db, session.clientId, ids, clock.now());
    const proofs = new Map((await proofsOf(db, byId)).map((proof) => [proof.documentUrl, proof]));
    const made: MatterDocument[] = filed.flatMap(({ orderId, document, filing, sizes }) => {
      const order = byId.get(orderId);
      if (!order) return [];
      const push = take(pushOf, `document ${document.documentId}`);
      const shared = { orderId, state: order.state, name: document.name };
      const filedAt = filing.submittedAt ?? order.dateOrdered;
      const proof = proofs.get(`/files/${document.fileId}`);
      if (proof && isReturned(document)) {
        proofs.delete(proof.documentUrl);
        return [{ ...proof, ...arrivalOf(push) }];
      }
      const original: MatterDocument = {
        ...shared,
        id: `original-${document.documentId}`,
        kind: 'original',
        madeAt: filedAt.toISOString(),
        documentUrl: `/files/${document.fileId}`,
        sizeBytes: sizes.get(document.fileId),
      };
      if (document.stampedFileId === null) return [original];
      if (isReturned(document)) return [{ ...original, kind: 'returned', ...arrivalOf(push) }];
      const stampedCopy = copies.get(document.documentId);
      const stamped = stampedOf(document, filing.acceptedAt ?? filedAt, sizes);
      return [{ ...shared, ...stamped, stampedCopy, ...arrivalOf(push) }, original];
    });
    for (const { sourceId, ...document } of await docketDocumentsOf(db, session, byId))
      made.push({ ...document, ...arrivalOf(take(pushOf, `document ${sourceId}`)) });
    for (const push of pushOf.values()) {
      const order = byId.get(push.orderId);
      if (order) made.push(otherItem(push, order));
    }
    made.push(...(await receiptsOf(db, session, byId)));
    made.push(...proofs.values());
    made.push(...(await invoicesOf(db, session, byId)));
    return newestFirst([...made, ...uploads]);
  },
} satisfies Handlers<Operations>;

const newestFirst = (documents: MatterDocument[]) =>
  documents.sort((one, other) => (one.madeAt < other.madeAt ? 1 : one.madeAt > other.madeAt ? -1 : 0));

async function readFiled(db: Database, { clientId }: Session, orderIds: number[]) {
  const rows = await db
    .select({ orderId: filings.orderId, document: filingDocuments, filing: filings })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(inArray(filings.orderId, orderIds))
    .orderBy(desc(filings.orderId), asc(filings.position), asc(filingDocuments.position));
  const fileIds = [...new Set(rows.flatMap(({ document }) => [document.fileId, document.stampedFileId ?? []].flat()))];
  const stored =
    fileIds.length === 0
      ? []
      : await db
          .select({ fileId: files.fileId, sizeBytes: files.sizeBytes })
          .from(files)
          .where(and(eq(files.clientId, clientId), inArray(files.fileId, fileIds)));
  const sizes = new Map(stored.map(({ fileId, sizeBytes }) => [fileId, sizeBytes]));
  return rows.flatMap((row) => (sizes.has(row.document.fileId) ? [{ ...row, sizes }] : []));
}

/** The court's copy; the archive says whether it is kept. */
function stampedOf(
  document: typeof filingDocuments.$inferSelect,
  at: Date,
  sizes: ReadonlyMap<string, number>,
): Pick<MatterDocument, 'id' | 'kind' | 'madeAt' | 'documentUrl' | 'sizeBytes' | 'expiresAt'> {
  const { documentId, stampedFileId, stampedExpiresAt } = document;
  return {
    id: `stamped-${documentId}`,
    kind: 'stamped',
    madeAt: at.toISOString(),
    ...(stampedFileId !== null && { documentUrl: `/files/${stampedFileId}`, sizeBytes: sizes.get(stampedFileId) }),
    ...(stampedExpiresAt && { expiresAt: stampedExpiresAt.toISOString() }),
  };
}

function take(pushes: Map<string, Push>, key: string): Push | undefined {
  const push = pushes.get(key);
  pushes.delete(key);
  return push;
}

function arrivalOf(push: Push | undefined): Pick<MatterDocument, 'arrival'> {
  if (!push) return {};
  const { mappingId, integrationName, status, arrivedAt, error } = push;
  return {
    arrival: {
      ...{ mappingId, systemName: describeSystem(integrationName).displayName, status },
      arrivedAt: arrivedAt?.toISOString(),
      reason: status === 'arrived' ? undefined : (error ?? undefined),
    },
  };
}

/** A rejection reason, or a document from a docket: the matter has it, and the order's page shows it. */
function otherItem(push: Push, { orderId, state, updatedAt, dateOrdered, service }: Order): MatterDocument {
  const at = push.arrivedAt ?? (service === 'DocketSync' ? dateOrdered : updatedAt);
  return {
    ...{ id: `${push.kind}-${push.sourceId}`, orderId, state, name: push.name },
    kind: push.kind === 'rejection' ? 'rejection' : 'docket',
    madeAt: at.toISOString(),
    ...arrivalOf(push),
  };
}
