/** What a call can fail with (specification, backend calls section 8). Ask `failureOf` what it means. */
interface ApiErrorFields {
  url: string;
  status: number;
  statusText: string;
  body: unknown;
}

/** A call that was answered with anything but a 2xx status, or not at all (`status` 0). */
export class ApiError extends Error {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  /** The parsed JSON, or the text when it was none. */
  readonly body: unknown;
  /** Stable name of the failure, from the problem body; `network-error` when there was no answer. */
  readonly code: string | undefined;
  /** For a person: the problem's `detail`, where the backend gave one. */
  readonly detail: string | undefined;
  /** Messages by the path of the field in the request. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, fields: ApiErrorFields, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.url = fields.url;
    this.status = fields.status;
    this.statusText = fields.statusText;
    this.body = fields.body;
    this.code = fields.status === 0 ? 'network-error' : textMember(fields.body, 'code');
    this.detail = textMember(fields.body, 'detail');
    this.fieldErrors = readFieldErrors(fields.body);
  }
}

/** A call that its caller gave up. */
export class CancelError extends Error {
  constructor(options?: ErrorOptions) {
    super('Request aborted', options);
    this.name = 'CancelError';
  }
}

/** An answer that its contract does not allow. Thrown in development and tests, reported in production. */
export class ContractMismatchError extends Error {
  constructor(url: string, detail: string, options?: ErrorOptions) {
    super(`The answer of ${url} does not match its contract: ${detail}`, options);
    this.name = 'ContractMismatchError';
  }
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
