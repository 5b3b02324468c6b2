/**
 * How long a call may go without a sign of life. Without limits, a backend that accepts a connection and never answers
 * leaves "Saving…" on the screen for good.
 */
const seconds = 1000;

/** Milliseconds: for a whole read, a whole change, and between two signs of progress of a file. */
export const limits = { read: 15 * seconds, change: 30 * seconds, file: 30 * seconds };

interface Limited {
  method?: string | undefined;
  isRead?: boolean | undefined;
  fileType?: string | undefined;
  onUploadProgress?: unknown;
}

/** The limit for a call, in milliseconds. */
export function timeLimits({ method, isRead, fileType, onUploadProgress }: Limited): number {
  if (fileType !== undefined || onUploadProgress) return limits.file;
  return isRead || (method ?? 'GET') === 'GET' ? limits.read : limits.change;
}

export interface TimeLimit {
  /** Aborts when the time is up or the caller aborts. */
  readonly signal: AbortSignal;
  /** Whether the time is up. */
  hasExpired(): boolean;
  /** Starts over, after progress. */
  restart(): void;
  /** Stops the clock until `restart`. */
  pause(): void;
  /** Stops for good. */
  end(): void;
}

/** Starts a limit. `caller` also aborts it, without expiring it. */
export function limitTime(milliseconds: number, caller?: AbortSignal | null): TimeLimit {
  const controller = new AbortController();
  let isExpired = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expire = () => {
    isExpired = true;
    controller.abort(new DOMException('The call took too long.', 'TimeoutError'));
  };
  const pause = () => clearTimeout(timer);
  const restart = () => {
    pause();
    timer = setTimeout(expire, milliseconds);
  };
  const abort = () => controller.abort(caller?.reason);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  restart();
  return {
    signal: controller.signal,
    hasExpired: () => isExpired,
    restart,
    pause,
    end: () => {
      pause();
      caller?.removeEventListener('abort', abort);
    },
  };
}
