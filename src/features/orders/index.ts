export { DraftLink } from './components/draft-link';
export { canContinue } from './model/draft';
export { orderStatus } from './model/order-status';
export { serviceLabel } from './model/services';
export { submittedStatuses } from './model/submitted-statuses';
export { filingListQuery, orderFiltersQuery, orderQuery, ordersQuery } from './queries';
