import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isStarting } from './errors';

/** Tells whether a query waits for a backend that is starting. */
export function useIsStarting(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  return useSyncExternalStore(subscribe, () =>
    cache.getAll().some(({ state }) => state.fetchStatus === 'fetching' && isStarting(state.fetchFailureReason)),
  );
}
