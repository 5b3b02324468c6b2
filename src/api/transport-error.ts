import { ApiError, CancelError } from './errors';
import type { TimeLimit } from './time-limit';

/** The error for a call that ended without a response, or within one. */
export function toTransportError(url: string, cause: unknown, limit: Pick<TimeLimit, 'signal' | 'hasExpired'>): Error {
  if (limit.hasExpired()) return ApiError.ofTimeout(url, cause);
  if (limit.signal.aborted || (cause instanceof DOMException && cause.name === 'AbortError'))
    return new CancelError({ cause });
  return new ApiError('Network error', { url, status: 0, statusText: '', body: undefined }, { cause });
}
