import { getRouteApi } from '@tanstack/react-router';
import { usePermissions } from '@/features/firm';
import { OrdersPageHeader } from '@/features/orders';
import { isFiltered } from '@/lib/grid/list/list-filter';
import { EmptyState } from '@/lib/ui/empty-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { FeeTotals } from '../components/fee-totals';
import { FeesGrid } from '../components/fees-grid';
import { OrderFeesGrid } from '../components/order-fees-grid';
import { type FeesScope, feesList } from '../lists/fees-list';
import type { FeeSummarySearch } from '../search';

const matterRoute = getRouteApi('/_authenticated/_main/matter-view/$clientReference/fee-summary');
const firm: FeesScope = {};
const firmRoute = getRouteApi('/_authenticated/_main/orders/fees');

/** The fees of a matter's orders. */
export function FeeSummaryPage() {
  const { clientReference } = matterRoute.useParams();
  const search = matterRoute.useSearch();
  const scope = { clientReference };
  return (
    <>
      <FeeTotals search={search} scope={scope} />
      <Fees search={search} scope={scope} />
    </>
  );
}

/** The fees of all matters, for administrators and bookkeepers. */
export function FirmFeesPage() {
  const search = firmRoute.useSearch();
  const permissions = usePermissions();
  return (
    <>
      <OrdersPageHeader figures={permissions?.canSeeFirmFees && <FeeTotals search={search} scope={firm} />} />
      {permissions === undefined && <SkeletonLines lines={12} />}
      {permissions?.canSeeFirmFees === true && <Fees search={search} scope={firm} />}
      {permissions?.canSeeFirmFees === false && (
        <EmptyState
          title="Only administrators and bookkeepers can see the firm’s fees"
          description="Each matter has its own fee summary."
        />
      )}
    </>
  );
}

/** The list of fees, each or by order. */
function Fees({ search, scope }: { search: FeeSummarySearch; scope: FeesScope }) {
  const empty = isFiltered(feesList, search) ? (
    <EmptyState title="No fee matches" description="Change the filters, or clear them to see every fee." />
  ) : (
    <EmptyState
      title="No fees yet"
      description={
        scope.clientReference === undefined
          ? 'Fees appear here once an order is quoted.'
          : 'Fees appear here once an order for this matter is quoted.'
      }
    />
  );
  const List = search.view === 'orders' ? OrderFeesGrid : FeesGrid;
  return <List search={search} scope={scope} empty={empty} />;
}
