import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Opening } from '@/lib/ui/opening';
import { PageHeader } from '@/lib/ui/page-header';
import { CaseWithPanel } from '../components/case-with-panel';
import { SearchLink } from '../components/search-link';
import { courtCasesList } from '../lists/court-cases-list';
import { readListState } from '../model/case-states';
import { columnsBeside } from '../model/columns-beside';
import { casesOfMatters, mattersOf } from '../model/listed-cases';
import { courtCasesQuery } from '../queries';
import type { CourtCasesSearchInput } from '../search';

const AddCaseDialog = lazy(() => import('../components/add-case-dialog'));
const CourtCasesTools = lazy(() => import('../components/court-cases-tools'));

const route = getRouteApi('/_authenticated/_main/$state/my-court-cases');
const columns = tableColumns(courtCasesList);
const { noun, rowId } = courtCasesList;

/** The court cases that the firm has filed into or saved in a state. */
export function MyCourtCasesPage() {
  const state = readListState(route.useParams().state);
  const search = route.useSearch();
  const change = useSearchChange<CourtCasesSearchInput>();
  const [isAdding, setAdding] = useState(false);
  const cases = useQuery(courtCasesQuery(state));
  const { data } = cases;
  const matters = useMemo(() => mattersOf(data ?? []), [data]);
  const rows = useMemo(() => data && casesOfMatters(data, search.matter), [data, search.matter]);
  const opened = data?.find(({ id }) => id === search.open?.[0]);
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      <PageHeader
        title="My court cases"
        actions={
          <>
            <SearchLink state={state} />
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              Add a case
            </Button>
          </>
        }
      />
      <ListFilterBar
        list={courtCasesList}
        search={search}
        options={{ matter: matters }}
        tools={
          <Suspense fallback={<ToolsPlace />}>
            {rows ? <CourtCasesTools search={search} rows={rows} onLayout={setLayout} /> : <ToolsPlace />}
          </Suspense>
        }
      />
      <CaseWithPanel opened={opened} onClose={() => change({ open: undefined })}>
        <ClientGrid
          label="Court cases"
          noun={noun}
          {...layout}
          columns={opened ? columnsBeside(layout.columns, ['case', 'number', 'matter', 'actions']) : layout.columns}
          rowId={rowId}
          rows={rows}
          isRefreshing={false}
          error={cases.error}
          onRetry={() => void cases.refetch()}
          sort={sortOf(courtCasesList, search.sort)}
          onSortChange={(sort) => change({ sort })}
          query={search.q}
          empty={
            data?.length === 0 ? (
              <EmptyState
                title="No court cases"
                description="Cases that your firm files into in this state are listed here. Search for a case to add it, or add it by hand."
              />
            ) : (
              <EmptyState title="No case matches" description="Change the search or the matter, or clear them." />
            )
          }
        />
      </CaseWithPanel>
      {isAdding && (
        <Opening>
          <AddCaseDialog state={state} onClose={() => setAdding(false)} />
        </Opening>
      )}
    </>
  );
}
