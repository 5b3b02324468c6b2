/** What the product made for a matter, and whether it arrived in the connected system. */
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import type { MatterDocument } from '../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { courtReceiptId, findCourtReceipt } from '../billing/court-receipts.ts';
import { describeSystem } from '../integration/systems.ts';
import { withoutCourts } from '../platform/prospects.ts';

type Order = typeof orders.$inferSelect;
type Push = typeof matterPushes.$inferSelect;

/** The submitted orders of a matter that the person may see, newest first. */
export async function ordersOfMatter(db: Database, session: Session, clientReference: string): Promise<Order[]> {
  if (clientReference.trim() === '') return [];
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.clientId, session.clientId),
        ne(orders.status, 'draft'),
        sameReference(orders.clientReference, clientReference),
        await withoutCourts(db, session, orders.service),
      ),
    )
    .orderBy(desc(orders.dateOrdered), desc(orders.orderId));
}

export const matterDocuments = {
  listMatterDocuments: async ({ db, session, query }) => {
    const found = await ordersOfMatter(db, session, query.clientReference);
    if (found.length === 0) return [];
    const byId = new Map(found.map((order) => [order.orderId, order]));
    const ids = [...byId.keys()];
    const pushes = await db
      .select()
      .from(matterPushes)
      .where(and(inArray(matterPushes.orderId, ids), ne(matterPushes.kind, 'fee')))
      .orderBy(asc(matterPushes.pushId));
    const pushOf = new Map(pushes.map((push) => [`${push.kind} ${push.sourceId}`, push]));
    const filed = await readFiled(db, session, ids);
    const made: MatterDocument[] = filed.flatMap(({ orderId, document, filing, sizes }) => {
      const order = byId.get(orderId);
      if (!order) return [];
      const push = take(pushOf, `document ${document.documentId}`);
      const shared = { orderId, state: order.state, name: document.name };
      const filedAt = filing.submittedAt ?? order.dateOrdered;
      const original: MatterDocument = {
        ...shared,
        id: `original-${document.documentId}`,
        kind: 'original',
        madeAt: filedAt.toISOString(),
        fileId: document.fileId,
        sizeBytes: sizes.get(document.fileId),
      };
      if (document.stampedFileId === null) return [original];
      return [{ ...shared, ...stampedOf(document, filing.acceptedAt ?? filedAt, sizes), ...arrivalOf(push) }, original];
    });
    for (const push of pushOf.values()) {
      const order = byId.get(push.orderId);
      if (order) made.push(otherItem(push, order));
    }
    made.push(...(await receiptsOf(db, session, found)));
    return made.sort((one, other) => (one.madeAt < other.madeAt ? 1 : one.madeAt > other.madeAt ? -1 : 0));
  },
} satisfies Handlers<Operations>;

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

/** An expired link leaves the stamped copy without a file. */
function stampedOf(
  document: typeof filingDocuments.$inferSelect,
  at: Date,
  sizes: ReadonlyMap<string, number>,
): Pick<MatterDocument, 'id' | 'kind' | 'madeAt' | 'fileId' | 'sizeBytes' | 'expiresAt'> {
  const { documentId, stampedFileId, stampedExpiresAt } = document;
  return {
    id: `stamped-${documentId}`,
    kind: 'stamped',
    madeAt: at.toISOString(),
    ...(stampedFileId !== null && { fileId: stampedFileId, sizeBytes: sizes.get(stampedFileId) }),
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

async function receiptsOf(db: Database, { clientId }: Session, found: readonly Order[]): Promise<MatterDocument[]> {
  const ids = found.map(({ orderId }) => orderId);
  const taken = await db
    .selectDistinct({ orderId: charges.orderId })
    .from(charges)
    .where(and(eq(charges.clientId, clientId), eq(charges.settlement, 'court'), inArray(charges.orderId, ids)));
  const receipts: MatterDocument[] = [];
  for (const { orderId } of taken) {
    const receipt = await findCourtReceipt(db, clientId, orderId);
    const [first] = receipt?.captured ?? [];
    if (!receipt || !first) continue;
    const { name, order } = receipt;
    const shared = { id: `receipt-${orderId}`, orderId, state: order.state, name };
    receipts.push({
      ...shared,
      kind: 'receipt',
      madeAt: first.chargedAt.toISOString(),
      fileId: courtReceiptId(orderId),
    });
  }
  return receipts;
}
