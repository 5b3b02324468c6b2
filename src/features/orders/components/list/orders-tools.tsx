import { Button } from '@mantine/core';
import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { GridColumns } from '@/lib/grid/columns/columns';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import type { AppliedLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { ordersList } from '../lists/orders-list';
import { orderRows } from '../queries';
import type { OrdersSearch, OrdersSearchInput } from '../search';
import { useGridViews } from '../use-grid-views';
import { DownloadDocuments } from './download-documents';

interface OrdersToolsProps {
  search: OrdersSearch;
  columns: GridColumns<OrderRow>;
  /** What the list asks for; the tools ask for all of it. */
  request: OrderSearchRequest;
  rows: readonly OrderRow[];
  /** How many there are, where they were counted. */
  total: number | undefined;
  onLayout: (layout: AppliedLayout<OrderRow>) => void;
}

/** What can be done with a list of orders as a whole. */
export default function OrdersTools({ search, request, total, ...shown }: OrdersToolsProps) {
  const change = useSearchChange<OrdersSearchInput>();
  const views = useGridViews('orders', search);
  if (!views) return null;
  return (
    <GridTools
      list={ordersList}
      source={orderRows(request, total)}
      {...shown}
      {...views}
      bulkActions={(chosen) => <DownloadDocuments orders={chosen} />}
    >
      <Button
        visibleFrom="sm"
        variant="subtle"
        size="compact-sm"
        onClick={() => change({ view: search.view ? undefined : 'scroll' })}
      >
        {search.view ? 'Use pages' : 'Show all'}
      </Button>
    </GridTools>
  );
}
