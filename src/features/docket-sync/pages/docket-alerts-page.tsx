import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { ChangeKind, type DocketChange, type ReadChanges } from '@/api/generated/docket-watch/model';
import { ActiveFilters } from '@/lib/grid/filters/active-filters';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { SearchBox } from '@/lib/grid/filters/search-box';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { ChangeRow } from '../watch/components/change-row';
import { DocketsHeader, WithDocketWatch } from '../watch/components/dockets-header';
import { MoreButton } from '../watch/components/more-button';
import classes from '../watch/components/watch.module.css';
import { changeTexts } from '../watch/model/change-texts';
import { useMarkChanges } from '../watch/mutations';
import { changesQuery } from '../watch/queries';
import type { AlertsSearch, AlertsSearchInput } from '../watch/search';

const route = getRouteApi('/_authenticated/_main/docket-sync/alerts');
const kinds = ChangeKind.options.map((value) => ({ value, label: changeTexts[value].label }));

/** Shows what changed on the firm's dockets, and what the person has read of it. */
export function DocketAlertsPage() {
  return (
    <WithDocketWatch name="Alerts">
      <Alerts search={route.useSearch()} />
    </WithDocketWatch>
  );
}

function Alerts({ search }: { search: AlertsSearch }) {
  const change = useSearchChange<AlertsSearchInput>();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    changesQuery(search),
  );
  const mark = useMark();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const newest = items[0];
  const isFiltered = [search.q, search.kind, search.case, search.matter].some((each) => each !== undefined);
  const unread = data?.pages[0]?.unreadCount ?? 0;
  return (
    <>
      <DocketsHeader
        title="Alerts"
        actions={
          newest &&
          unread > 0 &&
          !isFiltered && (
            <Button variant="default" onClick={() => void mark({ upTo: newest.changeId, isRead: true }, 'All alerts')}>
              Mark all as read
            </Button>
          )
        }
      />
      <FilterBar
        label="Filter alerts"
        activeCount={search.kind?.length ?? 0}
        search={
          <SearchBox
            label="Search alerts"
            placeholder="Search case, case number, text"
            value={search.q}
            onSearch={(q) => change({ q }, { replace: true })}
          />
        }
        onClear={
          isFiltered ? () => change({ q: undefined, kind: undefined, case: undefined, matter: undefined }) : undefined
        }
        tools={
          <Switch
            className={classes.toggle}
            label="Show read"
            checked={search.show === 'all'}
            onChange={(event) => change({ show: event.currentTarget.checked ? 'all' : undefined })}
          />
        }
      >
        <FilterMenu label="Kind" options={kinds} selected={search.kind} onChange={(kind) => change({ kind })} />
      </FilterBar>
      <ActiveFilters
        label="Alerts are limited to"
        filters={[
          search.matter !== undefined && {
            label: `Matter ${search.matter}`,
            onRemove: () => change({ matter: undefined }),
          },
          search.case !== undefined && {
            label: `Case ${caseName(items) ?? ''}`.trim(),
            onRemove: () => change({ case: undefined }),
          },
        ]}
      />
      {!data && error && (
        <ErrorState title="The alerts could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={10} label="Loading alerts" />}
      {data && items.length === 0 && (
        <EmptyState
          title={isFiltered ? 'No alert matches' : search.show === 'all' ? 'No alerts yet' : 'Nothing unread'}
          description={
            isFiltered
              ? 'Change the search or the filters, or clear them.'
              : 'Changes of the dockets that your firm follows are listed here.'
          }
        />
      )}
      {items.length > 0 && (
        <ul className={classes.list} aria-label="Alerts">
          {items.map((each) => (
            <Alert key={each.changeId} change={each} search={search} onMark={mark} />
          ))}
        </ul>
      )}
      <MoreButton hasMore={hasNextPage} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  );
}

const caseName = ([first]: readonly DocketChange[]) => first?.caseNumber;

type Mark = (changes: ReadChanges, what: string) => Promise<void>;

/** Marks changes, with the way back. */
function useMark(): Mark {
  const { mutateAsync } = useMarkChanges();
  const markAs = async (changes: ReadChanges, what: string, canUndo = true): Promise<void> => {
    try {
      const { changeIds } = await mutateAsync(changes);
      if (!canUndo || changeIds.length === 0) return;
      showToast({
        tone: 'neutral',
        title: `${what} marked as ${changes.isRead ? 'read' : 'unread'}`,
        undo: () => void markAs({ changeIds, isRead: !changes.isRead }, what, false),
      });
    } catch (error) {
      const outcome = changeFailed(error, 'The marks could not be saved', 'the alerts were marked');
      showFailure(outcome, explain(failureOf(error), tryAgain));
    }
  };
  return (changes, what) => markAs(changes, what);
}

interface AlertProps {
  change: DocketChange;
  search: AlertsSearch;
  onMark: Mark;
}

function Alert({ change: docketChange, search, onMark }: AlertProps) {
  const change = useSearchChange<AlertsSearchInput>();
  const { changeId, orderId, caseTitle, caseNumber, clientReference, productCaseId, isRead } = docketChange;
  const name = `${changeTexts[docketChange.kind].label} in ${caseNumber}`;
  return (
    <ChangeRow
      change={docketChange}
      isUnread={!isRead}
      title={
        <AppLink to="/docket-sync/order/$orderId" params={{ orderId }}>
          {caseTitle}
        </AppLink>
      }
      actions={
        <>
          {search.case === undefined && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Only this case: ${caseNumber}`}
              onClick={() => change({ case: [productCaseId] })}
            >
              Only this case
            </Button>
          )}
          {clientReference !== undefined && search.matter === undefined && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Only this matter: ${clientReference}`}
              onClick={() => change({ matter: clientReference })}
            >
              Only this matter
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Mark as ${isRead ? 'unread' : 'read'}: ${name}`}
            onClick={() => void onMark({ changeIds: [changeId], isRead: !isRead }, name)}
          >
            {isRead ? 'Mark as unread' : 'Mark as read'}
          </Button>
        </>
      }
    />
  );
}
