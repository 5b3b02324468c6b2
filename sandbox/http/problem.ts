/** Failures as the contracts' problem bodies (RFC 9457). */

/** Members of a problem besides its status. */
export interface ProblemFields {
  code: string;
  title?: string;
  detail?: string;
  /** Messages by field path. */
  errors?: Record<string, string[]>;
  operationId?: string;
  /** Seconds after which to ask again, sent as `Retry-After` alone. */
  retryAfter?: number;
  /** Extra members of this problem, such as `current` of a draft conflict. */
  [extra: string]: unknown;
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  423: 'Locked Out',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Thrown by handlers; the router sends it as `application/problem+json`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly fields: ProblemFields;

  constructor(status: number, fields: ProblemFields) {
    super(fields.detail ?? fields.code);
    this.name = 'ProblemError';
    this.status = status;
    this.fields = fields;
  }
}

/** Creates an error: `throw problem(409, { code: 'draft-submitted', detail: '…' })`. */
export function problem(status: number, fields: ProblemFields): ProblemError {
  return new ProblemError(status, fields);
}

/** The usual 404 for something missing or owned by another firm. */
export function notFound(detail: string): ProblemError {
  return new ProblemError(404, { code: 'not-found', detail });
}

/** A problem as an HTTP response. */
export function problemResponse(status: number, fields: ProblemFields): Response {
  const { title = titles[status] ?? 'Error', retryAfter, ...rest } = fields;
  return new Response(JSON.stringify({ type: 'about:blank', title, status, ...rest }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });
}
