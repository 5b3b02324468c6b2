import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { explain, failureOf } from '@/api/errors';
import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import { formatCount } from '@/lib/format/numbers';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { RowSelection, withSelectColumn } from '@/lib/grid/tools/row-selection';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import type { ProviderId } from '../../accounts/providers';
import classes from '../components/bulk.module.css';
import { accountList } from '../lists/account-list';
import { maxCases } from '../model/selection';
import { accountCasesQuery } from '../queries';
import type { DocketSearchInput } from '../search';
import { useProceed } from '../use-proceed';
import { AccountChoice } from './account-choice';

const route = getRouteApi('/_authenticated/_main/docket-sync/search');

const plainColumns = tableColumns(accountList);

/** Chooses cases of an account to follow (dockets, section 1.4). */
export function ChooseFromAccount() {
  return (
    <>
      <PageHeader title="Bulk sync" subtitle="Follow the dockets of many cases at once" />
      <AccountChoice>
        {(providerId, accountName) => (
          <AccountCases key={`${providerId} ${accountName}`} providerId={providerId} accountName={accountName} />
        )}
      </AccountChoice>
    </>
  );
}

function AccountCases({ providerId, accountName }: { providerId: ProviderId; accountName: string }) {
  const search = route.useSearch();
  const change = useSearchChange<DocketSearchInput>();
  const { proceed, refusal: missing } = useProceed(providerId, accountName);
  const { data, error, refetch } = useQuery(accountCasesQuery(providerId, accountName));
  const [selection] = useState(() => new RowSelection<BulkSyncCase>(accountList.rowId));
  const selected = useSyncExternalStore(selection.subscribe, selection.rows);
  const columns = useMemo(() => withSelectColumn(plainColumns, selection, accountList.nameOf), [selection]);
  const rows = useMemo(() => data?.filter(({ isSubscribed }) => !isSubscribed), [data]);
  const followed = (data?.length ?? 0) - (rows?.length ?? 0);

  const refusal =
    selected.size === 0
      ? 'Select at least one case.'
      : selected.size > maxCases
        ? `Select at most ${formatCount(maxCases)} cases per order.`
        : missing;
  return (
    <>
      <ListFilterBar
        list={accountList}
        search={search}
        tools={
          rows &&
          rows.length > 0 && (
            <Button
              variant="default"
              onClick={() => (selected.size < rows.length ? selection.addAll(rows) : selection.clear())}
            >
              {selected.size < rows.length ? `Select all ${rows.length}` : 'Clear selection'}
            </Button>
          )
        }
      />
      <ClientGrid
        label="Cases in the account"
        noun={accountList.noun}
        columns={columns}
        rowId={accountList.rowId}
        rows={rows}
        isRefreshing={false}
        error={error}
        onRetry={() => void refetch()}
        sort={sortOf(accountList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        query={search.q}
        empty={
          data && rows?.length === 0 ? (
            <EmptyState title="No case to follow" description="Your firm follows every case in this account." />
          ) : (
            <EmptyState title="No case matches" description="Change the search, or clear it." />
          )
        }
      />
      {error && <p role="alert">{explain(failureOf(error), 'Please try again in a moment.')}</p>}
      <div className={classes.footer}>
        <p className={classes.confirmed} role="status">
          {`${selected.size} selected`}
          {followed > 0 && <span className={classes.total}>{` · ${followed} followed already, not listed`}</span>}
        </p>
        <ReasonButton refusal={refusal} onClick={() => void proceed([...selected.values()])}>
          Continue
        </ReasonButton>
      </div>
    </>
  );
}
