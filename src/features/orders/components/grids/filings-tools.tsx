import type { FilingListItem } from '@/api/generated/filing/model';
import type { GridColumns } from '@/lib/grid/columns/columns';
import { inMemorySource } from '@/lib/grid/export/read-all';
import { sortOf } from '@/lib/grid/list/list-request';
import { indexedColumns } from '@/lib/grid/order/indexed-columns';
import { RowIndex } from '@/lib/grid/order/row-index';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import type { AppliedLayout } from '@/lib/grid/tools/use-grid-layout';
import { toSorting } from '@/lib/grid/url/sorting';
import { filingsList } from '../../lists/filings-list';
import type { FilingListSearch } from '../../search';
import { useGridViews } from '../../use-grid-views';
import { LazyDownloadDocuments } from './lazy-download-documents';

interface FilingsToolsProps {
  search: FilingListSearch;
  columns: GridColumns<FilingListItem>;
  /** Filtered, but not yet sorted or searched. */
  rows: readonly FilingListItem[];
  onLayout: (layout: AppliedLayout<FilingListItem>) => void;
}

/** The tools above the list of filings. */
export default function FilingsTools({ search, columns, rows, onLayout }: FilingsToolsProps) {
  const views = useGridViews('filings', search);
  if (!views) return <ToolsPlace />;
  const index = new RowIndex(indexedColumns(columns));
  index.setRows(rows);
  const order = index.view({ sort: toSorting(sortOf(filingsList, search.sort)), query: search.q ?? '' });
  const shown = [...order].flatMap((row) => rows[row] ?? []);
  return (
    <GridTools
      list={filingsList}
      columns={columns}
      rows={shown}
      source={inMemorySource(shown, filingsList.rowId)}
      {...views}
      onLayout={onLayout}
      bulkActions={(selected) => <LazyDownloadDocuments orders={selected} />}
    />
  );
}
