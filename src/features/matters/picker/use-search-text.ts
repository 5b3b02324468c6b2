import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { readSearch, type Search } from '@/lib/form/search-text';

/** How long nobody types before a search begins, in milliseconds (specification, section 9). */
const quiet = 300;

interface SearchText {
  /** What stands in the input; undefined when nothing was typed, or what was has led to a choice. */
  typed: string | undefined;
  type: (typed: string | undefined) => void;
  /** What it asks for, `quiet` after the last letter. */
  search: Search;
  /** What was typed last is not what `search` says yet: earlier results no longer stand for it. */
  isSettling: boolean;
}

/** What somebody types to search with. */
export function useSearchText(): SearchText {
  const [typed, type] = useState<string>();
  const [settled] = useDebouncedValue(typed, quiet);
  return { typed, type, search: readSearch(settled), isSettling: !isSame(readSearch(typed), readSearch(settled)) };
}

function isSame(one: Search, other: Search): boolean {
  return one.kind === other.kind && (one.kind !== 'words' || other.kind !== 'words' || one.term === other.term);
}
