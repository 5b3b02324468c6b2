/** Documents that wait for a filing's draft; and filing one document without the form, whose code loads when needed. */
export type { PreparedFiling } from './one-document/file-one-document';
export const loadOneDocumentFiling = () => import('./one-document/file-one-document');
export { useWaitingDocuments } from './start/waiting-documents';
