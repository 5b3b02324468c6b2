import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { FeeSummaryTotals } from '@/api/generated/billing/model';
import { usePermissions } from '@/features/firm';
import { OrdersPageHeader } from '@/features/orders';
import { formatDollars } from '@/lib/format/money';
import { isFiltered } from '@/lib/grid/list/list-filter';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { FeesGrid } from '../components/fees-grid';
import { OrderFeesGrid } from '../components/order-fees-grid';
import { type FeesScope, feesList, toFeeSummaryRequest } from '../lists/fees-list';
import { feeSummaryQuery } from '../queries';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';
import classes from './fee-summary-page.module.css';

const matterRoute = getRouteApi('/_authenticated/_main/matter-view/$clientReference/fee-summary');
const firmRoute = getRouteApi('/_authenticated/_main/orders/fees');

/** The fees of a matter's orders. */
export function FeeSummaryPage() {
  const { clientReference } = matterRoute.useParams();
  return <Fees search={matterRoute.useSearch()} scope={{ clientReference }} />;
}

/** The fees of all matters, for administrators and bookkeepers. */
export function FirmFeesPage() {
  const search = firmRoute.useSearch();
  const permissions = usePermissions();
  return (
    <>
      <OrdersPageHeader />
      {permissions === undefined && <SkeletonLines lines={12} />}
      {permissions?.canSeeFirmFees === true && <Fees search={search} scope={{}} />}
      {permissions?.canSeeFirmFees === false && (
        <EmptyState
          title="Only administrators and bookkeepers can see the firm’s fees"
          description="Each matter has its own fee summary."
        />
      )}
    </>
  );
}

/** Fees: billable to clients, pending, and the total. */
function Fees({ search, scope }: { search: FeeSummarySearch; scope: FeesScope }) {
  const change = useSearchChange<FeeSummarySearchInput>();
  const fees = useQuery(feeSummaryQuery(toFeeSummaryRequest(search, scope)));
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
  return (
    <>
      <div className={classes.head}>
        <FeeTotals totals={fees.data?.totals} />
        <Button.Group className={classes.views} aria-label="Rows">
          <Button
            variant="default"
            aria-pressed={search.view === undefined}
            onClick={() => change({ view: undefined, open: undefined })}
          >
            Each fee
          </Button>
          <Button variant="default" aria-pressed={search.view === 'orders'} onClick={() => change({ view: 'orders' })}>
            By order
          </Button>
        </Button.Group>
      </div>
      <List search={search} scope={scope} empty={empty} />
    </>
  );
}

/** Sums over all pages of the filtered list, without refunded fees. */
function FeeTotals({ totals }: { totals: FeeSummaryTotals | undefined }) {
  const amountOf = (amount: number | undefined) => (amount === undefined ? '—' : formatDollars(amount));
  return (
    <dl className={classes.totals} aria-label="Totals">
      <div className={classes.total}>
        <dt>Billable</dt>
        <dd>{amountOf(totals?.billable)}</dd>
      </div>
      <div className={classes.total}>
        <dt>Pending</dt>
        <dd>{amountOf(totals?.notYetCharged)}</dd>
      </div>
      <div className={classes.total} data-sum>
        <dt>Total</dt>
        <dd>{amountOf(totals?.total)}</dd>
      </div>
    </dl>
  );
}
