/**
 * Saves a draft while it is being entered: some 800 ms after the last keystroke, one save at a time, always the latest
 * content. What is not confirmed yet is in the journal. No React here; components read it through `useSyncExternalStore`.
 */
import type { DraftRevision } from '@/api/generated/filing/model';
import type { JournalEntry } from '../model/draft-journal';
import type { FilingContent } from '../model/filing-content';
import { isSameContent } from '../model/same-content';
import type { SaveFailure } from '../model/save-failure';

/** Where the content stands towards the backend. */
export type SaveStatus =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The last try failed and the next is coming. `offline`: the browser has no connection. */
  | { kind: 'retrying'; isOffline: boolean }
  /** Somebody saved the draft since it was opened here; nothing is saved until the person has chosen. */
  | { kind: 'conflict'; current: DraftRevision }
  /** It was submitted, from here or elsewhere: it is a draft no more. */
  | { kind: 'submitted' }
  /** The backend does not take it, and would not the next time. */
  | { kind: 'refused'; reason: string };

/** What a save is answered with, as far as the saver needs it. */
export interface SavedRevision {
  version: number;
  savedAt: string;
}

export interface SavedDraft extends SavedRevision {
  content: FilingContent;
}

interface SaverOptions {
  saved: SavedDraft;
  save: (version: number, content: FilingContent) => Promise<SavedRevision>;
  /** Reads the reason out of a failed save. */
  readFailure: (error: unknown) => SaveFailure;
  /** The draft as it is saved now. */
  load: () => Promise<SavedDraft>;
  journal: { write: (entry: JournalEntry) => void; clear: () => void };
  /** Milliseconds of quiet before a save. */
  quiet?: number;
}

const pauses = [2_000, 4_000, 8_000, 15_000, 30_000];

export class DraftSaver {
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #status: SaveStatus;
  #saved: SavedDraft;
  #content: FilingContent;
  /** What was sent and not answered: it may have arrived or not. */
  #unconfirmed: FilingContent | undefined;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isStopped = false;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#saved = options.saved;
    this.#content = options.saved.content;
    this.#status = { kind: 'saved', at: options.saved.savedAt };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): SaveStatus => this.#status;

  /** The version that the backend confirmed last. */
  get version(): number {
    return this.#saved.version;
  }

  /** The content has changed: keeps it in the journal and saves it when it has been quiet for a while. */
  change(content: FilingContent): void {
    this.#content = content;
    if (!this.#isDirty() && !this.#running) {
      if (this.#status.kind !== 'saved' && !this.#isHalted()) this.#settle();
      return;
    }
    this.#record();
    if (this.#isHalted() || this.#running) return;
    if (this.#status.kind !== 'retrying') this.#become({ kind: 'unsaved' });
    if (this.#status.kind !== 'retrying') this.#schedule(this.#quiet);
  }

  /** Saves at once what is not saved. True when the backend has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (!this.#isHalted() && this.#isDirty()) {
      const failures = this.#failures;
      await this.#run();
      if (this.#failures > failures) return false;
    }
    return !this.#isHalted() && !this.#isDirty();
  }

  /** Ends a conflict in favour of what is entered here: it is saved over the version that is there now. */
  keepMine(): Promise<boolean> {
    if (this.#status.kind !== 'conflict') return Promise.resolve(false);
    const { version, savedAt } = this.#status.current;
    this.#saved = { version, savedAt, content: this.#saved.content };
    // Whatever was on its way has lost against that version.
    this.#unconfirmed = this.#content;
    this.#become({ kind: 'unsaved' });
    this.#record();
    return this.flush();
  }

  /** Ends a conflict in favour of what is saved: what is entered here is given up. */
  discard(): void {
    this.#content = this.#saved.content;
    this.#unconfirmed = undefined;
    this.#options.journal.clear();
  }

  /** Stops saving in the face of a newer version, as the opening of a draft may find one. */
  reportConflict(current: DraftRevision, mine: FilingContent): void {
    clearTimeout(this.#timer);
    this.#content = mine;
    this.#become({ kind: 'conflict', current });
  }

  /** The draft has become an order: nothing is to be saved any more, and nothing kept. */
  reportSubmitted(): void {
    clearTimeout(this.#timer);
    this.#options.journal.clear();
    this.#become({ kind: 'submitted' });
  }

  /** Begins, again after `stop`: saves what is waiting. */
  start(): void {
    this.#isStopped = false;
    if (this.#isDirty() && !this.#isHalted()) this.#schedule(this.#quiet);
  }

  /** Ends: a last save of what is waiting, and no other after it. */
  stop(): void {
    this.#isStopped = true;
    void this.flush();
  }

  get #quiet(): number {
    return this.#options.quiet ?? 800;
  }

  #isDirty(): boolean {
    return this.#unconfirmed !== undefined || !isSameContent(this.#content, this.#saved.content);
  }

  #isHalted(): boolean {
    return this.#status.kind === 'conflict' || this.#status.kind === 'submitted';
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), after);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveOnce().finally(() => {
      this.#running = undefined;
      if (this.#status.kind === 'retrying') this.#schedule(this.#pause());
      else if (this.#status.kind === 'unsaved') this.#schedule(this.#quiet);
    });
    return this.#running;
  }

  #pause(): number {
    return pauses[Math.min(this.#failures, pauses.length) - 1] ?? 0;
  }

  async #saveOnce(): Promise<void> {
    const content = this.#content;
    const unconfirmed = this.#unconfirmed;
    this.#unconfirmed = content;
    this.#record();
    if (this.#status.kind !== 'retrying') this.#become({ kind: 'saving' });
    try {
      this.#confirm({ ...(await this.#options.save(this.#saved.version, content)), content });
    } catch (error) {
      await this.#fail(this.#options.readFailure(error), unconfirmed);
    }
  }

  #confirm(saved: SavedDraft): void {
    this.#saved = { version: saved.version, savedAt: saved.savedAt, content: saved.content };
    this.#unconfirmed = undefined;
    this.#failures = 0;
    if (this.#isDirty()) {
      this.#record();
      this.#become({ kind: 'unsaved' });
    } else this.#settle();
  }

  /** `unconfirmed` is what an earlier save sent without an answer. */
  async #fail(failure: SaveFailure, unconfirmed: FilingContent | undefined): Promise<void> {
    this.#failures += 1;
    if (failure.kind === 'submitted') return this.reportSubmitted();
    if (failure.kind === 'passing') return this.#become({ kind: 'retrying', isOffline: !navigator.onLine });
    this.#unconfirmed = undefined;
    if (failure.kind === 'conflict' && unconfirmed && (await this.#isOurs(unconfirmed))) return;
    this.#become(failure);
  }

  /** Whether the version in the way is our own save, whose answer was lost. Then it is taken as confirmed. */
  async #isOurs(unconfirmed: FilingContent): Promise<boolean> {
    const there = await this.#options.load().catch(() => undefined);
    if (!there || !isSameContent(there.content, unconfirmed)) return false;
    this.#confirm(there);
    return true;
  }

  /** Everything is saved. */
  #settle(): void {
    clearTimeout(this.#timer);
    this.#options.journal.clear();
    this.#become({ kind: 'saved', at: this.#saved.savedAt });
  }

  #record(): void {
    this.#options.journal.write({
      baseVersion: this.#saved.version,
      content: this.#content,
      sending: this.#unconfirmed,
      editedAt: new Date().toISOString(),
    });
  }

  #become(status: SaveStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
