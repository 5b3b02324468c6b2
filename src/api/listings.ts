/** Listings of the connected systems: some go on by token, some by offset, and some come whole. */
import { CancelError, failureOf, retryAfterOf } from './errors';

/** A page of a listing. */
export interface ListedPage {
  items: readonly unknown[];
  /** Missing where the system doesn't count. */
  total?: number | undefined;
  nextPaginationToken?: string | undefined;
}

/** Where a listing goes on. */
export type NextPart = { PaginationToken: string } | { Offset: number };

/**
 * Tells where a listing goes on after a page; undefined at its end.
 * @param read the items that were read, with those of the page.
 */
export function nextPart({ items, total, nextPaginationToken }: ListedPage, read: number): NextPart | undefined {
  if (nextPaginationToken !== undefined) return { PaginationToken: nextPaginationToken };
  return items.length > 0 && total !== undefined && read < total ? { Offset: read } : undefined;
}

/** Milliseconds: a caller that asks for more is told so. */
const longestWait = 60_000;
/** A system that puts the same read off more often doesn't answer. */
const mostWaits = 3;

/**
 * Reads, and reads again when the connected system asks to wait (429 with `Retry-After`): a listing of many pages
 * shouldn't fail because it is long.
 */
export async function whenAllowed<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await read();
    } catch (error) {
      const pause = retryAfterOf(error);
      const isPutOff = pause !== undefined && pause <= longestWait && failureOf(error).kind === 'transient';
      if (!isPutOff || waits >= mostWaits) throw error;
      await pauseFor(pause, signal);
    }
  }
}

/** @throws CancelError when aborted. */
function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new CancelError({ cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}
