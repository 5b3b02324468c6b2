import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { GridColumns } from '@/lib/grid/columns/columns';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import type { AppliedLayout } from '@/lib/grid/tools/use-grid-layout';
import { rejectionsList } from '../../lists/rejections-list';
import { orderRows } from '../../queries';
import type { RejectionsSearch } from '../../search';
import { useGridViews } from '../../use-grid-views';
import { DownloadDocuments } from './download-documents';

interface RejectionsToolsProps {
  search: RejectionsSearch;
  columns: GridColumns<OrderRow>;
  /** The request of the page. Exports fetch all its rows. */
  request: OrderSearchRequest;
  rows: readonly OrderRow[];
  onLayout: (layout: AppliedLayout<OrderRow>) => void;
}

/** The tools above the list of rejected orders. */
export default function RejectionsTools({ search, request, ...shown }: RejectionsToolsProps) {
  const views = useGridViews('rejections', search);
  if (!views) return <ToolsPlace />;
  return (
    <GridTools
      list={rejectionsList}
      source={orderRows(request)}
      {...shown}
      {...views}
      bulkActions={(selected) => <DownloadDocuments orders={selected} />}
    />
  );
}
