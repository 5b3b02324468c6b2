/**
 * Code chunks don't load while the device is offline, and disappear when a new version is deployed. The page reloads once
 * by itself, when it is online; if that fails, it asks the person to reload (specification, application sections 8 and
 * 9). Browsers remember a module that failed to load, so only a reload loads it.
 */

/** How long a chunk may take to load, in milliseconds. */
const chunkLimit = 120_000;

/** A chunk didn't load, or not in time. */
export class ChunkError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChunkError';
  }
}

/** Errors for a module or style sheet that did not load, from Chrome, Firefox, Safari and Vite. */
const chunkMessages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

export function isChunkError(error: unknown): error is Error {
  return error instanceof ChunkError || (error instanceof Error && chunkMessages.test(error.message));
}

/** @throws ChunkError if loading takes too long. */
export async function chunkInTime<T>(loading: Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new ChunkError('Loading chunk timed out')), chunkLimit);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(limit);
  }
}

/** The session-storage key under which the router remembers its own reloads. */
const reloadKey = (error: Error) => `tanstack_router_reload:${error.message}`;

/** Tells whether we or the router have already reloaded the page for this error. True if storage is blocked. */
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

/** Tells whether a reload keeps the session: where the browser denies storage to a frame, it needs a new launch. */
export function survivesReload(): boolean {
  try {
    return Boolean(window.sessionStorage);
  } catch {
    return false;
  }
}

/** Style sheets in the page that didn't load. Vite requests each only once, and later shows the page without it. */
const missingStyles = new Set<HTMLLinkElement>();

/** Notices style sheets that don't load. */
export function watchStyles(): void {
  const noteFailure = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
  };
  document.addEventListener('error', noteFailure, true);
}

/** Requests the missing style sheets again. @throws ChunkError if one doesn't load. */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all([...missingStyles].map(loadAgain));
}

function loadAgain(missing: HTMLLinkElement): Promise<void> {
  missingStyles.delete(missing);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = missing.crossOrigin;
    link.href = missing.href;
    link.addEventListener('load', () => resolve());
    // `watchStyles` notes the new failure.
    link.addEventListener('error', () => reject(new ChunkError(`Loading chunk failed: ${missing.href}`)));
    // In its place: later style sheets take precedence.
    missing.replaceWith(link);
  });
}
