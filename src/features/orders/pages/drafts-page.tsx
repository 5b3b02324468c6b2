import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/lib/ui/page-header';
import { DraftsGrid } from '../components/drafts-grid';
import { OrdersTabs } from '../components/orders-tabs';

const route = getRouteApi('/_authenticated/_main/orders/drafts');

/** Every draft of the firm. */
export function DraftsPage() {
  return (
    <>
      <PageHeader title="Orders" />
      <OrdersTabs />
      <DraftsGrid search={route.useSearch()} />
    </>
  );
}
