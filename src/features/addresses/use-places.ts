import { useRef, useState } from 'react';
import { type PlaceSuggestion, placesLookup } from './places';

/** How long typing rests before addresses are looked for, in milliseconds, and from how many characters on (section 9). */
const rest = 300;
const minimum = 3;

/** Looks for addresses while they are typed. The last question counts, whatever order the answers come in. */
export function usePlaces() {
  const [asked, setAsked] = useState('');
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'unavailable'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);

  /** Runs a question; undefined when it failed or another one was asked meanwhile. */
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

  async function suggest(text: string): Promise<void> {
    const found = await latestOf(placesLookup().suggest(text));
    if (!found) return;
    setAsked(text);
    setSuggestions(found);
  }

  return {
    /** What the suggestions are for; empty before anything was asked. */
    asked,
    suggestions,
    isLoading: status === 'loading',
    isUnavailable: status === 'unavailable',
    /** Looks for what was typed, as soon as typing rests. */
    ask(text: string): void {
      clearTimeout(timer.current);
      const wanted = text.trim();
      if (wanted.length >= minimum) timer.current = setTimeout(() => void suggest(wanted), rest);
      else {
        latest.current += 1;
        setAsked('');
        setSuggestions([]);
        setStatus('idle');
      }
    },
    /** The parts of an address that was suggested; undefined when they cannot be had. */
    find: (suggestion: PlaceSuggestion) => latestOf(placesLookup().find(suggestion)),
  };
}
