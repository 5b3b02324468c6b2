import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasWorkspace } from '@/api/config';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { eventsList } from '../lists/events-list';
import { filterEvents, kindOptions, peopleOptions } from '../model/filter-events';
import type { MatterTimelineSearchInput } from '../search';
import { useMatterEvents } from '../use-matter-events';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/timeline');
const columns = tableColumns(eventsList);
const { noun, rowId } = eventsList;

/** Shows what happened in a matter: who did it, and when. */
export function MatterTimelinePage() {
  const { clientReference } = route.useParams();
  const search = route.useSearch();
  const change = useSearchChange<MatterTimelineSearchInput>();
  const { kind, who, from, to, q, at } = search;
  const isPlain = [kind, who, from, to, q, at, search.sort].every((asked) => asked === undefined);
  const { events: data, isReadingOn, isCut, error, onRetry } = useMatterEvents(clientReference, isPlain);
  const rows = useMemo(() => data && filterEvents(data, { kind, who, from, to }), [data, kind, who, from, to]);
  const options = useMemo(() => ({ kind: kindOptions(data ?? []), who: peopleOptions(data ?? []) }), [data]);
  if (!hasWorkspace()) return <EmptyState title="No timeline" description="Open an order to see its history." />;
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
            disabled={!rows || rows.length === 0 || isReadingOn || isCut}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      {isCut && (
        <Notice
          tone="warning"
          title="Earlier events couldn’t be loaded"
          action={
            <Button size="compact-sm" variant="default" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {`Only the newest ${data?.length ?? 0} events are listed.`}
        </Notice>
      )}
      <ClientGrid
        label="Timeline"
        noun={noun}
        columns={columns}
        rowId={rowId}
        rows={rows}
        isRefreshing={isReadingOn}
        error={isCut ? null : error}
        onRetry={onRetry}
        sort={sortOf(eventsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        query={q}
        revealed={rows && at}
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
