import type { TrackedCase } from '@/api/generated/filing/model';
import { useGridViews } from '@/features/orders';
import { inMemorySource } from '@/lib/grid/export/read-all';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { indexedColumns } from '@/lib/grid/order/indexed-columns';
import { RowIndex } from '@/lib/grid/order/row-index';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import type { AppliedLayout } from '@/lib/grid/tools/use-grid-layout';
import { toSorting } from '@/lib/grid/url/sorting';
import { courtCasesList } from '../lists/court-cases-list';
import type { CourtCasesSearch } from '../search';

interface CourtCasesToolsProps {
  search: CourtCasesSearch;
  /** Of the chosen matters, but not yet sorted or searched. */
  rows: readonly TrackedCase[];
  onLayout: (layout: AppliedLayout<TrackedCase>) => void;
}

const columns = tableColumns(courtCasesList);

/** The tools above the list of court cases. */
export default function CourtCasesTools({ search, rows, onLayout }: CourtCasesToolsProps) {
  const views = useGridViews('courtCases', search);
  if (!views) return <ToolsPlace />;
  const index = new RowIndex(indexedColumns(columns));
  index.setRows(rows);
  const order = index.view({ sort: toSorting(sortOf(courtCasesList, search.sort)), query: search.q ?? '' });
  const shown = [...order].flatMap((row) => rows[row] ?? []);
  return (
    <GridTools
      list={courtCasesList}
      columns={columns}
      rows={shown}
      source={inMemorySource(shown, courtCasesList.rowId)}
      {...views}
      onLayout={onLayout}
    />
  );
}
