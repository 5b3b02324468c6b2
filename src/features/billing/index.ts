export { BillingSection } from './components/billing-section';
export { RowsGrid } from './components/rows-grid';
export { feesList } from './lists/fees-list';
export { feeCategoryLabel } from './model/fee-status';
export { allFeesQuery, feeRows, feeSummaryQuery } from './queries';
export { paymentsQuery } from './queries-invoices';
