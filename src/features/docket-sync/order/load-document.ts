import { usualOrders } from '@/features/efiling';

/**
 * A document that the firm has, as a PDF. Its address alone identifies it: any state answers for it.
 * @param address `/dockets/…`, of the document
 */
export const loadDocketDocument = (address: string, fileName: string): Promise<Blob> =>
  usualOrders.loadDocument('NY', { url: address, fileName });
