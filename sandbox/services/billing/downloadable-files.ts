/** What can be downloaded of orders: the documents as filed and as stamped, and the receipt of what the court took. */
import type { Database } from '../../db/connection.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { DownloadableFile } from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { readOrderDocuments } from '../filing/order-documents.ts';
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
    ...documents.flatMap(({ name, original, stamped, isExpired, stampedExpiresAt }): DownloadableFile[] => [
      ...(stamped && !isExpired
        ? [{ ...stamped, orderId, name, kind: 'stamped' as const, expiresAt: stampedExpiresAt?.toISOString() }]
        : []),
      { ...original, orderId, name, kind: 'original' },
    ]),
  ];
}
