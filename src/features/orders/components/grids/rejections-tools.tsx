import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { rejectionsList } from '../../lists/rejections-list';
import { orderRows } from '../../queries';
import { useGridViews } from '../../use-grid-views';
import { LazyDownloadDocuments } from './lazy-download-documents';
import type { OrderToolsProps } from './order-pages';

/** The tools above the list of rejected orders. */
export default function RejectionsTools({ search, request, ...shown }: OrderToolsProps) {
  const views = useGridViews('rejections', search);
  if (!views) return <ToolsPlace />;
  return (
    <GridTools
      list={rejectionsList}
      source={orderRows(request)}
      {...shown}
      {...views}
      bulkActions={(selected) => <LazyDownloadDocuments orders={selected} />}
    />
  );
}
