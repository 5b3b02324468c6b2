/** Connects the live channel to the session. Loaded after the first page. */
import type { QueryClient } from '@tanstack/react-query';
import type { ContractMismatchError } from '@/api/errors';
import { followChanges } from '@/api/live/follow-changes';
import { currentPerson, subscribeToSession } from '@/features/session';

/** Follows orders until `signal` aborts. */
export default function followLive(
  queryClient: QueryClient,
  reportMismatch: (error: ContractMismatchError) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const present = { person: () => currentPerson()?.userName, subscribe: subscribeToSession };
  const stop = followChanges(queryClient, present, { reportMismatch });
  signal.addEventListener('abort', stop);
}
