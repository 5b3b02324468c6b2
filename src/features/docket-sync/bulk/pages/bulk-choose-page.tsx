import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { explain, failureOf } from '@/api/errors';
import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { useSelectedState } from '@/features/states';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { RowSelection, withSelectColumn } from '@/lib/grid/tools/row-selection';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useAccountName, useRememberAccount } from '../account-name';
import classes from '../components/bulk.module.css';
import { accountList } from '../lists/account-list';
import { type ProviderId, providerOf, providers } from '../model/providers';
import { maxCases } from '../model/selection';
import { accountCasesQuery, accountsQuery } from '../queries';
import type { BulkChooseSearchInput } from '../search';
import { keepSelection } from '../selected-cases';

const route = getRouteApi('/_authenticated/_main/docket-sync/search');

const plainColumns = tableColumns(accountList);

/** Chooses cases of an account to follow (dockets, section 1.4). */
export function ChooseFromAccount() {
  const { provider = 4, account } = route.useSearch();
  const change = useSearchChange<BulkChooseSearchInput>();
  const { clientId = 0 } = usePerson() ?? {};
  const accounts = useQuery(accountsQuery(clientId, provider));
  const usual = useAccountName(provider);
  const accountName = accounts.data?.find(({ userName }) => userName === account)?.userName ?? usual;
  return (
    <>
      <PageHeader title="Bulk sync" subtitle="Follow the dockets of many cases at once" />
      <Group align="end" mb="md">
        <NativeSelect
          label="Courts"
          value={provider}
          onChange={({ currentTarget }) =>
            change({
              provider: providers.find(({ providerId }) => String(providerId) === currentTarget.value)?.providerId,
              account: undefined,
            })
          }
        >
          {providers.map(({ providerId, name }) => (
            <option key={providerId} value={providerId}>
              {name}
            </option>
          ))}
        </NativeSelect>
        {accounts.data && accounts.data.length > 0 && (
          <NativeSelect
            label="Account"
            value={accountName}
            onChange={({ currentTarget }) => change({ account: currentTarget.value })}
          >
            {accounts.data.map(({ credentialId, userName }) => (
              <option key={credentialId} value={userName}>
                {userName}
              </option>
            ))}
          </NativeSelect>
        )}
      </Group>
      {accounts.error ? (
        <ErrorState
          title="The accounts could not be loaded"
          error={accounts.error}
          onRetry={() => void accounts.refetch()}
        />
      ) : !accounts.data ? (
        <SkeletonLines lines={8} label="Loading the accounts" />
      ) : accountName === undefined ? (
        <EmptyState
          title="No account"
          description={`Your firm has no ${providerOf(provider)?.name} account yet. Add one to see its cases.`}
          action={
            <AppLink kind="single-page" link="/docket-sync/pacer/login">
              Add an account
            </AppLink>
          }
        />
      ) : (
        <AccountCases key={`${provider} ${accountName}`} providerId={provider} accountName={accountName} />
      )}
    </>
  );
}

function AccountCases({ providerId, accountName }: { providerId: ProviderId; accountName: string }) {
  const search = route.useSearch();
  const change = useSearchChange<BulkChooseSearchInput>();
  const navigate = useNavigate();
  const { clientId = 0, userId = 0 } = usePerson() ?? {};
  const selectedState = useSelectedState();
  const remember = useRememberAccount();
  const { data, error, refetch } = useQuery(accountCasesQuery(providerId, accountName));
  const [selection] = useState(() => new RowSelection<BulkSyncCase>(accountList.rowId));
  const selected = useSyncExternalStore(selection.subscribe, selection.rows);
  const columns = useMemo(() => withSelectColumn(plainColumns, selection, accountList.nameOf), [selection]);
  const rows = useMemo(() => data?.filter(({ isSubscribed }) => !isSubscribed), [data]);
  const followed = (data?.length ?? 0) - (rows?.length ?? 0);

  async function proceed(): Promise<void> {
    keepSelection({
      v: 1,
      clientId,
      userId,
      providerId,
      accountName,
      state: providerOf(providerId)?.state ?? selectedState ?? 'NY',
      cases: [...selected.values()].map(({ productCaseId, caseNumber, description, courtName, matter }) => ({
        productCaseId,
        caseNumber,
        description,
        courtName,
        matter,
      })),
    });
    void remember(providerId, accountName);
    await navigate({ to: '/docket-sync/bulk-sync' });
  }

  const refusal =
    selected.size === 0
      ? 'Select at least one case.'
      : selected.size > maxCases
        ? `Select at most ${maxCases.toLocaleString('en-US')} cases per order.`
        : undefined;
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
        <ReasonButton refusal={refusal} onClick={() => void proceed()}>
          Continue
        </ReasonButton>
      </div>
    </>
  );
}
