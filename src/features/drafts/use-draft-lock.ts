import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftLock, type LockState } from './draft-lock';

interface LockHooks {
  /** Saves pending changes before another tab edits. Returns whether everything is saved. */
  beforeHandOver: () => Promise<boolean>;
  /** Fetches the latest draft after another tab edited it. */
  afterWaiting: () => Promise<unknown>;
}

/** The draft's lock, as this tab has it. */
export interface TabLock {
  state: LockState;
  /** This tab must not edit: another tab does, or its changes aren't loaded yet. */
  isBarred: boolean;
  /** Edits in this tab, after the other saved its changes. */
  takeOver: () => void;
}

/** Decides which tab edits what has this name. Later changes to `hooks` are ignored. */
export function useDraftLock(name: string, hooks: LockHooks): TabLock {
  const [lock] = useState(() => new DraftLock({ name, ...hooks }));
  useEffect(() => {
    lock.start();
    return () => lock.stop();
  }, [lock]);
  const state = useSyncExternalStore(lock.subscribe, lock.state);
  return { state, isBarred: state === 'elsewhere' || state === 'behind', takeOver: () => void lock.takeOver() };
}
