import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { GridPager } from '@/lib/grid/table/grid-pager';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { OrdersPageHeader } from '../components/grids/orders-page-header';
import { RejectionCard } from '../components/rejection/rejection-card';
import { rejectionsPageSize, toRejectionsRequest } from '../lists/rejections-list';
import { ordersQuery } from '../queries';
import type { RejectionsSearchInput } from '../search';

const route = getRouteApi('/_authenticated/_main/orders/rejections');
const noun = ['order', 'orders'] as const;

/** Rejected orders to resubmit, latest first. */
export function RejectionsPage() {
  const search = route.useSearch();
  const change = useSearchChange<RejectionsSearchInput>();
  const orders = useQuery(ordersQuery(toRejectionsRequest(search)));
  return (
    <>
      <OrdersPageHeader isPrinted subtitle="Filings the courts rejected or returned" />
      {content()}
    </>
  );

  function content() {
    if (!orders.data) {
      if (!orders.isError) return <SkeletonLines />;
      return (
        <ErrorState
          title="The rejected orders could not be loaded"
          error={orders.error}
          onRetry={() => void orders.refetch()}
        />
      );
    }
    const { items, total } = orders.data;
    if (total === 0)
      return (
        <EmptyState title="You’re all caught up" description="Filings that a court rejects or returns appear here." />
      );
    const page = search.page ?? 1;
    return (
      <Stack aria-busy={orders.isPlaceholderData}>
        {items.map((row) => (
          <RejectionCard key={row.orderId} row={row} />
        ))}
        <GridPager
          noun={noun}
          total={total}
          pageNumber={page}
          pageSize={rejectionsPageSize}
          pageCount={Math.max(1, Math.ceil(total / rejectionsPageSize))}
          onPageChange={(next) => change({ page: next })}
        />
      </Stack>
    );
  }
}
