/**
 * The browser's storages as they are everywhere: where the browser refuses one (a frame whose cookies are blocked, a
 * full disk), the page keeps the value itself, for as long as it lives.
 */
export interface KeptStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Shared by the tabs of this origin, for good. */
export const localStore: KeptStorage = keptStorage(() => window.localStorage);
/** This tab's own, reloads included. */
export const tabStore: KeptStorage = keptStorage(() => window.sessionStorage);

function keptStorage(open: () => Storage): KeptStorage {
  const memory = new Map<string, string>();
  const remove = (key: string) => {
    memory.delete(key);
    try {
      open().removeItem(key);
    } catch {
      // Nothing is kept where nothing can be removed.
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
  };
}
