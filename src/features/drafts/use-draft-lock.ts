import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftLock } from './draft-lock';

interface LockHooks {
  /** Saves pending changes before another tab takes over. */
  beforeHandOver: () => Promise<unknown>;
  /** Fetches the latest draft after another tab edited it. */
  afterWaiting: () => Promise<unknown>;
}

/** Decides which tab edits the draft. Later changes to `hooks` are ignored. */
export function useDraftLock(orderId: number, hooks: LockHooks) {
  const [lock] = useState(() => new DraftLock({ name: `draft-${orderId}`, ...hooks }));
  useEffect(() => {
    lock.start();
    return () => lock.stop();
  }, [lock]);
  return { state: useSyncExternalStore(lock.subscribe, lock.state), takeOver: () => void lock.takeOver() };
}
