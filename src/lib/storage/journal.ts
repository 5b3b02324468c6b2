/** Entries in the browser's storage, one a subject, each checked against its schema when it is read. */

interface Schema<Entry> {
  safeParse(value: unknown): { success: true; data: Entry } | { success: false };
}

export interface Journal<Entry> {
  /** The entry of a subject; undefined when there is none, or none that can be read. */
  read(subject: string): Entry | undefined;
  /** Keeps the entry. False when the browser does not let us: its storage is full or switched off. */
  write(subject: string, entry: Entry): boolean;
  clear(subject: string): void;
}

/**
 * A journal whose keys begin with `prefix`.
 * @param storage which storage: the one shared by all tabs, unless this tab's own is asked for.
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
        // Nothing was kept where nothing can be removed.
      }
    },
  };
}
