import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useMemo } from 'react';
import { failureOf } from '@/api/errors';
import type { BulkSyncResult } from '@/api/generated/docket-sync/model';
import { useRetailer } from '@/features/firm';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { Opening } from '@/lib/ui/opening';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { useAccountName, useMissingAccount } from '../../accounts/account-name';
import type { ProviderId } from '../../accounts/providers';
import { OrderFailure } from '../../ordering/order-failure';
import { type SummaryActions, SummaryActionsContext, SummaryCell } from '../components/summary-cell';
import { summaryList } from '../lists/summary-list';
import { bulkStatus, statusCounts } from '../model/bulk-status';
import { type BulkOrder, bulkOrderQuery } from '../queries';
import type { BulkSummarySearch, BulkSummarySearchInput } from '../search';
import { useOrderDockets } from '../use-order-dockets';

const FeeSummaryDialog = lazy(() => import('../components/fee-summary-dialog'));

const route = getRouteApi('/_authenticated/_main/docket-sync/bulk-sync/summary');

const columns = tableColumns<BulkSyncResult, true, string>({
  columns: {
    ...summaryList.columns,
    actions: { label: 'Actions', cell: (row) => <SummaryCell row={row} />, width: '7rem', align: 'end' },
  },
});

/** What became of a bulk order's cases (application, section 2). */
export function BulkSummaryPage() {
  const { order, provider, state } = route.useSearch();
  if (order === undefined || provider === undefined || !/^[A-Z]{2}$/.test(state ?? ''))
    return (
      <NotFoundPage what="Bulk sync order" why="The link is incomplete. Open the order from All Orders.">
        <AppLink to="/orders">All Orders</AppLink>
      </NotFoundPage>
    );
  return <Summary orderId={order} providerId={provider} state={state ?? ''} />;
}

/**
 * The order, in parts: an answer to a poll renders the rows that changed, and of the rest what says something else now.
 */
function Summary(bulkOrder: BulkOrder) {
  const search = route.useSearch();
  const change = useSearchChange<BulkSummarySearchInput>();
  const { data: isLoaded = false, error, refetch } = useQuery({ ...seenQuery(bulkOrder), select: hasResults });
  const retry = useRetry(bulkOrder);
  const actions = useMemo<SummaryActions>(
    () => ({ retry: (row) => void retry.run([row]), refusal: retry.refusal, isBusy: retry.isUnderWay }),
    [retry.run, retry.refusal, retry.isUnderWay],
  );
  if (error && failureOf(error).kind === 'not-found')
    return (
      <NotFoundPage what="Bulk sync order" why="It may belong to another firm.">
        <AppLink to="/orders">All Orders</AppLink>
      </NotFoundPage>
    );
  return (
    <SummaryActionsContext value={actions}>
      <PageHeader
        title="Bulk sync order"
        subtitle={isLoaded && <Counts {...bulkOrder} />}
        actions={
          <Button variant="default" disabled={!isLoaded} onClick={() => change({ fees: 'matters' })}>
            Fee Summary
          </Button>
        }
      />
      {isLoaded && error && (
        <ErrorState
          title="Couldn’t refresh. Showing the last known status."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <OrderFailure outcome={retry.outcome} providerId={bulkOrder.providerId} what="cases" />
      <ListFilterBar list={summaryList} search={search} tools={<RetryAll bulkOrder={bulkOrder} retry={retry} />} />
      <Cases bulkOrder={bulkOrder} search={search} />
      <Opening>
        {search.fees && isLoaded && (
          <Fees bulkOrder={bulkOrder} onClose={() => change({ fees: undefined }, { replace: true })} />
        )}
      </Opening>
    </SummaryActionsContext>
  );
}

/** Its results without asking for them again: the list of the cases does. */
const seenQuery = (bulkOrder: BulkOrder) => ({ ...bulkOrderQuery(bulkOrder), refetchInterval: false as const });

const hasResults = () => true;
const countsOf = (results: readonly BulkSyncResult[]) => {
  const { Active, Pending, Failed } = statusCounts(results);
  return `${Active} active · ${Pending} pending · ${Failed} failed`;
};
const failedCount = (results: readonly BulkSyncResult[]) => statusCounts(results).Failed;

function Counts(bulkOrder: BulkOrder) {
  const { data: counts } = useQuery({ ...seenQuery(bulkOrder), select: countsOf });
  return <span role="status">{counts && `Order ${bulkOrder.orderId} · ${counts}`}</span>;
}

function RetryAll({ bulkOrder, retry }: { bulkOrder: BulkOrder; retry: Retry }) {
  const queryClient = useQueryClient();
  const { data: count = 0 } = useQuery({ ...seenQuery(bulkOrder), select: failedCount });
  if (count === 0) return null;
  const retryAll = () => {
    const results = queryClient.getQueryData<BulkSyncResult[]>(bulkOrderQuery(bulkOrder).queryKey) ?? [];
    void retry.run(results.filter((result) => bulkStatus(result) === 'Failed'));
  };
  return (
    <ReasonButton variant="default" needsNetwork loading={retry.isUnderWay} refusal={retry.refusal} onClick={retryAll}>
      {`Retry all failed (${count})`}
    </ReasonButton>
  );
}

function Cases({ bulkOrder, search }: { bulkOrder: BulkOrder; search: BulkSummarySearch }) {
  const change = useSearchChange<BulkSummarySearchInput>();
  const { data: results, error, refetch } = useQuery(bulkOrderQuery(bulkOrder));
  return (
    <ClientGrid
      label="Cases of the order"
      noun={summaryList.noun}
      columns={columns}
      rowId={summaryList.rowId}
      rows={results}
      isRefreshing={false}
      error={error}
      onRetry={() => void refetch()}
      sort={sortOf(summaryList, search.sort)}
      onSortChange={(sort) => change({ sort })}
      query={search.q}
      empty={<EmptyState title="No case matches" description="Change the search, or clear it." />}
    />
  );
}

function Fees({ bulkOrder, onClose }: { bulkOrder: BulkOrder; onClose: () => void }) {
  const { data: results = [] } = useQuery(seenQuery(bulkOrder));
  return <FeeSummaryDialog results={results} onClose={onClose} />;
}

type Retry = ReturnType<typeof useRetry>;

/** Orders failed cases again. They stay in this order's summary (dockets, section 1.9). */
function useRetry({ orderId, providerId, state }: { orderId: number; providerId: ProviderId; state: string }) {
  const { retailer } = useRetailer();
  const accountName = useAccountName(providerId);
  const { isUnderWay, outcome, order } = useOrderDockets();
  const retailerCode = retailer?.retailerCode;
  async function run(rows: readonly BulkSyncResult[]): Promise<void> {
    if (accountName === undefined || retailerCode === undefined) return;
    const cases = rows.map(({ bulkSyncCase }) => bulkSyncCase);
    await order(providerId, { cases, accountName, state, retailerCode, retryOfOrderId: orderId });
  }
  return {
    isUnderWay,
    outcome,
    run,
    refusal: useMissingAccount(providerId),
  };
}
