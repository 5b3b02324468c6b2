/** Documents of orders: their stamped copies, and the archives to download. */
import { type FiledDocument, type OrderFiling, StateCode } from '@/api/generated/filing/model';
import { isAwaited } from './order-status';

/** The stamped copy of a document. `none` means that the court will not stamp it. */
export type StampedCopy =
  | { state: 'awaited' | 'none' }
  | { state: 'available'; url: string; expiresAt: string | undefined }
  | { state: 'expired'; expiredAt: string };

/** Links to stamped copies expire 90 days after the stamp; the date stays known. */
export function stampedCopy(
  { stampedUrl, stampedExpiresAt }: FiledDocument,
  { status, action }: Pick<OrderFiling, 'status' | 'action'>,
): StampedCopy {
  if (stampedUrl) return { state: 'available', url: stampedUrl, expiresAt: stampedExpiresAt };
  if (stampedExpiresAt) return { state: 'expired', expiredAt: stampedExpiresAt };
  // A court stamps what is filed with it: not what is only served or signed.
  return { state: action !== 'Serve' && isAwaited(status) ? 'awaited' : 'none' };
}

/** An order that may have documents. */
export interface OrderWithDocuments {
  /** Missing for filings made elsewhere. */
  orderId?: number | undefined;
  state: string;
  documentCount: number;
}

/** One archive to download. */
export interface DocumentBatch {
  state: StateCode;
  orderIds: number[];
  /** Counts the archives of a state, from 1. */
  part: number;
}

/** The backend's limit per archive. */
const maxOrdersPerArchive = 100;

/** Splits orders into archives by state. Skips duplicates and orders without documents. */
export function documentBatches(orders: readonly OrderWithDocuments[]): DocumentBatch[] {
  return StateCode.options.flatMap((state) => {
    const ids = orders.flatMap((order) =>
      order.state === state && order.documentCount > 0 && order.orderId !== undefined ? [order.orderId] : [],
    );
    const unique = [...new Set(ids)];
    return Array.from({ length: Math.ceil(unique.length / maxOrdersPerArchive) }, (_, part) => ({
      state,
      orderIds: unique.slice(part * maxOrdersPerArchive, (part + 1) * maxOrdersPerArchive),
      part: part + 1,
    }));
  });
}
