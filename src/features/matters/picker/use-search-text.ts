import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { MoreOptions } from '@/lib/form/combobox-list';
import { readSearch, type Search } from '@/lib/form/search-text';

/** Milliseconds without typing before a search (specification, application section 9). */
const delay = 300;

interface SearchText {
  /** The input's text; undefined before typing, and after an option was chosen. */
  typed: string | undefined;
  type: (typed: string | undefined) => void;
  /** The search to run, `delay` after the last keystroke. */
  search: Search;
  /** The text has changed since `search`, so earlier results no longer apply. */
  isSettling: boolean;
}

/** The text typed into a search field, debounced. */
export function useSearchText(): SearchText {
  const [typed, type] = useState<string>();
  const [settled] = useDebouncedValue(typed, delay);
  return { typed, type, search: readSearch(settled), isSettling: !isSame(readSearch(typed), readSearch(settled)) };
}

function isSame(one: Search, other: Search): boolean {
  return one.kind === other.kind && (one.kind !== 'words' || other.kind !== 'words' || one.term === other.term);
}

/** The part of a paged query that loads its next page. */
interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads the next page at the end of a list. After a failure, only the retry button does. */
export function useNextPage(query: PagedQuery): MoreOptions | undefined {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isOffered = hasNextPage && !isFetchNextPageError;
  return useMemo(
    () => (isOffered ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined),
    [isOffered, isFetchingNextPage, fetchNextPage],
  );
}
