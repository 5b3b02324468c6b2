import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { GridColumns } from '@/lib/grid/columns/columns';
import { useIsNarrow } from '@/lib/grid/table/use-is-narrow';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolItem } from '@/lib/grid/tools/tool-item';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import type { AppliedLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { ordersList } from '../../lists/orders-list';
import { orderRows } from '../../queries';
import type { OrdersSearch, OrdersSearchInput } from '../../search';
import { useGridViews } from '../../use-grid-views';
import { DownloadDocuments } from './download-documents';

interface OrdersToolsProps {
  search: OrdersSearch;
  columns: GridColumns<OrderRow>;
  /** The request of the page. Exports fetch all its rows. */
  request: OrderSearchRequest;
  rows: readonly OrderRow[];
  /** The number of matching orders, if counted. */
  total: number | undefined;
  onLayout: (layout: AppliedLayout<OrderRow>) => void;
}

/** The tools above the list of orders. */
export default function OrdersTools({ search, request, total, ...shown }: OrdersToolsProps) {
  const change = useSearchChange<OrdersSearchInput>();
  const isNarrow = useIsNarrow();
  const views = useGridViews('orders', search);
  if (!views) return <ToolsPlace />;
  return (
    <GridTools
      list={ordersList}
      source={orderRows(request, total)}
      {...shown}
      {...views}
      bulkActions={(selected) => <DownloadDocuments orders={selected} />}
    >
      {!isNarrow && (
        <ToolItem onClick={() => change({ view: search.view ? undefined : 'scroll' })}>
          {search.view ? 'Use pages' : 'Show all'}
        </ToolItem>
      )}
    </GridTools>
  );
}
