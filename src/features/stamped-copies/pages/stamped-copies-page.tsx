import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { hasWorkspace } from '@/api/config';
import { StampedCopyStatus } from '@/api/generated/workspace/model';
import { OrdersPageHeader } from '@/features/orders';
import { isFiltered } from '@/lib/grid/list/list-filter';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { copyStatus } from '../lists/copy-status';
import { stampedCopiesList, toStampedCopiesRequest } from '../lists/stamped-copies-list';
import { stampedCopiesQuery } from '../queries';
import type { StampedCopiesSearch, StampedCopiesSearchInput } from '../search';

const route = getRouteApi('/_authenticated/_main/orders/stamped');
const { found: _found, ...facts } = stampedCopiesList.columns;
const columns = tableColumns({ columns: facts });
// The text found needs the room.
const { court: _court, ...withText } = stampedCopiesList.columns;
const columnsOfSearch = tableColumns({
  columns: { ...withText, case: { ...withText.case, width: '13rem', from: 'lg' } },
});
const statuses = StampedCopyStatus.options.map((value) => ({ value, label: copyStatus(value).text }));

/** Every stamped copy of the firm, kept after the courts' links expire. */
export function StampedCopiesPage() {
  const search = route.useSearch();
  return (
    <>
      <OrdersPageHeader subtitle="What clerks stamped, kept after the court’s link expires" />
      {hasWorkspace() ? (
        <StampedCopies search={search} />
      ) : (
        <EmptyState title="No archive" description="Open an order to see its stamped copies." />
      )}
    </>
  );
}

function StampedCopies({ search }: { search: StampedCopiesSearch }) {
  const change = useSearchChange<StampedCopiesSearchInput>();
  const copies = useQuery(stampedCopiesQuery(toStampedCopiesRequest(search)));
  const { noun, rowId, pageSize } = stampedCopiesList;
  const courts = copies.data?.courtNames.map((value) => ({ value, label: value })) ?? [];
  return (
    <>
      <ListFilterBar list={stampedCopiesList} search={search} options={{ court: courts, status: statuses }} />
      <PagedGrid
        label="Stamped copies"
        noun={noun}
        columns={search.q === undefined ? columns : columnsOfSearch}
        rowId={rowId}
        page={copies.data}
        isRefreshing={copies.isPlaceholderData}
        error={copies.error}
        onRetry={() => void copies.refetch()}
        sort={sortOf(stampedCopiesList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={pageSize}
        onPageChange={(page) => change({ page })}
        empty={
          isFiltered(stampedCopiesList, search) ? (
            <EmptyState title="No copy matches" description="Search for other words, or change the filters." />
          ) : (
            <EmptyState title="No stamped copies yet" description="Documents appear here when a clerk accepts them." />
          )
        }
      />
    </>
  );
}
