/**
 * The application's code comes in pieces, and a piece may be gone: a newer deployment has other ones. Loading the page
 * anew mends that, once, and does so by itself; if it does not, a person is asked (specification, application sections 8
 * and 9).
 */

/** How long a piece of the application may take to come, in milliseconds. */
const chunkLimit = 120_000;

/** A piece that did not come in time. */
class ChunkTimeoutError extends Error {
  constructor() {
    super('Loading chunk timed out');
    this.name = 'ChunkTimeoutError';
  }
}

/** What browsers say of a module or a style sheet that they could not load: Chrome, Firefox, Safari, and Vite. */
const chunkMessages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

export function isChunkError(error: unknown): error is Error {
  return error instanceof ChunkTimeoutError || (error instanceof Error && chunkMessages.test(error.message));
}

/** @throws ChunkTimeoutError when what is loading is not there in time. */
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

/** The router reloads the page for some of its own pieces, and remembers it in the session storage under this name. */
const reloadKey = (error: Error) => `tanstack_router_reload:${error.message}`;

/** Whether the page was loaded anew for this failure before, by us or by the router; or cannot remember it. */
export function wasReloadedFor(error: Error): boolean {
  try {
    return window.sessionStorage.getItem(reloadKey(error)) !== null;
  } catch {
    return true;
  }
}

/** Remembers that the page is loaded anew for this failure. False where that cannot be: it might go round in circles. */
export function rememberReload(error: Error): boolean {
  try {
    window.sessionStorage.setItem(reloadKey(error), '1');
    return wasReloadedFor(error);
  } catch {
    return false;
  }
}
