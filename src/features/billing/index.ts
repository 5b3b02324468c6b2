export { BillingSection } from './components/billing-section';
export { FeePagesGrid } from './components/fee-pages-grid';
export { FeeStatusField } from './components/fee-status-field';
export { RowsGrid } from './components/rows-grid';
export { feeFilters, feesList } from './lists/fees-list';
export { feeCategoryLabel } from './model/fee-status';
export { allFeesQuery, feeSummaryQuery } from './queries';
export { paymentsQuery } from './queries-invoices';
export { feeFilterFields } from './search';
