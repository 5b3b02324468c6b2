/** Entries in browser storage, one per subject, validated when read. */

interface Schema<Entry> {
  safeParse(value: unknown): { success: true; data: Entry } | { success: false };
}

export interface Journal<Entry> {
  /** The entry of a subject, or undefined if missing or unreadable. */
  read(subject: string): Entry | undefined;
  /** Stores the entry. Returns false if storage is full or blocked. */
  write(subject: string, entry: Entry): boolean;
  clear(subject: string): void;
}

/**
 * Creates a journal whose keys start with `prefix`.
 * @param storage shared by all tabs unless given.
 */
export function createJournal<Entry>(
  prefix: string,
  schema: Schema<Entry>,
  storage = () => localStorage,
): Journal<Entry> {
  const keyOf = (subject: string) => `${prefix}:${subject}`;
  return {
    read(subject) {
      try {
        const text = storage().getItem(keyOf(subject));
        const parsed = text === null ? undefined : schema.safeParse(JSON.parse(text));
        return parsed?.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    write(subject, entry) {
      try {
        storage().setItem(keyOf(subject), JSON.stringify(entry));
        return true;
      } catch {
        return false;
      }
    },
    clear(subject) {
      try {
        storage().removeItem(keyOf(subject));
      } catch {
        // If removing entries fails, storage is blocked and has none.
      }
    },
  };
}
