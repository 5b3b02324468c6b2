export { OrderMatterSync } from './components/details/order-matter-sync';
export { OrderFiles } from './components/files/order-files';
export { DraftLink } from './components/grids/draft-link';
export { OrdersPageHeader } from './components/grids/orders-page-header';
export { CorrectionNotice } from './components/rejection/correction-notice';
export { TimeLeft } from './components/rejection/time-left';
export {
  caseNumberColumn,
  documentColumn,
  envelopeColumn,
  orderNumberColumn,
} from './lists/document-column';
export { shortCourtName } from './model/court-name';
export { canContinue, courtAndDay, draftName, draftPaths, hasDraftForm } from './model/draft';
export { orderStatus } from './model/order-status';
export { pollInterval } from './model/polling';
export { isRejected, rejectedOrderDeadline } from './model/rejection';
export { serviceLabel } from './model/services';
export { orderFiltersQuery, ordersQuery } from './queries';
export { filingListQuery } from './queries-filings';
export { feeBreakdownQuery, orderQuery, rejectedOrderQuery } from './queries-order';
export { refreshOrder } from './refresh';
export { type OrdersSearchInput, submittedStatuses } from './search';
export { useGridViews } from './use-grid-views';
