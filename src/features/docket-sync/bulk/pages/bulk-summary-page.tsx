import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
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
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { useAccountName } from '../../accounts/account-name';
import type { ProviderId } from '../../accounts/providers';
import { OrderFailure } from '../../ordering/order-failure';
import { type SummaryActions, SummaryActionsContext, SummaryCell } from '../components/summary-cell';
import { summaryList } from '../lists/summary-list';
import { bulkStatus, statusCounts } from '../model/bulk-status';
import { type BulkOrder, bulkOrderQuery } from '../queries';
import type { BulkSummarySearchInput } from '../search';
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
      <EmptyState
        isPage
        title="Bulk sync order not found"
        description="The link is incomplete. Open the order from All Orders."
        action={<AppLink to="/orders">All Orders</AppLink>}
      />
    );
  return <Summary orderId={order} providerId={provider} state={state ?? ''} />;
}

function Summary(bulkOrder: BulkOrder) {
  const search = route.useSearch();
  const change = useSearchChange<BulkSummarySearchInput>();
  const { data: results, error, refetch } = useQuery(bulkOrderQuery(bulkOrder));
  const retry = useRetry(bulkOrder);
  const failed = useMemo(() => results?.filter((result) => bulkStatus(result) === 'Failed') ?? [], [results]);
  const actions = useMemo<SummaryActions>(
    () => ({ retry: (row) => void retry.run([row]), refusal: retry.refusal, isBusy: retry.isUnderWay }),
    [retry.run, retry.refusal, retry.isUnderWay],
  );
  if (error && failureOf(error).kind === 'not-found')
    return (
      <EmptyState
        isPage
        title="Bulk sync order not found"
        description="It may belong to another firm."
        action={<AppLink to="/orders">All Orders</AppLink>}
      />
    );
  const counts = results && statusCounts(results);
  return (
    <SummaryActionsContext value={actions}>
      <PageHeader
        title="Bulk sync order"
        subtitle={
          counts && (
            <span role="status">{`Order ${bulkOrder.orderId} · ${counts.Active} active · ${counts.Pending} pending · ${counts.Failed} failed`}</span>
          )
        }
        actions={
          <Button variant="default" disabled={!results} onClick={() => change({ fees: 'matters' })}>
            Fee Summary
          </Button>
        }
      />
      {results && error && (
        <ErrorState
          title="Couldn’t refresh. Showing the last known status."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <OrderFailure outcome={retry.outcome} providerId={bulkOrder.providerId} what="cases" />
      <ListFilterBar
        list={summaryList}
        search={search}
        tools={
          failed.length > 0 && (
            <ReasonButton
              variant="default"
              needsNetwork
              loading={retry.isUnderWay}
              refusal={retry.refusal}
              onClick={() => void retry.run(failed)}
            >
              {`Retry all failed (${failed.length})`}
            </ReasonButton>
          )
        }
      />
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
      <Suspense>
        {search.fees && results && (
          <FeeSummaryDialog results={results} onClose={() => change({ fees: undefined }, { replace: true })} />
        )}
      </Suspense>
    </SummaryActionsContext>
  );
}

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
    refusal: accountName === undefined ? 'Your firm has no account with this provider. Add one first.' : undefined,
  };
}
