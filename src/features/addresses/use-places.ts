import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { readSearch } from '@/lib/form/search-text';
import { type PlaceSuggestion, placesLookup } from './places';

/** Milliseconds without typing before a search (specification, application section 9). */
const delay = 300;

/** Suggests addresses while typing. Only the latest search counts, even if earlier responses arrive late. */
export function usePlaces() {
  const [searched, setSearched] = useState('');
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'unavailable'>('idle');
  const latest = useRef(0);

  /** The result of a lookup; undefined when it failed or a later one replaced it. */
  async function latestOf<T>(lookup: Promise<T>): Promise<T | undefined> {
    latest.current += 1;
    const mine = latest.current;
    setStatus('loading');
    try {
      const answer = await lookup;
      if (mine !== latest.current) return undefined;
      setStatus('idle');
      return answer;
    } catch {
      if (mine === latest.current) setStatus('unavailable');
      return undefined;
    }
  }

  const suggest = useDebouncedCallback(async (text: string) => {
    const matches = await latestOf(placesLookup().suggest(text));
    if (!matches) return;
    setSearched(text);
    setSuggestions(matches);
  }, delay);

  /** Whatever is still being looked up no longer counts. */
  function giveUp(): void {
    suggest.cancel();
    latest.current += 1;
    setStatus('idle');
  }

  return {
    /** The text the suggestions match; empty before the first search. */
    searched,
    suggestions,
    isLoading: status === 'loading',
    isUnavailable: status === 'unavailable',
    /** Searches once typing pauses. */
    search(text: string): void {
      const query = readSearch(text);
      if (query.kind === 'words') suggest(query.term);
      else {
        giveUp();
        setSearched('');
        setSuggestions([]);
      }
    },
    /** The parts of a suggested address; undefined when the lookup failed. */
    find: (suggestion: PlaceSuggestion) => latestOf(placesLookup().find(suggestion)),
    giveUp,
  };
}
