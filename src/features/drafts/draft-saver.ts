/**
 * Autosaves a draft 800 ms after the last keystroke, one save at a time, always the latest content. The journal keeps
 * what the backend hasn't confirmed. Independent of React.
 */
import type { DraftRevision } from '@/api/generated/filing/model';
import { isSameContent } from '@/lib/form/is-same-content';
import type { JournalEntry } from './opening';
import type { SaveFailure } from './save-failure';

/** Whether the draft is saved. */
export type SaveStatus =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The last save failed; another follows. */
  | { kind: 'retrying'; isOffline: boolean }
  /** Someone else saved the draft meanwhile. Nothing is saved until the person chooses a version. */
  | { kind: 'conflict'; current: DraftRevision }
  /** The draft was submitted, here or elsewhere. */
  | { kind: 'submitted' }
  /** The backend rejected the draft for good. */
  | { kind: 'refused'; reason: string };

/** The part of a save's response that the saver needs. */
export interface SavedRevision {
  version: number;
  savedAt: string;
}

export interface SavedDraft<Content> extends SavedRevision {
  content: Content;
}

interface SaverOptions<Content> {
  saved: SavedDraft<Content>;
  save: (version: number, content: Content) => Promise<SavedRevision>;
  readFailure: (error: unknown) => SaveFailure;
  /** Loads the latest saved draft. */
  load: () => Promise<SavedDraft<Content>>;
  journal: { write: (entry: JournalEntry<Content>) => void; clear: () => void };
  /** Milliseconds without a change before a save. */
  quiet?: number;
}

const retryDelays = [2_000, 4_000, 8_000, 15_000, 30_000];

export class DraftSaver<Content> {
  readonly #options: SaverOptions<Content>;
  readonly #listeners = new Set<() => void>();
  #status: SaveStatus;
  #saved: SavedDraft<Content>;
  #content: Content;
  /** Content sent without a response: it may or may not be saved. */
  #unconfirmed: Content | undefined;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isStopped = false;

  constructor(options: SaverOptions<Content>) {
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

  /** The last version the backend confirmed. */
  get version(): number {
    return this.#saved.version;
  }

  /** Records a change in the journal and schedules a save. */
  change(content: Content): void {
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

  /** Saves pending changes immediately. Returns whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (!this.#isHalted() && this.#isDirty()) {
      const failures = this.#failures;
      await this.#run();
      if (this.#failures > failures) return false;
    }
    return !this.#isHalted() && !this.#isDirty();
  }

  /** Resolves a conflict by overwriting the newer version. */
  keepMine(): Promise<boolean> {
    if (this.#status.kind !== 'conflict') return Promise.resolve(false);
    const { version, savedAt } = this.#status.current;
    this.#saved = { version, savedAt, content: this.#saved.content };
    // A save in flight lost against the newer version.
    this.#unconfirmed = this.#content;
    this.#become({ kind: 'unsaved' });
    this.#record();
    return this.flush();
  }

  /** Resolves a conflict by discarding the changes made here. */
  discard(): void {
    this.#content = this.#saved.content;
    this.#unconfirmed = undefined;
    this.#options.journal.clear();
  }

  /** Stops saving because a newer version exists. */
  reportConflict(current: DraftRevision, mine: Content): void {
    clearTimeout(this.#timer);
    this.#content = mine;
    this.#become({ kind: 'conflict', current });
  }

  /** Stops saving because the draft was submitted. */
  reportSubmitted(): void {
    clearTimeout(this.#timer);
    this.#options.journal.clear();
    this.#become({ kind: 'submitted' });
  }

  /** Starts or restarts saving. */
  start(): void {
    this.#isStopped = false;
    if (this.#isDirty() && !this.#isHalted()) this.#schedule(this.#quiet);
  }

  /** Saves pending changes a last time, then stops. */
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
      if (this.#status.kind === 'retrying') this.#schedule(this.#retryDelay());
      else if (this.#status.kind === 'unsaved') this.#schedule(this.#quiet);
    });
    return this.#running;
  }

  #retryDelay(): number {
    return retryDelays[Math.min(this.#failures, retryDelays.length) - 1] ?? 0;
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
      await this.#fail(this.#options.readFailure(error), [content, unconfirmed]);
    }
  }

  #confirm(saved: SavedDraft<Content>): void {
    this.#saved = { version: saved.version, savedAt: saved.savedAt, content: saved.content };
    this.#unconfirmed = undefined;
    this.#failures = 0;
    if (this.#isDirty()) {
      this.#record();
      this.#become({ kind: 'unsaved' });
    } else this.#settle();
  }

  /** `sent`: the content, and that of an earlier save that got no response. */
  async #fail(failure: SaveFailure, sent: readonly (Content | undefined)[]): Promise<void> {
    this.#failures += 1;
    if (failure.kind === 'submitted') return this.reportSubmitted();
    if (failure.kind === 'passing') return this.#become({ kind: 'retrying', isOffline: !navigator.onLine });
    this.#unconfirmed = undefined;
    if (failure.kind === 'conflict' && (await this.#isOurs(sent))) return;
    this.#become(failure);
  }

  /**
   * Tells whether the conflicting version says what was sent: our own save whose response was lost, or that of another tab
   * with the same changes. If so, confirms it.
   */
  async #isOurs(sent: readonly (Content | undefined)[]): Promise<boolean> {
    const latest = await this.#options.load().catch(() => undefined);
    if (!latest || !sent.some((each) => each && isSameContent(latest.content, each))) return false;
    this.#confirm(latest);
    return true;
  }

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
