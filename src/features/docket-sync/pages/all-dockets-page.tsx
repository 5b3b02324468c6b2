import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasDocketWatch } from '@/api/config';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { DocketSubscription } from '@/api/generated/docket-sync/model';
import { calendarDay } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { confirm } from '@/lib/ui/confirm';
import { EmptyState } from '@/lib/ui/empty-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { DocketsHeader } from '../watch/components/dockets-header';
import { PacerSpending } from '../watch/components/pacer-spending';
import classes from '../watch/components/watch.module.css';
import { docketsList } from '../watch/lists/dockets-list';
import { closedDays, closedLongAgo } from '../watch/model/closed-cases';
import { useStopDockets } from '../watch/mutations';
import { subscriptionsQuery } from '../watch/queries';
import type { DocketsSearchInput } from '../watch/search';

const route = getRouteApi('/_authenticated/_main/docket-sync/');
const columns = tableColumns(docketsList);

/** All dockets that the firm follows. */
export function AllDocketsPage() {
  const search = route.useSearch();
  const change = useSearchChange<DocketsSearchInput>();
  const { data, error, refetch } = useQuery(subscriptionsQuery);
  const rows = useMemo(
    () => data?.filter(({ state }) => state === 'Active' || search.show === 'stopped'),
    [data, search.show],
  );
  const active = data?.filter(({ state }) => state === 'Active') ?? [];
  const monthly = active.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0);
  return (
    <>
      <DocketsHeader
        title="Dockets"
        subtitle={data && `${active.length} followed · ${formatDollars(monthly)} per month`}
        actions={<AppLink to="/docket-sync/search">Follow a docket</AppLink>}
      />
      <div className={classes.stack}>
        {data && <ClosedCases dockets={data} />}
        <div>
          <ListFilterBar
            list={docketsList}
            search={search}
            tools={
              <Switch
                className={classes.toggle}
                label="Show stopped"
                checked={search.show === 'stopped'}
                onChange={(event) => change({ show: event.currentTarget.checked ? 'stopped' : undefined })}
              />
            }
          />
          <ClientGrid
            label="Dockets"
            noun={docketsList.noun}
            columns={columns}
            rowId={docketsList.rowId}
            rows={rows}
            isRefreshing={false}
            error={error}
            onRetry={() => void refetch()}
            sort={sortOf(docketsList, search.sort)}
            onSortChange={(sort) => change({ sort })}
            query={search.q}
            empty={
              data?.length === 0 ? (
                <EmptyState
                  title="No dockets"
                  description="Dockets that your firm follows are listed here. Find a case to follow its docket."
                />
              ) : (
                <EmptyState title="No docket matches" description="Change the search, or clear it." />
              )
            }
          />
        </div>
        {hasDocketWatch() && <PacerSpending />}
      </div>
    </>
  );
}

/** Cases closed long ago, with what stopping them saves. */
function ClosedCases({ dockets }: { dockets: readonly DocketSubscription[] }) {
  const { mutateAsync, isPending } = useStopDockets();
  const closed = closedLongAgo(dockets, calendarDay());
  if (closed.length === 0) return null;
  const names = closed.length === 1 ? '1 case' : `${closed.length} cases`;
  const saved = formatDollars(closed.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0));

  async function stop(): Promise<void> {
    const isSure = await confirm({
      title: `Stop following ${names}?`,
      content: (
        <>
          <p>Each docket is read through the last day that is paid. Nothing is charged after that.</p>
          <ul>
            {closed.slice(0, 10).map(({ subscriptionId, caseNumber, caseTitle }) => (
              <li key={subscriptionId}>{`${caseNumber} ${caseTitle}`}</li>
            ))}
            {closed.length > 10 && <li>{`and ${closed.length - 10} more`}</li>}
          </ul>
        </>
      ),
      confirmLabel: 'Stop following',
    });
    if (!isSure) return;
    try {
      await mutateAsync(closed.map(({ subscriptionId }) => subscriptionId));
      showToast({ tone: 'good', title: `${names} no longer followed` });
    } catch (failure) {
      const outcome = changeFailed(failure, 'Not all dockets were stopped', 'the dockets were stopped');
      showFailure(outcome, explain(failureOf(failure), tryAgain));
    }
  }

  return (
    <Notice
      tone="info"
      title={`${names} closed for ${closedDays} days or more`}
      action={
        <Button variant="default" size="compact-sm" loading={isPending} onClick={() => void stop()}>
          {`Stop ${names}`}
        </Button>
      }
    >
      {`Stopping ${closed.length === 1 ? 'it' : 'them'} saves ${saved} per month.`}
    </Notice>
  );
}
