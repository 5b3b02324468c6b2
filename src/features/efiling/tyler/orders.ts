/** The calls about the filings of an order. */
import { requireOurs } from '@/api/errors';
import {
  cancelFilings,
  downloadDocumentAttachment,
  downloadFilingDocumentsAsZip,
  listSmtpLog,
} from '@/api/generated/filing';
import type { FilingProvider } from '../descriptor';

export const orders: FilingProvider['orders'] = {
  loadDocument: (state, { url, fileName }) =>
    downloadDocumentAttachment(state, { DocumentUrl: url, FileName: fileName }),
  loadDocuments: (state, orderId, options) => downloadFilingDocumentsAsZip(state, { orderId }, options),
  cancelFilings: async (state, orderId, filingIds) => {
    const result = await cancelFilings(state, { orderId, filingIds });
    requireOurs('cancelFilings', result.orderId === orderId);
    return result;
  },
  mailLog: (state, { courtCode, filingId, serviceContactId }) =>
    listSmtpLog(state, { CourtId: courtCode, FilingId: filingId, ServiceContactId: serviceContactId }),
};
