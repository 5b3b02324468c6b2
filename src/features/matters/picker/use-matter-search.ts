import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { IntegrationName } from '@/api/generated/integration/model';
import type { MoreOptions } from '@/lib/form/combobox-list';
import { noOptionsText, type Search } from '@/lib/form/search-text';
import { type MatterRow, toRows } from './model/matter-rows';
import { mattersQuery } from './queries';
import { useNextPage, useSearchText } from './use-search-text';

export interface MatterSearchState {
  typed: string | undefined;
  type: (typed: string | undefined) => void;
  /** The matters that match the current text. */
  rows: readonly MatterRow[];
  /** Shown while there are no rows. */
  message: string;
  /** The list of all matters is loading. */
  isReloading: boolean;
  more: MoreOptions | undefined;
  error: Error | null;
  retry: () => void;
  /** Reloads the list of all matters from the connected system. */
  reload: () => void;
}

const noRows: readonly MatterRow[] = [];

/** The matters that match the typed text. Earlier searches are aborted. */
export function useMatterSearch(integrationName: IntegrationName): MatterSearchState {
  const { typed, type, search, isSettling } = useSearchText();
  const [reloadedAt, setReloadedAt] = useState<number>();
  const isEnabled = search.kind === 'words' || (search.kind === 'none' && reloadedAt !== undefined);
  const term = search.kind === 'words' ? search.term : undefined;
  const query = useInfiniteQuery({ ...mattersQuery({ integrationName, term, reloadedAt }), enabled: isEnabled });
  const { data, error, refetch, isFetching } = query;
  const rows = useMemo(() => (data ? toRows(data.pages.flatMap((page) => page.items)) : noRows), [data]);
  const more = useNextPage(query);
  const isCurrent = isEnabled && !isSettling;
  return {
    typed,
    type,
    rows: isCurrent ? rows : noRows,
    message: messageOf(search, {
      ...{ isSettling, isLoading: isEnabled && isFetching, isEnabled },
      ...{ hasAnswer: data !== undefined, hasFailed: error !== null },
    }),
    isReloading: isCurrent && search.kind === 'none' && isFetching,
    more: isCurrent ? more : undefined,
    error: isCurrent && !isFetching ? error : null,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : refetch()),
    reload: () => setReloadedAt(Date.now()),
  };
}

interface Progress {
  isSettling: boolean;
  isLoading: boolean;
  isEnabled: boolean;
  hasAnswer: boolean;
  hasFailed: boolean;
}

function messageOf(search: Search, { isSettling, isLoading, isEnabled, ...answer }: Progress): string {
  if (isLoading && !isSettling && search.kind !== 'words') return 'Loading…';
  return noOptionsText({ isWaiting: isSettling || isLoading, isAsked: isEnabled, ...answer });
}
