import { useState } from 'react';
import { confirmList } from '@/features/docket-sync/bulk/lists/confirm-list';
import type { SelectedCase } from '@/features/docket-sync/bulk/model/selection';
import { useKeptSelection } from '@/features/docket-sync/bulk/selected-cases';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { PageHeader } from '@/lib/ui/page-header';

const columns = tableColumns<SelectedCase, true, string>({
  columns: {
    ...confirmList.columns,
    matter: { label: 'Matter', value: ({ matter }) => matter?.displayName ?? '', sort: true, width: '18rem' },
  },
});
const noCases: SelectedCase[] = [];

/** The rows of the confirm page in a list that does nothing else: what `bench:dockets` compares that page with. */
export function DocketWatchersPage() {
  const kept = useKeptSelection();
  const [search] = useState({});
  return (
    <>
      <PageHeader title="Plain list" />
      <ListFilterBar list={confirmList} search={search} />
      <ClientGrid
        label="Cases to sync"
        noun={confirmList.noun}
        columns={columns}
        rowId={confirmList.rowId}
        rows={kept.kind === 'selected' ? kept.selection.cases : noCases}
        isRefreshing={false}
        error={null}
        onRetry={() => undefined}
        sort={sortOf(confirmList, undefined)}
        onSortChange={() => undefined}
        empty={null}
      />
    </>
  );
}
