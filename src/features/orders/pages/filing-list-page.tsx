import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/lib/ui/page-header';
import { FilingsGrid } from '../components/filings-grid';
import { OrdersTabs } from '../components/orders-tabs';

const route = getRouteApi('/_authenticated/_main/filing-list');

/** The filings of everybody at the firm. */
export function FilingListPage() {
  const search = route.useSearch();
  return (
    <>
      <PageHeader title="Orders" subtitle={search.from || search.to ? undefined : 'Filings of the last 30 days'} />
      <OrdersTabs />
      <FilingsGrid search={search} />
    </>
  );
}
