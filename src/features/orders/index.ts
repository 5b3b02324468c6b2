export { serviceLabel } from './model/services';
export { refreshOrder, refreshOrders } from './queries';
