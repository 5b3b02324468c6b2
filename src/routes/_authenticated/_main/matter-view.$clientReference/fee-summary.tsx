import { createFileRoute } from '@tanstack/react-router';
import { FeeSummaryPage } from '@/features/billing/pages/fee-summary-page';
import { feeSummarySearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/fee-summary')({
  validateSearch: feeSummarySearch,
  head: () => ({ meta: [{ title: 'Fee summary' }] }),
  component: FeeSummaryPage,
});
