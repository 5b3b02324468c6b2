/** Documents of a matter that no clerk stamps: receipts, proofs of service, invoices, and what came from dockets. */
import { and, asc, eq, inArray, like, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invoices } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { docketDocuments } from '../../db/schema/docket-purchases.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { files } from '../../db/schema/files.ts';
import type { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/platform.ts';
import { servingJobs, servingProofs } from '../../db/schema/serving.ts';
import type { MatterDocument } from '../../generated/workspace/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { courtReceiptId, findCourtReceipt } from '../billing/court-receipts.ts';
import { findDocketDocument } from '../docket-sync/docket-files.ts';

type Order = typeof orders.$inferSelect;

/** Receipts of what courts took themselves. */
export async function receiptsOf(
  db: Database,
  { clientId }: Session,
  byId: ReadonlyMap<number, Order>,
): Promise<MatterDocument[]> {
  const taken = await db
    .selectDistinct({ orderId: charges.orderId })
    .from(charges)
    .where(
      and(eq(charges.clientId, clientId), eq(charges.settlement, 'court'), inArray(charges.orderId, [...byId.keys()])),
    );
  const receipts: MatterDocument[] = [];
  for (const { orderId } of taken) {
    const receipt = await findCourtReceipt(db, clientId, orderId);
    const [first] = receipt?.captured ?? [];
    if (!receipt || !first) continue;
    const { name, order } = receipt;
    receipts.push({
      ...{ id: `receipt-${orderId}`, orderId, state: order.state, name, kind: 'receipt' },
      madeAt: first.chargedAt.toISOString(),
      documentUrl: `/files/${courtReceiptId(orderId)}`,
    });
  }
  return receipts;
}

/** Signed proofs of service, each in its last version. */
export async function proofsOf(db: Database, byId: ReadonlyMap<number, Order>): Promise<MatterDocument[]> {
  const rows = await db
    .select({
      proof: servingProofs,
      orderId: servingJobs.orderId,
      name: files.fileName,
      sizeBytes: files.sizeBytes,
      uploadedAt: files.uploadedAt,
    })
    .from(servingProofs)
    .innerJoin(servingJobs, eq(servingJobs.jobId, servingProofs.jobId))
    .innerJoin(files, eq(files.fileId, servingProofs.fileId))
    .where(inArray(servingJobs.orderId, [...byId.keys()]));
  return rows.flatMap(({ proof, orderId, name, sizeBytes, uploadedAt }): MatterDocument[] => {
    const order = byId.get(orderId);
    if (!order) return [];
    return [
      {
        ...{ id: `proof-${proof.jobId}`, orderId, state: order.state, name, kind: 'proof', sizeBytes },
        madeAt: (proof.signedAt ?? uploadedAt).toISOString(),
        documentUrl: `/files/${proof.fileId}`,
      },
    ];
  });
}

/** Issued invoices with fees of the matter's orders, for administrators: others may not open invoices. */
export async function invoicesOf(
  db: Database,
  { clientId, userId }: Session,
  byId: ReadonlyMap<number, Order>,
): Promise<MatterDocument[]> {
  const issued = await db
    .selectDistinct({ invoiceId: invoices.invoiceId, number: invoices.number, issuedOn: invoices.issuedOn })
    .from(invoices)
    .innerJoin(charges, eq(charges.invoiceNumber, invoices.number))
    .innerJoin(users, and(eq(users.userId, userId), eq(users.userAdministrator, true)))
    .where(
      and(eq(invoices.clientId, clientId), ne(invoices.status, 'draft'), inArray(charges.orderId, [...byId.keys()])),
    );
  return issued.flatMap(({ invoiceId, number, issuedOn }): MatterDocument[] =>
    issuedOn === null
      ? []
      : [
          {
            ...{ id: `invoice-${invoiceId}`, name: `${number}.pdf`, kind: 'invoice', invoiceId },
            madeAt: `${issuedOn}T12:00:00.000Z`,
          },
        ],
  );
}

/** Documents that the firm fetched from the dockets of its docket orders, once each. */
export async function docketDocumentsOf(
  db: Database,
  { clientId }: Session,
  byId: ReadonlyMap<number, Order>,
): Promise<(MatterDocument & { sourceId: string })[]> {
  const owned = await db
    .select({ document: docketDocuments, orderId: docketOrders.orderId })
    .from(docketOrders)
    .innerJoin(docketDocuments, eq(docketDocuments.clientId, docketOrders.clientId))
    .where(
      and(
        eq(docketOrders.clientId, clientId),
        inArray(docketOrders.orderId, [...byId.keys()]),
        like(docketDocuments.documentKey, sql`${docketOrders.providerCaseId} || '-%'`),
      ),
    )
    .orderBy(asc(docketOrders.orderId), asc(docketDocuments.documentKey));
  const made: (MatterDocument & { sourceId: string })[] = [];
  for (const { document, orderId } of owned) {
    const order = byId.get(orderId);
    const found = order && (await findDocketDocument(db, clientId, document.documentKey));
    if (!found) continue;
    made.push({
      sourceId: `${document.documentKey}/${orderId}`,
      ...{ id: `docket-${document.documentKey}/${orderId}`, orderId, state: order.state, name: found.name },
      kind: 'docket',
      madeAt: document.fetchedAt.toISOString(),
      documentUrl: `/dockets/${document.documentKey}`,
    });
  }
  return made;
}
