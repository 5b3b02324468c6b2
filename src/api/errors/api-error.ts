/** How a call can fail (specification, backend calls section 8). `failureOf` interprets these errors. */
interface ApiErrorFields {
  url: string;
  status: number;
  statusText: string;
  body: unknown;
  /** Replaces the body's code. */
  code?: string;
  /** Milliseconds from now until the call may be repeated, as the response's `Retry-After` says. */
  retryAfter?: number | undefined;
}

export const timeoutCode = 'timeout';

/** A response with any status but 2xx, or no response (`status` 0). */
export class ApiError extends Error {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  /** The parsed JSON, or the text if it wasn't JSON. */
  readonly body: unknown;
  /** The problem's stable code; without a response, `network-error` or `timeout`. */
  readonly code: string | undefined;
  /** For people: the problem's `detail`, if any. */
  readonly detail: string | undefined;
  /** Messages by field path in the request. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds to wait before the call is repeated, counted from the response; undefined if it doesn't say. */
  readonly retryAfter: number | undefined;

  constructor(message: string, fields: ApiErrorFields, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.url = fields.url;
    this.status = fields.status;
    this.statusText = fields.statusText;
    this.body = fields.body;
    this.code = fields.code ?? (fields.status === 0 ? 'network-error' : textMember(fields.body, 'code'));
    this.detail = textMember(fields.body, 'detail');
    this.fieldErrors = readFieldErrors(fields.body);
    this.retryAfter = fields.retryAfter;
  }

  /** A call that got no response in time. */
  static ofTimeout(url: string, cause?: unknown): ApiError {
    return new ApiError('Timed out', { url, status: 0, statusText: '', body: undefined, code: timeoutCode }, { cause });
  }
}

/** A call cancelled by its caller. */
export class CancelError extends Error {
  constructor(options?: ErrorOptions) {
    super('Request aborted', options);
    this.name = 'CancelError';
  }
}

/** A response that violates its contract. Thrown in development and tests, reported in production. */
export class ContractMismatchError extends Error {
  constructor(url: string, detail: string, options?: ErrorOptions) {
    super(`The response of ${url} does not match its contract: ${detail}`, options);
    this.name = 'ContractMismatchError';
  }
}

/**
 * Checks that an answer belongs to its request, which a mixed-up proxy or cache may get wrong.
 * @throws ContractMismatchError
 */
export function requireOurs(call: string, isOurs: boolean): void {
  if (!isOurs) throw new ContractMismatchError(call, 'it answers another request');
}

function textMember(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readFieldErrors(body: unknown): Record<string, string[]> {
  const errors = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = Object.entries(errors).map(([path, messages]) => [
    path,
    Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
  ]);
  return Object.fromEntries(entries);
}
