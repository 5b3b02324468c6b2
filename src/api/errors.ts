/** What a call can fail with (specification, backend calls section 8). Match on `status` or `code`, never on text. */

/** The standard status texts: the message of an `ApiError` unless the backend's catalogue overrides it. */
export const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  418: "I'm a teapot",
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  506: 'Variant Also Negotiates',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  510: 'Not Extended',
  511: 'Network Authentication Required',
};

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
