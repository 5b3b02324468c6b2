import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { readSearch } from '@/lib/form/search-text';
import { type PlaceSuggestion, placesLookup } from './places';

/** Milliseconds without typing before a search (specification, application section 9). */
const delay = 300;

/** Suggests addresses as a person types. Only the latest search counts, in whichever order the answers arrive. */
export function usePlaces() {
  const [asked, setAsked] = useState('');
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'unavailable'>('idle');
  const latest = useRef(0);

  /** The answer to a search; undefined when it failed or a later search replaced it. */
  async function latestOf<T>(question: Promise<T>): Promise<T | undefined> {
    latest.current += 1;
    const mine = latest.current;
    setStatus('loading');
    try {
      const answer = await question;
      if (mine !== latest.current) return undefined;
      setStatus('idle');
      return answer;
    } catch {
      if (mine === latest.current) setStatus('unavailable');
      return undefined;
    }
  }

  const suggest = useDebouncedCallback(async (text: string) => {
    const found = await latestOf(placesLookup().suggest(text));
    if (!found) return;
    setAsked(text);
    setSuggestions(found);
  }, delay);

  return {
    /** The text the suggestions match; empty before the first search. */
    asked,
    suggestions,
    isLoading: status === 'loading',
    isUnavailable: status === 'unavailable',
    /** Searches once typing pauses. */
    ask(text: string): void {
      const search = readSearch(text);
      if (search.kind === 'words') suggest(search.term);
      else {
        suggest.cancel();
        latest.current += 1;
        setAsked('');
        setSuggestions([]);
        setStatus('idle');
      }
    },
    /** The parts of a suggested address; undefined when the lookup failed. */
    find: (suggestion: PlaceSuggestion) => latestOf(placesLookup().find(suggestion)),
  };
}
