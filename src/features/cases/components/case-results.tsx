import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { ClientGrid } from '@/lib/grid/client-grid';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { caseResultsList } from '../lists/case-results-list';
import { columnsBeside } from '../model/columns-beside';
import type { caseResultsQuery } from '../queries-search';
import type { CaseSearchInput, CaseSearchSearch } from '../search';
import { AddFoundCase } from './add-found-case';
import { CaseWithPanel } from './case-with-panel';

interface CaseResultsProps {
  query: NonNullable<ReturnType<typeof caseResultsQuery>>;
  search: CaseSearchSearch;
}

const columns = tableColumns(caseResultsList);
const besideCase = columnsBeside(columns, ['case', 'number', 'filed']);
const { noun, rowId } = caseResultsList;

/** Shows what a search found, with the open case beside it. */
export default function CaseResults({ query, search }: CaseResultsProps) {
  const change = useSearchChange<CaseSearchInput>();
  const { data, error, refetch } = useQuery(query);
  if (error && !data && failureOf(error).code === 'too-many-matches')
    return (
      <Notice tone="warning" title="Too many cases match">
        Choose a court, or enter more of the name.
      </Notice>
    );
  const opened = data?.find(({ caseTrackingId }) => caseTrackingId !== undefined && caseTrackingId === search.open);
  return (
    <CaseWithPanel
      opened={opened}
      onClose={() => change({ open: undefined })}
      actions={opened && <AddFoundCase courtCase={opened} />}
    >
      <ClientGrid
        label="Cases found"
        noun={noun}
        columns={opened ? besideCase : columns}
        rowId={rowId}
        rows={data}
        isRefreshing={false}
        error={error}
        onRetry={() => void refetch()}
        sort={sortOf(caseResultsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        empty={
          <EmptyState
            title="No case found"
            description="Check the number or the name and the court. Courts don’t list confidential cases by name."
          />
        }
      />
    </CaseWithPanel>
  );
}
