import { Button } from '@mantine/core';
import type { FilingListItem } from '@/api/generated/filing/model';
import { inMemorySource } from '@/lib/grid/export/read-all';
import { sortOf } from '@/lib/grid/list/list-request';
import { indexedColumns } from '@/lib/grid/order/indexed-columns';
import { RowIndex } from '@/lib/grid/order/row-index';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import type { AppliedLayout } from '@/lib/grid/tools/use-grid-layout';
import { toSorting } from '@/lib/grid/url/sorting';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { FilingListSearch, FilingListSearchInput } from '../filing-list-search';
import { filingsList } from '../lists/filings-list';
import { useGridViews } from '../use-grid-views';
import { DownloadDocuments } from './download-documents';

interface FilingListToolsProps {
  search: FilingListSearch;
  /** Filtered, and neither sorted nor searched. */
  rows: readonly FilingListItem[];
  onLayout: (layout: AppliedLayout<FilingListItem>) => void;
}

/** All that the providers have. */
const both = ['own', 'unnumbered'];

/** What can be done with the filing list as a whole. */
export default function FilingListTools({ search, rows, onLayout }: FilingListToolsProps) {
  const change = useSearchChange<FilingListSearchInput>();
  const isHistory = search.view === 'history';
  const views = useGridViews('filings', search);
  if (!views) return null;
  const index = new RowIndex(indexedColumns(filingsList.tableColumns));
  index.setRows(rows);
  const order = index.view({ sort: toSorting(sortOf(filingsList, search.sort)), query: search.q ?? '' });
  const shown = [...order].flatMap((row) => rows[row] ?? []);
  return (
    <GridTools
      list={filingsList}
      rows={shown}
      source={inMemorySource(shown, filingsList.rowId)}
      {...views}
      onLayout={onLayout}
      bulkActions={(chosen) => <DownloadDocuments orders={chosen} />}
    >
      <Button
        variant={isHistory ? 'light' : 'subtle'}
        size="compact-sm"
        aria-pressed={isHistory}
        onClick={() => change(isHistory ? { view: undefined, include: undefined } : { view: 'history', include: both })}
      >
        Court e-filing history
      </Button>
    </GridTools>
  );
}
