import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { OrderPages } from '../components/grids/order-pages';
import { OrdersPageHeader } from '../components/grids/orders-page-header';
import { rejectionsList, toRejectionsRequest } from '../lists/rejections-list';

const RejectionsTools = lazy(() => import('../components/grids/rejections-tools'));

const route = getRouteApi('/_authenticated/_main/orders/rejections');
const columns = tableColumns(rejectionsList);

/** Rejected orders to resubmit, latest first. */
export function RejectionsPage() {
  const search = route.useSearch();
  return (
    <>
      <OrdersPageHeader subtitle="Filings the courts rejected or returned" />
      <OrderPages
        label="Rejected orders"
        list={rejectionsList}
        columns={columns}
        search={search}
        request={toRejectionsRequest(search)}
        tools={RejectionsTools}
        empty={
          search.q ? (
            <EmptyState title="No order matches" description="Change the search, or clear it to see every order." />
          ) : (
            <EmptyState
              title="You’re all caught up"
              description="Filings that a court rejects or returns appear here."
            />
          )
        }
      />
    </>
  );
}
