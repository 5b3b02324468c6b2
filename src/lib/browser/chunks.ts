/**
 * Code chunks can disappear when a new version is deployed. The page reloads once by itself; if that fails, it asks the
 * person to reload (specification, application sections 8 and 9).
 */

/** How long a chunk may take to load, in milliseconds. */
const chunkLimit = 120_000;

/** A chunk took too long to load. */
class ChunkTimeoutError extends Error {
  constructor() {
    super('Loading chunk timed out');
    this.name = 'ChunkTimeoutError';
  }
}

/** Errors for a module or style sheet that did not load, from Chrome, Firefox, Safari and Vite. */
const chunkMessages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

export function isChunkError(error: unknown): error is Error {
  return error instanceof ChunkTimeoutError || (error instanceof Error && chunkMessages.test(error.message));
}

/** @throws ChunkTimeoutError if loading takes too long. */
export async function chunkInTime<T>(loading: Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new ChunkTimeoutError()), chunkLimit);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(limit);
  }
}

/** The session-storage key under which the router remembers its own reloads. */
const reloadKey = (error: Error) => `tanstack_router_reload:${error.message}`;

/** Whether we or the router have already reloaded the page for this error. True if storage is blocked. */
export function wasReloadedFor(error: Error): boolean {
  try {
    return window.sessionStorage.getItem(reloadKey(error)) !== null;
  } catch {
    return true;
  }
}

/** Records a reload for this error. Returns false if that fails: the page could reload forever. */
export function rememberReload(error: Error): boolean {
  try {
    window.sessionStorage.setItem(reloadKey(error), '1');
    return wasReloadedFor(error);
  } catch {
    return false;
  }
}
