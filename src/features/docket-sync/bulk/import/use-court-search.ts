import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf, retryAfterOf } from '@/api/errors';
import { searchDocketCases } from '@/api/generated/docket-sync';
import type { CaseSearchResult } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { type ProviderId, pacerId } from '../../accounts/providers';
import { orderOnce } from '../../ordering/order-once';
import { submissionKey } from '../../ordering/submission-key';
import { spendQuery } from '../../watch/queries';

/** Providers take a limited number of searches a minute. */
export const pauseWhenRefused = 60_000;

export interface CourtSearch {
  state: 'idle' | 'searching' | 'waiting' | 'failed';
  error: unknown;
  /** Asks for the numbers one after another, until paused. */
  start: (numbers: readonly string[]) => void;
  pause: () => void;
}

/**
 * Looks for case numbers at the court, one at a time. PACER charges for each: the caller's button says the price. A
 * number is bought under a key of its own, so that asking again after a lost answer costs nothing.
 * @param onFound is told each answer as it comes.
 */
export function useCourtSearch(
  providerId: ProviderId,
  onFound: (number: string, found: readonly CaseSearchResult[]) => void,
): CourtSearch {
  const userId = usePerson()?.userId ?? 0;
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Pick<CourtSearch, 'state' | 'error'>>({ state: 'idle', error: undefined });
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  async function ask(number: string): Promise<readonly CaseSearchResult[]> {
    const question = { providerId, CaseSearchType: 'CaseNumber', SearchTerm: number, Page: 1 } as const;
    if (providerId !== pacerId) return (await searchDocketCases(question)).items;
    const key = submissionKey(userId, JSON.stringify(['search', question]));
    const outcome = await orderOnce(key, (text) => searchDocketCases(question, { 'Idempotency-Key': text }));
    if (outcome.kind === 'ordered') return outcome.answer.items;
    throw outcome.error;
  }

  async function searchAll(numbers: readonly string[], { signal }: AbortController): Promise<void> {
    for (let done = 0; done < numbers.length; ) {
      const number = numbers[done];
      if (signal.aborted || number === undefined) return;
      setProgress({ state: 'searching', error: undefined });
      try {
        const found = await ask(number);
        onFound(number, found);
        done += 1;
      } catch (error) {
        if (signal.aborted) return;
        if (failureOf(error).code !== 'too-many-requests') return setProgress({ state: 'failed', error });
        setProgress({ state: 'waiting', error });
        await pauseFor(retryAfterOf(error) ?? pauseWhenRefused, signal);
      }
    }
    setProgress({ state: 'idle', error: undefined });
    if (providerId === pacerId) void queryClient.invalidateQueries({ queryKey: spendQuery.queryKey });
  }

  return {
    ...progress,
    start: (numbers) => {
      run.current?.abort();
      run.current = new AbortController();
      void searchAll(numbers, run.current);
    },
    pause: () => {
      run.current?.abort();
      setProgress((before) => ({ ...before, state: 'idle' }));
    },
  };
}

/** Resolves after a pause, or as soon as it is canceled. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
