import { getRouteApi } from '@tanstack/react-router';
import { DraftsGrid } from '../components/grids/drafts-grid';
import { OrdersPageHeader } from '../components/grids/orders-page-header';

const draftsRoute = getRouteApi('/_authenticated/_main/orders/drafts');
const matterRoute = getRouteApi('/_authenticated/_main/matter-view/$clientReference/drafts');

/** The drafts of the firm. */
export function DraftsPage() {
  return (
    <>
      <OrdersPageHeader />
      <DraftsGrid search={draftsRoute.useSearch()} />
    </>
  );
}

/** The drafts of a matter. */
export function MatterDraftsPage() {
  const { clientReference } = matterRoute.useParams();
  return <DraftsGrid search={matterRoute.useSearch()} scope={{ clientReference }} />;
}
