import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { FeeSummaryTotals } from '@/api/generated/billing/model';
import { formatDollars } from '@/lib/format/money';
import { isFiltered } from '@/lib/grid/list/list-filter';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { FeeFilters } from '../components/fee-filters';
import { FeesGrid } from '../components/fees-grid';
import { OrderFeesGrid } from '../components/order-fees-grid';
import { feesList, toFeeSummaryRequest } from '../lists/fees-list';
import { feeSummaryQuery } from '../queries';
import type { FeeSummarySearchInput } from '../search';
import classes from './fee-summary-page.module.css';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/fee-summary');

/** The fees of a matter's orders: billable to the client, pending, and the total. */
export function FeeSummaryPage() {
  const { clientReference } = route.useParams();
  const search = route.useSearch();
  const change = useSearchChange<FeeSummarySearchInput>();
  const fees = useQuery(feeSummaryQuery(toFeeSummaryRequest(search, clientReference)));
  const empty = isFiltered(feesList, search) ? (
    <EmptyState title="No fee matches" description="Change the filters, or clear them to see every fee." />
  ) : (
    <EmptyState title="No fees yet" description="Fees appear here once an order for this matter is quoted." />
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
      <FeeFilters search={search} clientReference={clientReference} />
      <List search={search} clientReference={clientReference} empty={empty} />
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
