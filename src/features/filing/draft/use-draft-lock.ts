import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftLock } from './draft-lock';

interface LockHooks {
  /** Saves what is not saved, before another tab takes over. */
  beforeHandOver: () => Promise<unknown>;
  /** Makes sure that what is edited is the latest, after another tab has edited it. */
  afterWaiting: () => Promise<unknown>;
}

/** Which tab edits the draft. `hooks` are those of the first render. */
export function useDraftLock(orderId: number, hooks: LockHooks) {
  const [lock] = useState(() => new DraftLock({ name: `draft-${orderId}`, ...hooks }));
  useEffect(() => {
    lock.start();
    return () => lock.stop();
  }, [lock]);
  return { state: useSyncExternalStore(lock.subscribe, lock.state), takeOver: () => void lock.takeOver() };
}
