import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { GridColumns } from '@/lib/grid/columns/columns';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import type { ArrangedGrid } from '@/lib/grid/tools/use-arranged';
import { orderRows } from '../queries';
import type { DraftsSearch } from '../search';
import { draftsExport } from '../tables/drafts-export';
import { useGridViews } from '../use-grid-views';
import { DeleteDraftsButton } from './delete-drafts-button';

interface DraftsToolsProps {
  search: DraftsSearch;
  columns: GridColumns<OrderRow>;
  /** What the list asks for; the tools ask for all of it. */
  request: OrderSearchRequest;
  rows: readonly OrderRow[];
  onArrange: (arranged: ArrangedGrid<OrderRow>) => void;
}

const noun = ['draft', 'drafts'] as const;
const nameOf = ({ orderId }: OrderRow) => `draft ${orderId}`;

/** What can be done with a list of drafts as a whole. */
export default function DraftsTools({ search, columns, request, rows, onArrange }: DraftsToolsProps) {
  const views = useGridViews('drafts', search);
  if (!views) return null;
  return (
    <GridTools
      noun={noun}
      columns={columns}
      exportColumns={draftsExport}
      nameOf={nameOf}
      rows={rows}
      source={orderRows(request)}
      {...views}
      onArrange={onArrange}
      bulkActions={(chosen, clear) => <DeleteDraftsButton drafts={chosen} onDone={clear} />}
    />
  );
}
