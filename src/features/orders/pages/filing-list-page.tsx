import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/lib/ui/page-header';
import { FilingsGrid } from '../components/filings-grid';
import { OrdersTabs } from '../components/orders-tabs';

const route = getRouteApi('/_authenticated/_main/filing-list');

/** The filings of everybody at the firm. */
export function FilingListPage() {
  const search = route.useSearch();
  const days = search.from || search.to ? undefined : 'Filings of the last 30 days';
  const subtitle =
    search.view === 'history' ? `${days ?? 'Filings'}, as the e-filing providers have them on record` : days;
  return (
    <>
      <PageHeader title="Orders" subtitle={subtitle} />
      <OrdersTabs />
      <FilingsGrid search={search} />
    </>
  );
}
