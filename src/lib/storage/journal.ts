/** Entries in browser storage, one per subject, validated when read. */
import { type KeptStorage, localStore } from './browser-storage';

interface Schema<Entry> {
  safeParse(value: unknown): { success: true; data: Entry } | { success: false };
}

export interface Journal<Entry> {
  /** The entry of a subject, or undefined if missing or unreadable. */
  read(subject: string): Entry | undefined;
  write(subject: string, entry: Entry): void;
  clear(subject: string): void;
  /** Whether entries outlive the page. */
  isLasting(): boolean;
}

/**
 * Creates a journal whose keys start with `prefix`.
 * @param storage defaults to the one shared by all tabs. Where the browser denies it, entries last as long as the page.
 */
export function createJournal<Entry>(
  prefix: string,
  schema: Schema<Entry>,
  storage: KeptStorage = localStore,
): Journal<Entry> {
  const keyOf = (subject: string) => `${prefix}:${subject}`;
  return {
    read(subject) {
      try {
        const text = storage.read(keyOf(subject));
        const parsed = text === null ? undefined : schema.safeParse(JSON.parse(text));
        return parsed?.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    write: (subject, entry) => storage.write(keyOf(subject), JSON.stringify(entry)),
    clear: (subject) => storage.remove(keyOf(subject)),
    isLasting: () => storage.isLasting(),
  };
}
