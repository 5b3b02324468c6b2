import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mayHaveTakenEffect } from '@/api/errors';
import type { SearchDocketCasesParams } from '@/api/generated/docket-sync/model';
import { formatCents, formatDollars } from '@/lib/format/money';
import { ClientGrid } from '@/lib/grid/client-grid';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { ReasonButton } from '@/lib/ui/reason-button';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { ProviderFailure } from '../../accounts/provider-failure';
import type { DocketSearch, DocketSearchInput } from '../../bulk/search';
import { foundCasesList } from '../lists/found-cases-list';
import { searchPrice } from '../model/case-question';
import { foundCasesQuery } from '../queries';
import { DocketCase } from './docket-case';
import classes from './docket-search.module.css';

interface FoundCasesProps {
  question: SearchDocketCasesParams;
  search: DocketSearch;
  onBuy: () => void;
}

const columns = tableColumns(foundCasesList);

/** Shows what a search found; until PACER is asked, what that costs. The open case takes the list's place. */
export default function FoundCases({ question, search, onBuy }: FoundCasesProps) {
  const change = useSearchChange<DocketSearchInput>();
  const { data, error, isFetching, refetch } = useQuery(foundCasesQuery(question));
  const price = searchPrice(question.providerId);
  if (isFetching && !data) return <SkeletonLines lines={6} label="Searching" />;
  const buyHere = price > 0 && search.open !== undefined && (
    <ReasonButton needsNetwork refusal={undefined} onClick={onBuy}>
      {`Search PACER, ${formatCents(price)}`}
    </ReasonButton>
  );
  if (!data && error && price > 0 && mayHaveTakenEffect(error))
    return (
      <Notice tone="warning" title="It is not known whether PACER was searched" action={buyHere}>
        Search again. The same search isn’t charged twice.
      </Notice>
    );
  if (!data && error)
    return (
      <ProviderFailure
        title="The courts weren’t searched"
        error={error}
        providerId={question.providerId}
        onRetry={price > 0 ? undefined : () => void refetch()}
      />
    );
  if (!data)
    return price > 0 ? (
      <Notice tone="info" title="Not searched yet" action={buyHere}>
        {`Searching for “${question.SearchTerm}” costs ${formatCents(price)}. Opening or reloading this page is free.`}
      </Notice>
    ) : (
      <SkeletonLines lines={6} label="Searching" />
    );
  const opened = data.items.find(({ caseId }) => caseId === search.open);
  if (opened)
    return <DocketCase key={opened.caseId} found={opened} page={search.entries ?? 1} resultsPage={search.page} />;
  return (
    <div className={classes.found}>
      {data.receipt && (
        <p className={classes.quiet} role="status">
          {`PACER charged ${formatDollars(data.receipt.amount)} for this search. Its results stay here until you reload.`}
        </p>
      )}
      <ClientGrid
        label="Cases found"
        noun={foundCasesList.noun}
        columns={columns}
        rowId={foundCasesList.rowId}
        rows={data.items}
        isRefreshing={isFetching}
        error={null}
        onRetry={noop}
        sort={sortOf(foundCasesList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        empty={
          <EmptyState
            title="No case found"
            description="Check the number or the name, and the court. Sealed cases are listed by number only."
          />
        }
      />
      <ResultPages page={data.page} last={Math.max(1, Math.ceil(data.total / data.pageSize))} price={price} />
    </div>
  );
}

/** The pages of the results. PACER's next page waits for a press again. */
function ResultPages({ page, last, price }: { page: number; last: number; price: number }) {
  const change = useSearchChange<DocketSearchInput>();
  if (last <= 1) return null;
  const go = (to: number) => change({ page: to > 1 ? to : undefined });
  return (
    <Group gap="sm">
      <Button variant="default" size="compact-sm" disabled={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span className={classes.quiet}>
        Page {page} of {last}
        {price > 0 && ` · ${formatCents(price)} per page`}
      </span>
      <Button variant="default" size="compact-sm" disabled={page >= last} onClick={() => go(page + 1)}>
        Next
      </Button>
    </Group>
  );
}

const noop = () => undefined;
