import { createFileRoute } from '@tanstack/react-router';
import { BulkConfirmPage } from '@/features/docket-sync/bulk/pages/bulk-confirm-page';
import { bulkConfirmSearch } from '@/features/docket-sync/bulk/search';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/bulk-sync/')({
  staticData: { shape: 'list', needs: 'canFile' },
  validateSearch: bulkConfirmSearch,
  head: () => ({ meta: [{ title: 'Bulk sync' }] }),
  component: BulkConfirmPage,
});
