import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { eventsList } from '../lists/events-list';
import { filterEvents, kindOptions, peopleOptions } from '../model/filter-events';
import { keepsMatterRecords, matterEventsQuery } from '../queries';
import type { MatterTimelineSearchInput } from '../search';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/timeline');
const columns = tableColumns(eventsList);
const { noun, rowId } = eventsList;

/** What happened in a matter: who did it, and when. */
export function MatterTimelinePage() {
  const { clientReference } = route.useParams();
  const search = route.useSearch();
  const change = useSearchChange<MatterTimelineSearchInput>();
  const events = useQuery(matterEventsQuery(clientReference));
  const { data } = events;
  const { kind, who, from, to } = search;
  const rows = useMemo(() => data && filterEvents(data, { kind, who, from, to }), [data, kind, who, from, to]);
  const options = useMemo(() => ({ kind: kindOptions(data ?? []), who: peopleOptions(data ?? []) }), [data]);
  if (!keepsMatterRecords()) return <EmptyState title="No timeline" description="Open an order to see its history." />;
  return (
    <>
      <ListFilterBar
        list={eventsList}
        search={search}
        options={options}
        tools={
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            disabled={!rows || rows.length === 0}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      <ClientGrid
        label="Timeline"
        noun={noun}
        columns={columns}
        rowId={rowId}
        rows={rows}
        isRefreshing={false}
        error={events.error}
        onRetry={() => void events.refetch()}
        sort={sortOf(eventsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        query={search.q}
        revealed={rows && search.at}
        empty={
          data?.length === 0 ? (
            <EmptyState
              title="Nothing has happened yet"
              description="Orders of this matter and their history are listed here."
            />
          ) : (
            <EmptyState title="No event matches" description="Change the search or the filters, or clear them." />
          )
        }
      />
    </>
  );
}
