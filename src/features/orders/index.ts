export { DraftLink } from './components/draft-link';
export { canContinue } from './model/draft';
export { orderStatus } from './model/order-status';
export { serviceLabel } from './model/services';
export { submittedStatuses } from './model/submitted-statuses';
export { orderFiltersQuery, ordersQuery } from './queries';
export { filingListQuery } from './queries-filings';
export { orderQuery } from './queries-order';
export { useGridViews } from './use-grid-views';
