/** The calls about the filings of an order, which answer for the orders of every state. */
import { requireOurs } from '@/api/errors';
import { cancelFilings, downloadDocumentAttachment, downloadFilingDocumentsAsZip } from '@/api/generated/filing';
import type { FilingProvider } from './descriptor';

export const usualOrders: FilingProvider['orders'] = {
  loadDocument: (state, { url, fileName }) =>
    downloadDocumentAttachment(state, { DocumentUrl: url, FileName: fileName }),
  loadDocuments: (state, orderId, options) => downloadFilingDocumentsAsZip(state, { orderId }, options),
  cancelFilings: async (state, orderId, filingIds) => {
    const result = await cancelFilings(state, { orderId, filingIds });
    requireOurs('cancelFilings', result.orderId === orderId);
    return result;
  },
};
