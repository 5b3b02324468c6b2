import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { useContactBook } from '../contact-book';
import { contactsList } from '../lists/contacts-list';
import type { ServiceContactsSearch, ServiceContactsSearchInput } from '../search';

const columns = tableColumns(contactsList);
const { noun, rowId } = contactsList;

/** The firm's contacts, those whose email bounces first. */
export function FirmContacts({ search }: { search: ServiceContactsSearch }) {
  const { state, provider } = useContactBook();
  const change = useSearchChange<ServiceContactsSearchInput>();
  const { data, error, refetch } = useQuery(provider.serviceContacts(state));
  const isOnlyFailed = search.show !== undefined;
  const failed = useMemo(() => data?.filter(({ isUndeliverable }) => isUndeliverable), [data]);
  return (
    <>
      <ListFilterBar
        list={contactsList}
        search={search}
        tools={
          (isOnlyFailed || (failed && failed.length > 0)) && (
            <Button
              variant={isOnlyFailed ? 'light' : 'default'}
              fw={500}
              aria-pressed={isOnlyFailed}
              onClick={() => change({ show: isOnlyFailed ? undefined : 'undeliverable' })}
            >
              {`Undeliverable${failed ? ` (${failed.length})` : ''}`}
            </Button>
          )
        }
      />
      <ClientGrid
        label="Service contacts"
        noun={noun}
        columns={columns}
        rowId={rowId}
        rows={isOnlyFailed ? failed : data}
        isRefreshing={false}
        error={error}
        onRetry={() => void refetch()}
        sort={sortOf(contactsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        query={search.q}
        empty={
          data?.length === 0 ? (
            <EmptyState
              title="No service contacts"
              description="Add the people whom courts should serve electronically in your cases. The filing form offers them as recipients."
            />
          ) : search.q === undefined ? (
            <EmptyState title="Every contact’s email works" description="No email to your contacts has bounced." />
          ) : (
            <EmptyState title="No contact matches" description="Change the search, or look in the public list." />
          )
        }
      />
    </>
  );
}
