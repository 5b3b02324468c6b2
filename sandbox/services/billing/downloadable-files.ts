/** What can be downloaded of orders: the documents as filed and as stamped, and the receipt of what the court took. */
import type { Database } from '../../db/connection.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { DownloadableFile } from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { keptCopyId } from '../filing/kept-copies.ts';
import { type OrderDocument, readOrderDocuments } from '../filing/order-documents.ts';
import { requireOrder } from '../filing/order-store.ts';
import { courtReceiptId, findCourtReceipt } from './court-receipts.ts';

export const downloadableFiles = {
  listDownloadableFiles: async ({ db, clock, session, body }) => {
    const kinds = body.kinds && new Set(body.kinds);
    const found: DownloadableFile[] = [];
    for (const orderId of new Set(body.orderIds)) found.push(...(await filesOf(db, session, orderId, clock.now())));
    return kinds ? found.filter(({ kind }) => kinds.has(kind)) : found;
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 for another firm's order. */
async function filesOf(db: Database, session: Session, orderId: number, now: Date): Promise<DownloadableFile[]> {
  const documents = await readOrderDocuments(db, await requireOrder(db, session, orderId), now);
  const receipt = await findCourtReceipt(db, session.clientId, orderId);
  return [
    ...(receipt ? [{ fileId: courtReceiptId(orderId), orderId, name: receipt.name, kind: 'receipt' as const }] : []),
    ...documents.flatMap((document): DownloadableFile[] => {
      const { name, original, isProof } = document;
      const stamped = stampedOf(document);
      return [
        ...(stamped ? [{ ...stamped, orderId, name, kind: 'stamped' as const }] : []),
        { ...original, orderId, name, kind: isProof ? 'affidavit' : 'original' },
      ];
    }),
  ];
}

/** The court's copy while its link lives, then what the archive kept of it. */
function stampedOf({
  documentId,
  stamped,
  stampedExpiresAt,
  isExpired,
  kept,
}: OrderDocument): Pick<DownloadableFile, 'fileId' | 'sizeBytes' | 'expiresAt'> | undefined {
  if (!isExpired) return stamped && { ...stamped, expiresAt: stampedExpiresAt?.toISOString() };
  return kept && { fileId: keptCopyId(documentId), sizeBytes: kept.sizeBytes };
}
