/**
 * Browser storage that always works: if the browser denies it (blocked cookies in a frame, a full disk), values stay in
 * memory until the page closes.
 */
export interface KeptStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Whether values outlive the page. */
  isLasting(): boolean;
}

/** Permanent, shared by all tabs of this origin. */
export const localStore: KeptStorage = keptStorage(() => window.localStorage);
/** For this tab only; survives reloads. */
export const tabStore: KeptStorage = keptStorage(() => window.sessionStorage);

function keptStorage(open: () => Storage): KeptStorage {
  const memory = new Map<string, string>();
  const remove = (key: string) => {
    memory.delete(key);
    try {
      open().removeItem(key);
    } catch {
      // If removing values fails, storage is blocked and has none.
    }
  };
  return {
    read(key) {
      try {
        return open().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      memory.delete(key);
      try {
        open().setItem(key, value);
      } catch {
        remove(key);
        memory.set(key, value);
      }
    },
    remove,
    isLasting() {
      try {
        open();
        return memory.size === 0;
      } catch {
        return false;
      }
    },
  };
}
