import { getRouteApi } from '@tanstack/react-router';
import { FilingsGrid } from '../components/grids/filings-grid';
import { OrdersPageHeader } from '../components/grids/orders-page-header';

const filingsRoute = getRouteApi('/_authenticated/_main/filing-list');
const matterRoute = getRouteApi('/_authenticated/_main/matter-view/$clientReference/filings');

/** The filings of the firm. */
export function FilingListPage() {
  const search = filingsRoute.useSearch();
  const days = search.from || search.to ? undefined : 'Filings from the last 30 days';
  const subtitle = search.view === 'history' ? `${days ?? 'Filings'}, from the court e-filing history` : days;
  return (
    <>
      <OrdersPageHeader subtitle={subtitle} />
      <FilingsGrid search={search} />
    </>
  );
}

/** The filings of a matter. */
export function MatterFilingsPage() {
  const { clientReference } = matterRoute.useParams();
  return <FilingsGrid search={matterRoute.useSearch()} clientReference={clientReference} />;
}
