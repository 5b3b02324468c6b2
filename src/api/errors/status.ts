/** The meaning of each HTTP status. No other file interprets statuses. */

/** The backend rejected the call and would reject it again. */
export type Refusal =
  /** 400: the whole request is invalid. */
  | 'invalid'
  | 'signed-out'
  | 'payment-declined'
  | 'denied'
  | 'not-found'
  /** Something has changed or already exists; `code` has the reason. */
  | 'conflict'
  | 'too-large'
  /** The user must sign in with the filing service. The product's session continues. */
  | 'locked-out'
  /** Any other 4xx, mostly 422 with messages by field. */
  | 'refused';

const refusals: Readonly<Record<number, Refusal>> = {
  400: 'invalid',
  401: 'signed-out',
  402: 'payment-declined',
  403: 'denied',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
  413: 'too-large',
  423: 'locked-out',
};

/** Messages for failures that backends leave unexplained. */
export const unexplainedTexts: Readonly<Partial<Record<string, string>>> = {
  'locked-out': 'The account with the e-filing provider is locked. Sign in there again.',
  'timed-out': 'The server didn’t answer in time.',
};

/** Request Timeout: the backend may still have processed the call. */
const timeout = 408;
/** Retryable 4xx statuses: Too Early, Too Many Requests. */
const waits: ReadonlySet<number> = new Set([timeout, 425, 429]);
/** Statuses whose answer never has a body (Fetch standard: null body status). */
const withoutBody: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/**
 * Interprets a response status. A 2xx status is `unreadable`, because something else must be wrong with the response.
 */
export function meaningOf(status: number): Refusal | 'offline' | 'transient' | 'unreadable' {
  if (status === 0) return 'offline';
  if (status < 400 || status > 599) return 'unreadable';
  return status >= 500 || waits.has(status) ? 'transient' : (refusals[status] ?? 'refused');
}

/** Tells whether a call with this status may have taken effect. */
export function mayBeDone(status: number): boolean {
  return status === timeout || !(status >= 400 && status < 500);
}

/** Statuses of an operation that a deployment doesn't have, or not for this person. */
const notOffered: ReadonlySet<number> = new Set([403, 404, 405, 501]);
/** Tells whether asking again is of no use, as long as neither the deployment nor the person changes. */
export const isNotOfferedStatus = (status: number): boolean => notOffered.has(status);

/** Tells whether the call lacked a valid token. */
export const isSignedOutStatus = (status: number): boolean => refusals[status] === 'signed-out';

/** The nearest status that a script may give a response: servers may send any three digits. */
export const scriptableStatus = (status: number): number => Math.min(status, 599);

/** Tells whether a response can have a body. */
export const hasBody = (status: number): boolean => !withoutBody.has(status);

/** The standard status texts: the message of an `ApiError` unless the backend has its own. */
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

/** The filing service's own messages (specification, backend calls section 8). */
export const filingStatusTexts: Readonly<Record<number, string>> = {
  400: 'Error',
  401: 'Unauthorized',
  403: 'Forbidden',
  423: 'Locked Out',
  500: 'Server Error',
};
