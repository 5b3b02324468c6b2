/** Filing one document without the form. Its code loads when it is needed. */
export type { PreparedFiling } from './one-document/file-one-document';
export const loadOneDocumentFiling = () => import('./one-document/file-one-document');
