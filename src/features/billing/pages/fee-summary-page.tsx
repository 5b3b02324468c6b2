import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isFiltered } from '@/lib/grid/list/list-filter';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { FeeFilters } from '../components/fee-filters';
import { FeeTotals } from '../components/fee-totals';
import { FeesByLine } from '../components/fees-by-line';
import { FeesByOrder } from '../components/fees-by-order';
import { feesList, toFeeSummaryRequest } from '../lists/fees-list';
import { feeSummaryQuery } from '../queries';
import type { FeeSummarySearchInput } from '../search';
import classes from './fee-summary-page.module.css';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/fee-summary');

/** What the orders of a matter cost: what can be billed to the firm's client, and what has not been charged yet. */
export function FeeSummaryPage() {
  const { clientReference } = route.useParams();
  const search = route.useSearch();
  const change = useSearchChange<FeeSummarySearchInput>();
  const fees = useQuery(feeSummaryQuery(toFeeSummaryRequest(search, clientReference)));
  const empty = isFiltered(feesList, search) ? (
    <EmptyState title="No fee matches" description="Change the filters, or clear them to see every fee." />
  ) : (
    <EmptyState
      title="No fees yet"
      description="Fees show here as soon as an order of this matter is quoted, and say when they are charged."
    />
  );
  const List = search.view === 'orders' ? FeesByOrder : FeesByLine;
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
