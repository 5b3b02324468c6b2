import { useIsNarrow } from '@/lib/browser/use-is-narrow';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolItem } from '@/lib/grid/tools/tool-item';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { ordersList } from '../../lists/orders-list';
import { orderRows } from '../../queries';
import type { OrdersSearch, OrdersSearchInput } from '../../search';
import { useGridViews } from '../../use-grid-views';
import { LazyDownloadDocuments } from './lazy-download-documents';
import type { OrderToolsProps } from './order-pages';

interface OrdersToolsProps extends OrderToolsProps<OrdersSearch> {
  /** The number of matching orders, if counted. */
  total: number | undefined;
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
      bulkActions={(selected) => <LazyDownloadDocuments orders={selected} />}
    >
      {!isNarrow && (
        <ToolItem onClick={() => change({ view: search.view ? undefined : 'scroll' })}>
          {search.view ? 'Use pages' : 'Show all'}
        </ToolItem>
      )}
    </GridTools>
  );
}
