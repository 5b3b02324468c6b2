/**
 * Documents dropped before there is a draft for them. They wait in this tab, for one person, until the draft is chosen or
 * created, and are then added to it once. Their order is guessed by names and first pages, until a person changes it
 * (decision 31). A page that closes meanwhile leaves their names.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type RecordedUpload, UploadRecord } from '@/features/documents';
import { usePerson } from '@/features/session';
import { askBeforeLeaving } from '@/lib/browser/ask-before-leaving';
import { firstPageOf } from '../documents/first-page';
import { arrangeDocuments, type FirstPage } from '../model/document-order';

/** A document that waits. */
export interface WaitingFile {
  id: string;
  file: File;
  fileName: string;
  /** Undefined until it was read. */
  firstPage?: FirstPage | undefined;
}

interface OrderedFiles {
  files: readonly WaitingFile[];
  /** Whether the first leads the filing. */
  hasLead: boolean;
  /** A person put them in this order. */
  isOrdered: boolean;
}

/** The files, and the draft they go to once it is known. */
interface WaitingFiles extends OrderedFiles {
  orderId?: number | undefined;
  /** First pages are still being read: the order may change. */
  isReading: boolean;
  /** The order before the person's last move. */
  former?: OrderedFiles | undefined;
}

const none: WaitingFiles = { files: [], hasLead: false, isOrdered: false, isReading: false };

/** The draft that a document was waiting for, if it was known. */
export const waitingFor = z.object({ orderId: z.optional(z.number()) });
type LostDocument = RecordedUpload<z.infer<typeof waitingFor>>;
const nothing: readonly LostDocument[] = [];

export class WaitingDocuments {
  readonly #listeners = new Set<() => void>();
  readonly #read: (file: File) => Promise<FirstPage>;
  readonly #record: UploadRecord<z.infer<typeof waitingFor>> | undefined;
  #waiting = none;
  #lost = nothing;
  #stopAsking: (() => void) | undefined;

  /**
   * @param read reads a first page; must not reject, and not take long
   * @param record where the names of the documents are kept
   */
  constructor(
    read: (file: File) => Promise<FirstPage> = firstPageOf,
    record?: UploadRecord<z.infer<typeof waitingFor>>,
  ) {
    this.#read = read;
    this.#record = record;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): WaitingFiles => this.#waiting;

  /** Adds files to those that wait. Files for a draft that was never opened wait for the next choice again. */
  add(files: readonly File[]): void {
    const added = files.map((file): WaitingFile => ({ id: crypto.randomUUID(), file, fileName: file.name }));
    const all = [...this.#waiting.files, ...added];
    this.#become(this.#waiting.isOrdered ? { files: all, hasLead: true, isOrdered: true } : arranged(all));
    for (const { id, file } of added) void this.#read(file).then((firstPage) => this.#noteFirstPage(id, firstPage));
  }

  remove(id: string): void {
    const { orderId, isOrdered } = this.#waiting;
    const files = this.#waiting.files.filter((each) => each.id !== id);
    this.#become(isOrdered && files.length > 0 ? { files, hasLead: true, isOrdered } : arranged(files), { orderId });
  }

  /** Moves a document to another place, from 0. From now on, the first leads. */
  move(id: string, place: number): void {
    const { files, hasLead, isOrdered, orderId } = this.#waiting;
    const moved = files.find((each) => each.id === id);
    if (!moved) return;
    const others = files.filter((each) => each !== moved);
    const ordered = { files: others.toSpliced(place, 0, moved), hasLead: true, isOrdered: true };
    this.#become(ordered, { orderId, former: { files, hasLead, isOrdered } });
  }

  /** Takes the last move back. */
  undoMove(): void {
    const { former, orderId } = this.#waiting;
    if (former) this.#become(former.isOrdered ? former : arranged(former.files), { orderId });
  }

  clear(): void {
    this.#become(none);
  }

  /** Names the draft that takes them. */
  assign(orderId: number): void {
    const { former } = this.#waiting;
    if (this.#waiting.files.length > 0) this.#become(this.#waiting, { orderId, former });
  }

  /** The files for a draft, once: they no longer wait. */
  take(orderId: number): Pick<OrderedFiles, 'files' | 'hasLead'> {
    if (this.#waiting.orderId !== orderId) return none;
    const { files, hasLead } = this.#waiting;
    this.#become(none);
    return { files, hasLead };
  }

  #noteFirstPage(id: string, firstPage: FirstPage): void {
    const { files, isOrdered, hasLead, orderId, former } = this.#waiting;
    if (!files.some((each) => each.id === id)) return;
    const note = (each: WaitingFile) => (each.id === id ? { ...each, firstPage } : each);
    const read = files.map(note);
    this.#become(isOrdered ? { files: read, hasLead, isOrdered } : arranged(read), {
      orderId,
      former: former && { ...former, files: former.files.map(note) },
    });
  }

  /** The documents that waited in a page that closed, until dismissed. */
  readonly lost = (): readonly LostDocument[] => this.#lost;

  /** Takes over the names that earlier pages left, until the signal aborts. */
  recover(signal: AbortSignal): void {
    this.#record?.followEnded((left) => this.#lose([...this.#lost, ...left]), signal);
  }

  /** Forgets the documents that waited for this draft, or for none. */
  dismissLost(orderId: number | undefined): void {
    this.#lose(this.#lost.filter(({ slot }) => slot.orderId !== orderId));
  }

  #lose(lost: readonly LostDocument[]): void {
    this.#lost = lost;
    this.#tell();
  }

  #become(ordered: OrderedFiles, { orderId, former }: Pick<WaitingFiles, 'orderId' | 'former'> = {}): void {
    const { files, hasLead, isOrdered } = ordered;
    const isReading = files.some(({ firstPage }) => firstPage === undefined);
    this.#waiting = { files, hasLead, isOrdered, isReading, orderId, former };
    this.#tell();
  }

  #tell(): void {
    const { files, orderId } = this.#waiting;
    if (files.length > 0) this.#stopAsking ??= askBeforeLeaving();
    else {
      this.#stopAsking?.();
      this.#stopAsking = undefined;
    }
    const waiting = files.map(({ id, fileName }) => ({ id, name: fileName, slot: { orderId } }));
    this.#record?.write([...this.#lost, ...waiting]);
    for (const listener of this.#listeners) listener();
  }
}

function arranged(files: readonly WaitingFile[]): OrderedFiles {
  const { documents, hasLead } = arrangeDocuments(files);
  return { files: documents, hasLead, isOrdered: false };
}

/** By application and person: the next person in this tab doesn't get them. */
const stores = new WeakMap<QueryClient, Map<number, WaitingDocuments>>();

function storeOf(queryClient: QueryClient, userId: number): WaitingDocuments {
  const ofPeople = stores.get(queryClient) ?? new Map<number, WaitingDocuments>();
  stores.set(queryClient, ofPeople);
  const store =
    ofPeople.get(userId) ?? new WaitingDocuments(firstPageOf, new UploadRecord(`waiting.${userId}`, waitingFor));
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

/** The names of documents that waited for a draft, or for the choice of one, in a page that closed. */
export function useLostDocuments(orderId: number | undefined) {
  const { store } = useWaitingDocuments();
  const lost = useSyncExternalStore(store.subscribe, store.lost);
  useEffect(() => {
    const left = new AbortController();
    store.recover(left.signal);
    return () => left.abort();
  }, [store]);
  return {
    names: lost.filter(({ slot }) => slot.orderId === orderId).map(({ name }) => name),
    onDismiss: () => store.dismissLost(orderId),
  };
}
