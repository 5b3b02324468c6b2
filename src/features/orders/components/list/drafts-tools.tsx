import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { GridColumns } from '@/lib/grid/columns/columns';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import type { AppliedLayout } from '@/lib/grid/tools/use-grid-layout';
import { draftsList } from '../lists/drafts-list';
import { orderRows } from '../queries';
import type { DraftsSearch } from '../search';
import { useGridViews } from '../use-grid-views';
import { DeleteDraftsButton } from './delete-drafts-button';

interface DraftsToolsProps {
  search: DraftsSearch;
  columns: GridColumns<OrderRow>;
  /** What the list asks for; the tools ask for all of it. */
  request: OrderSearchRequest;
  rows: readonly OrderRow[];
  onLayout: (layout: AppliedLayout<OrderRow>) => void;
}

/** What can be done with a list of drafts as a whole. */
export default function DraftsTools({ search, request, ...shown }: DraftsToolsProps) {
  const views = useGridViews('drafts', search);
  if (!views) return null;
  return (
    <GridTools
      list={draftsList}
      source={orderRows(request)}
      {...shown}
      {...views}
      bulkActions={(chosen, clear) => <DeleteDraftsButton drafts={chosen} onDone={clear} />}
    />
  );
}
