/** How many new decisions the tab's title tells of. */
import { useSyncExternalStore } from 'react';

let current = 0;
const listeners = new Set<() => void>();

export function setTitleMark(count: number): void {
  if (count === current) return;
  current = count;
  for (const listener of listeners) listener();
}

export function useTitleMark(): number {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
