import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DocketEntryType } from '@/api/generated/docket-sync/model';
import type { FoundEntry } from '@/api/generated/docket-watch/model';
import { formatPlainDate } from '@/lib/format/dates';
import dateClasses from '@/lib/grid/filters/date-range-filter.module.css';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { SearchBox } from '@/lib/grid/filters/search-box';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { MarkedText } from '@/lib/ui/marked-text';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { DocketsHeader, WithDocketWatch } from '../watch/components/dockets-header';
import { MoreButton } from '../watch/components/more-button';
import classes from '../watch/components/watch.module.css';
import { entryTypeTexts } from '../watch/model/change-texts';
import { foundEntriesQuery } from '../watch/queries';
import type { EntriesSearch, EntriesSearchInput } from '../watch/search';

const DateRangeFilter = lazy(() => import('@/lib/grid/filters/date-range-filter'));

const route = getRouteApi('/_authenticated/_main/docket-sync/entries');
const types = DocketEntryType.options.map((value) => ({ value, label: entryTypeTexts[value] }));

/** Searches the entries of all dockets that the firm follows. */
export function DocketEntriesPage() {
  return (
    <WithDocketWatch name="Entry search">
      <Entries search={route.useSearch()} />
    </WithDocketWatch>
  );
}

function Entries({ search }: { search: EntriesSearch }) {
  const change = useSearchChange<EntriesSearchInput>();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    foundEntriesQuery(search),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const waiting = data?.pages.at(-1)?.waiting ?? 0;
  const hasDays = search.from !== undefined || search.to !== undefined;
  const isFiltered = search.q !== undefined || search.type !== undefined || hasDays;
  return (
    <>
      <DocketsHeader title="Entries" />
      <FilterBar
        label="Filter entries"
        activeCount={search.type?.length ?? 0}
        activeDays={hasDays ? 1 : 0}
        search={
          <SearchBox
            label="Search entries"
            placeholder={'Search words, "a phrase", -without'}
            value={search.q}
            onSearch={(q) => change({ q }, { replace: true })}
          />
        }
        days={
          <Suspense fallback={<div className={dateClasses.loading} />}>
            <DateRangeFilter
              label="Entered"
              from={search.from}
              to={search.to}
              onChange={(range) => change({ ...range })}
            />
          </Suspense>
        }
        onClear={
          isFiltered ? () => change({ q: undefined, type: undefined, from: undefined, to: undefined }) : undefined
        }
      >
        <FilterMenu label="Type" options={types} selected={search.type} onChange={(type) => change({ type })} />
      </FilterBar>
      {waiting > 0 && (
        <Notice tone="info">
          {`Preparing the search: ${waiting === 1 ? '1 docket is' : `${waiting} dockets are`} not searched yet. The list fills by itself.`}
        </Notice>
      )}
      {!data && error && (
        <ErrorState title="The entries could not be searched" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={10} label="Searching entries" />}
      {data && items.length === 0 && waiting === 0 && (
        <EmptyState
          title={isFiltered ? 'No entry matches' : 'No entries'}
          description={
            isFiltered
              ? 'Search for other words, or fewer. Common words such as “the” are not searched.'
              : 'Entries of the dockets that your firm follows are listed here.'
          }
        />
      )}
      {items.length > 0 && (
        <ul className={classes.list} aria-label="Entries">
          {items.map((entry) => (
            <Entry key={entry.docketEntryId} entry={entry} />
          ))}
        </ul>
      )}
      <MoreButton hasMore={hasNextPage} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  );
}

function Entry({ entry }: { entry: FoundEntry }) {
  const { dateFiled, entryNumber, entryType, isRemoved, caseTitle, caseNumber, orderId } = entry;
  return (
    <li className={classes.row} data-removed={isRemoved || undefined}>
      <div className={classes.when}>
        <span>{formatPlainDate(dateFiled)}</span>
        <span className={classes.quiet}>
          {[entryTypeTexts[entryType], entryNumber === undefined ? undefined : `No. ${entryNumber}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={classes.what}>
        <div className={classes.case}>
          <AppLink to="/docket-sync/order/$orderId" params={{ orderId }}>
            {caseTitle}
          </AppLink>
          <span className={classes.quiet}>{caseNumber}</span>
        </div>
        <p className={classes.text}>
          <MarkedText text={entry.description} matches={entry.matches} />
        </p>
        {isRemoved && <p className={classes.quiet}>The court removed this entry.</p>}
      </div>
    </li>
  );
}
