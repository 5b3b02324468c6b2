import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { ClientGrid } from '@/lib/grid/client-grid';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { FormRow } from '@/lib/ui/form-row';
import { Notice } from '@/lib/ui/notice';
import { useContactBook } from '../contact-book';
import { publicContactsList } from '../lists/contacts-list';
import { mostPublicContacts, publicSearchRequest, toPublicSearch } from '../model/public-search';
import type { ServiceContactsSearch, ServiceContactsSearchInput } from '../search';
import classes from './contacts.module.css';

const columns = tableColumns(publicContactsList);
const { noun, rowId } = publicContactsList;

/** Searches the contacts that firms share with each other. */
export default function PublicContacts({ search }: { search: ServiceContactsSearch }) {
  const { state, calls } = useContactBook();
  const change = useSearchChange<ServiceContactsSearchInput>();
  const request = publicSearchRequest(search);
  const { data, error, refetch } = useQuery({
    ...calls.publicList(state, request ?? {}),
    enabled: request !== undefined,
  });
  return (
    <>
      <PublicSearchForm key={JSON.stringify(request)} search={search} />
      {request === undefined ? (
        <EmptyState
          title="Search the public list"
          description="It has contacts of all firms in this state. Open a contact to attach it to your cases."
        />
      ) : (
        <>
          {data && data.length >= mostPublicContacts && (
            <Notice tone="info">{`These are the first ${mostPublicContacts} matches. Enter more to narrow the search.`}</Notice>
          )}
          <ClientGrid
            label="Public contacts"
            noun={noun}
            columns={columns}
            rowId={rowId}
            rows={data}
            isRefreshing={false}
            error={error}
            onRetry={() => void refetch()}
            sort={sortOf(publicContactsList, search.sort)}
            onSortChange={(sort) => change({ sort })}
            empty={
              <EmptyState
                title="No public contact matches"
                description="Check the spelling, or enter less. A contact that isn’t public is not found here."
              />
            }
          />
        </>
      )}
    </>
  );
}

/** Four parts to search by. Blank parts match everything; at least one is required. */
function PublicSearchForm({ search }: { search: ServiceContactsSearch }) {
  const change = useSearchChange<ServiceContactsSearchInput>();
  const [problem, setProblem] = useState<string>();
  const form = useOneStepForm({
    initialValues: {
      first: search.first ?? '',
      last: search.last ?? '',
      firm: search.firm ?? '',
      email: search.email ?? '',
    },
    errorsOf: () => ({}),
    onValuesChange: () => setProblem(undefined),
  });
  const submit = form.onSubmit((values) => {
    const wanted = toPublicSearch(values);
    if (publicSearchRequest(wanted)) return change({ ...wanted, sort: undefined });
    setProblem('Enter part of a name, firm or email.');
    form.getInputNode('last')?.focus();
  });
  return (
    <search aria-label="Search the public list">
      <form noValidate className={classes.search} onSubmit={submit}>
        <FormRow>
          <TextInput {...form.getInputProps('first')} label="First name" maxLength={100} autoComplete="off" />
          <TextInput
            {...form.getInputProps('last')}
            label="Last name"
            maxLength={100}
            autoComplete="off"
            error={problem}
          />
          <TextInput {...form.getInputProps('firm')} label="Firm" maxLength={200} autoComplete="off" />
          <TextInput {...form.getInputProps('email')} label="Email" maxLength={200} autoComplete="off" />
        </FormRow>
        <Button type="submit" variant="default">
          Search
        </Button>
      </form>
    </search>
  );
}
