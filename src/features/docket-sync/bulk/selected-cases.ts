/** The selection in this browser. Tabs follow each other (dockets, section 1.7). */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePerson } from '@/features/session';
import { localStore } from '@/lib/storage/browser-storage';
import { type BulkSelection, type KeptSelection, readSelection } from './model/selection';

/** Named by the specification (application, section 4). */
const storageKey = 'bulk-sync-selected';
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === storageKey || key === null) && changed();
  listeners.add(changed);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', onStorage);
  };
}

const keptText = () => localStore.read(storageKey);

/** The person's selection, and changes of it, which all tabs see. */
export function useKeptSelection(): KeptSelection {
  const { clientId = 0, userId = 0 } = usePerson() ?? {};
  const text = useSyncExternalStore(subscribe, keptText);
  return useMemo(() => readSelection(text, { clientId, userId }), [text, clientId, userId]);
}

/** Keeps a selection. */
export function keepSelection(selection: BulkSelection): void {
  localStore.write(storageKey, JSON.stringify(selection));
  for (const changed of listeners) changed();
}

/** Forgets the selection. */
export function forgetSelection(): void {
  localStore.remove(storageKey);
  for (const changed of listeners) changed();
}

/** Changes the selection as it is now: another tab may have changed it since this page was drawn. */
export function useChangeSelection(): (change: (selection: BulkSelection) => BulkSelection) => void {
  const { clientId = 0, userId = 0 } = usePerson() ?? {};
  return useCallback(
    (change) => {
      const kept = readSelection(keptText(), { clientId, userId });
      if (kept.kind === 'selected') keepSelection(change(kept.selection));
    },
    [clientId, userId],
  );
}
