/** The query cache's defaults (specification, application section 9): retry 1, kept a day, stale after 30 s. */
import { CancelledError, QueryClient } from '@tanstack/react-query';
import { failureOf, isRefusal } from './errors';
import { holdMutations, holdQueries, type SignedIn } from './hold-calls';

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
          const failure = failureOf(error);
          // After a time limit, the person decides.
          return count < 1 && !isRefusal(failure) && failure.kind !== 'timed-out';
        },
      },
      // A mutation never waits for the network: it could reach a court or charge a card much later (decision 15).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  keepShared(queryClient);
  holdQueries(queryClient, session);
  holdMutations(queryClient, session);
  return queryClient;
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

function noop(): void {}
