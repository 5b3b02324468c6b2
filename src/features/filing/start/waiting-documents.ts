/**
 * Documents dropped before there is a draft for them. They wait in this tab, for one person, until the draft is chosen or
 * created, and are then added to it once.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { usePerson } from '@/features/session';

/** The files, and the draft they go to once it is known. */
interface WaitingFiles {
  files: readonly File[];
  orderId?: number;
}

const none: WaitingFiles = { files: [] };

export class WaitingDocuments {
  readonly #listeners = new Set<() => void>();
  #waiting = none;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): WaitingFiles => this.#waiting;

  /** Adds files to those that wait. Files for a draft that was never opened wait for the next choice again. */
  add(files: readonly File[]): void {
    this.#become({ files: [...this.#waiting.files, ...files] });
  }

  remove(file: File): void {
    this.#become({ ...this.#waiting, files: this.#waiting.files.filter((each) => each !== file) });
  }

  clear(): void {
    this.#become(none);
  }

  /** Names the draft that takes them. */
  assign(orderId: number): void {
    if (this.#waiting.files.length > 0) this.#become({ ...this.#waiting, orderId });
  }

  /** The files for a draft, once: they no longer wait. */
  take(orderId: number): readonly File[] {
    if (this.#waiting.orderId !== orderId) return [];
    const { files } = this.#waiting;
    this.#become(none);
    return files;
  }

  #become(waiting: WaitingFiles): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}

/** By application and person: the next person in this tab doesn't get them. */
const stores = new WeakMap<QueryClient, Map<number, WaitingDocuments>>();

function storeOf(queryClient: QueryClient, userId: number): WaitingDocuments {
  const ofPeople = stores.get(queryClient) ?? new Map<number, WaitingDocuments>();
  stores.set(queryClient, ofPeople);
  const store = ofPeople.get(userId) ?? new WaitingDocuments();
  ofPeople.set(userId, store);
  return store;
}

/** The person's waiting documents. */
export function useWaitingDocuments(): { waiting: WaitingFiles; store: WaitingDocuments } {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const store = useMemo(() => storeOf(queryClient, userId), [queryClient, userId]);
  return { waiting: useSyncExternalStore(store.subscribe, store.current), store };
}
