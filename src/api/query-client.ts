/** The query cache's defaults (specification, application section 9): retry 1, kept a day, stale after 30 s. */
import { QueryClient } from '@tanstack/react-query';
import { failureOf, isRefusal } from './errors';
import { holdMutations, holdQueries, type SignedIn } from './hold-calls';

const day = 24 * 60 * 60 * 1000;

/**
 * A new cache. A refusal is not asked again. Nothing is asked for or changed while
 * nobody is signed in (section 6), but for what says `meta: { isPublic: true }`.
 */
export function createQueryClient(session: SignedIn): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: day,
        staleTime: 30_000,
        retry: (count, error) => count < 1 && !isRefusal(failureOf(error)),
      },
      // A mutation never waits for the network to return: it could reach a court or a card long after (decision 15).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  holdQueries(queryClient, session);
  holdMutations(queryClient, session);
  return queryClient;
}
