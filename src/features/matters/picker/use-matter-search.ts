import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { IntegrationName } from '@/api/generated/integration/model';
import type { MoreOptions } from '@/lib/form/combobox-list';
import { type Search, tooShort } from '@/lib/form/search-text';
import { type MatterRow, toRows } from './model/matter-rows';
import { mattersQuery } from './queries';
import { useMore } from './use-more';
import { useSearchText } from './use-search-text';

export interface MatterSearchState {
  typed: string | undefined;
  type: (typed: string | undefined) => void;
  /** What was found for what stands in the input; never what was found for an earlier text. */
  rows: readonly MatterRow[];
  /** What to say while there are no rows. */
  message: string;
  /** The list of all matters is under way. */
  isReloading: boolean;
  more: MoreOptions | undefined;
  error: Error | null;
  retry: () => void;
  /** Lists all matters as the system has them now. */
  reload: () => void;
}

const nothing: readonly MatterRow[] = [];

/** The matters that fit what is typed: the last text wins, and the calls of those before it are aborted. */
export function useMatterSearch(integrationName: IntegrationName): MatterSearchState {
  const { typed, type, search, isSettling } = useSearchText();
  const [reloadedAt, setReloadedAt] = useState<number>();
  const isAsked = search.kind === 'words' || (search.kind === 'none' && reloadedAt !== undefined);
  const term = search.kind === 'words' ? search.term : undefined;
  const query = useInfiniteQuery({ ...mattersQuery({ integrationName, term, reloadedAt }), enabled: isAsked });
  const { data, error, refetch, isFetching } = query;
  const rows = useMemo(() => (data ? toRows(data.pages.flatMap((page) => page.items)) : nothing), [data]);
  const more = useMore(query);
  const isCurrent = isAsked && !isSettling;
  return {
    typed,
    type,
    rows: isCurrent ? rows : nothing,
    message: messageOf(search, { isSettling, isLoading: isAsked && isFetching, isAsked }),
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
  isAsked: boolean;
}

function messageOf(search: Search, { isSettling, isLoading, isAsked }: Progress): string {
  if (isSettling) return 'Searching…';
  if (isLoading) return search.kind === 'words' ? 'Searching…' : 'Loading…';
  return isAsked ? 'No results found' : tooShort;
}
