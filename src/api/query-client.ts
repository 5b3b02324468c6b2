/** The query cache's defaults (specification, application section 9): retry 1, kept a day, stale after 30 s. */
import { CancelledError, QueryClient } from '@tanstack/react-query';
import { failureOf, isRefusal, isStarting, retryAfterOf } from './errors';
import { isOutdated } from './facts/follow-own-changes';
import { holdMutations, holdQueries, type SignedIn } from './hold-calls';

/** The longest pause that a page waits through by itself, in milliseconds. After a longer one, the person decides. */
const longestPause = 15_000;

const day = 24 * 60 * 60 * 1000;

/**
 * A new cache. Rejected calls aren't retried. While signed out, queries and mutations are held (section 6), except
 * those with `meta: { isPublic: true }`.
 */
export function createQueryClient(session: SignedIn): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: day,
        staleTime: 30_000,
        retry: (count, error) => {
          if (isStarting(error)) return true;
          const failure = failureOf(error);
          // After a time limit, the person decides.
          if (failure.kind === 'timed-out' || pauseAfter(error) > longestPause) return false;
          return count < 1 && !isRefusal(failure);
        },
        retryDelay: (count, error) => (isStarting(error) ? 1000 : pauseAfter(error, count)),
      },
      // A mutation never waits for the network: it could reach a court or charge a card much later (decision 15).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  keepShared(queryClient);
  keepTrue(queryClient);
  holdQueries(queryClient, session);
  holdMutations(queryClient, session);
  return queryClient;
}

/** Tells what the response asks for (`Retry-After`); otherwise a second, doubled with each retry. */
function pauseAfter(error: unknown, retries = 0): number {
  return retryAfterOf(error) ?? 1000 * 2 ** retries;
}

/**
 * A request ends with the last page that observes it. The loader of the next page may be waiting for the same request:
 * it asks again instead of failing. What is only asked in advance ends with the page.
 */
function keepShared(queryClient: QueryClient): void {
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  queryClient.fetchQuery = (options) =>
    fetchQuery(options).catch((error: unknown) => {
      if (error instanceof CancelledError) return fetchQuery(options);
      throw error;
    });
  queryClient.prefetchQuery = (options) => fetchQuery(options).then(noop, noop);
}

/** A loader that needs an answer waits for a new one while the cache has one from before a change. */
function keepTrue(queryClient: QueryClient): void {
  const ensure = queryClient.ensureQueryData.bind(queryClient);
  queryClient.ensureQueryData = (options) => {
    const { queryKey } = options;
    const isKnown = !isOutdated(queryClient.getQueryCache().find({ queryKey, exact: true }));
    return isKnown ? ensure(options) : queryClient.fetchQuery(options);
  };
}

function noop(): void {}
