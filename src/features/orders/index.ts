export { DraftLink } from './components/draft-link';
export { canContinue } from './model/draft';
export { orderStatus, submittedStatuses } from './model/order-status';
export { serviceLabel } from './model/services';
export { orderFiltersQuery, ordersQuery } from './queries';
