/** The request runner, which every call goes through (specification, backend calls sections 7.7 and 8). */
import { nextTurn } from '../lib/browser/idle';
import { type ApiError, CancelError, type ContractMismatchError, isSignedOutStatus } from './errors';
import type { Fact } from './facts/facts';
import type { DownloadProgress } from './read-in-parts';
import { type Expected, type ResponseSchema, readErrorOf, readResponse } from './read-response';
import { limitTime, type TimeLimit, timeLimits } from './time-limit';
import { toTransportError } from './transport-error';
import type { UploadProgress } from './upload-transport';

export interface RunnerOptions extends RequestInit {
  /** Schema of a JSON response, from the generated call. */
  schema?: ResponseSchema;
  /** Content type of a file response, from the generated call. An event stream's body is returned as it arrives. */
  fileType?: string;
  /** A POST that only reads, from the generated call. */
  isRead?: boolean;
  /** What the call touches, from the generated call: some change something with GET. */
  touches?: readonly Fact[];
  /** Reports upload progress. Uses XMLHttpRequest. */
  onUploadProgress?: (progress: UploadProgress) => void;
  /** Reports download progress. */
  onDownloadProgress?: (progress: DownloadProgress) => void;
  /** Replaces the session's token, such as with a sign-up's temporary one; empty sends no token. Never renewed. */
  token?: string;
}

/** A backend, as the runner sees it. */
export interface Backend {
  /** Base address, without a trailing slash. */
  baseAddress(): string;
  /** The backend's error messages by status. */
  messages?: Readonly<Record<number, string>>;
  /** Its 401 may be the connected system's, without saying so. */
  relaysSystem?: boolean;
  /** The Basic credentials for calls without a token, if configured (specification, backend calls section 6). */
  basicCredentials?(): BasicCredentials | undefined;
}

/** What a gateway in front of the backend asks for. */
export interface BasicCredentials {
  username: string;
  password: string;
}

/** Sends a call. `isChange`: it may change something. Rejects as `fetch` does. */
export type Transport = (url: string, init: RequestInit, isChange: boolean) => Promise<Response>;

interface RunnerHooks {
  /** The access token for a call, if any. Never resolves while the session is ending. */
  accessToken(): string | null | Promise<string | null>;
  /** Called once per 401 that is about the token, with the rejected one. Returns whether to repeat the call. */
  renewToken(refused: string | null): Promise<boolean>;
  /** Called when a change fails, before the caller sees the error. */
  changeRefused(error: ApiError): void;
  /** Called when a response doesn't match its contract. */
  reportMismatch(error: ContractMismatchError): void;
  /** Sends every call but an upload that reports progress. `fetch` by default. */
  transport: Transport;
}

const unconnected: RunnerHooks = {
  accessToken: () => null,
  renewToken: () => Promise.resolve(false),
  changeRefused: () => {},
  reportMismatch: () => {},
  transport: (url, init) => fetch(url, init),
};
const hooks: RunnerHooks = { ...unconnected };

/** Connects the runner to the session and to reporting. The composition root calls this. */
export function setRunnerHooks(given: Partial<RunnerHooks>): void {
  Object.assign(hooks, given);
}

/** Disconnects the runner: calls no longer wait for a session. */
export function resetRunnerHooks(): void {
  Object.assign(hooks, unconnected);
}

/**
 * Makes a request and returns its body: JSON, a Blob for a file (a File if the response names it), or undefined.
 * Every response to a change must be what the contract says; a read is refused only if its page couldn't draw it, and
 * otherwise reported.
 * @throws ApiError for any status but 2xx (0 without a response), ContractMismatchError for a 2xx that isn't the
 * contract's, CancelError when aborted.
 */
export async function request<T>(backend: Backend, path: string, options?: RunnerOptions): Promise<T>;
export async function request(backend: Backend, path: string, options: RunnerOptions = {}): Promise<unknown> {
  const url = `${backend.baseAddress()}${path}`;
  // A page starts a dozen requests at once. Yield before each, so that keystrokes don't wait for all of them.
  if (options.signal) await nextTurn();
  const isChange = !isReading(options);
  const token = options.token ?? (await unlessAborted(hooks.accessToken(), options.signal));
  const limit = limitTime(timeLimits(options), options.signal);
  try {
    let response = await send(backend, url, options, token, limit);
    if (options.token === undefined && (await isTokenRefused(backend, url, response, limit))) {
      limit.pause();
      const isRenewed = await unlessAborted(hooks.renewToken(token), options.signal);
      const renewed = isRenewed && (await unlessAborted(hooks.accessToken(), options.signal));
      limit.restart();
      if (isRenewed) response = await send(backend, url, options, renewed || null, limit);
    }
    if (response.ok) return await readResponse(url, response, expectedOf(options), limit, hooks.reportMismatch);
    const error = await readErrorOf(url, response, backend.messages, limit);
    if (isChange) hooks.changeRefused(error);
    throw error;
  } finally {
    limit.end();
  }
}

/**
 * Tells whether a 401 is about the access token, and not about the system behind the backend: renewing the token for
 * that would end a session that is good.
 */
async function isTokenRefused(backend: Backend, url: string, response: Response, limit: TimeLimit): Promise<boolean> {
  if (!isSignedOutStatus(response.status)) return false;
  const { code } = await readErrorOf(url, response.clone(), undefined, limit);
  return code === 'token-invalid' || (code !== 'integration-unauthorized' && !backend.relaysSystem);
}

const isReading = ({ method, isRead }: RunnerOptions) => isRead === true || (method ?? 'GET') === 'GET';

function expectedOf({ schema, fileType, onDownloadProgress, ...options }: RunnerOptions): Expected {
  const isChange = !isReading(options);
  if (schema) return { kind: 'json', schema, isChange };
  if (fileType !== undefined) return { kind: 'file', fileType, onDownloadProgress };
  return { kind: isChange ? 'nothing' : 'anything' };
}

/** Waits for the session, which may take longer than the caller wants to wait. @throws CancelError */
async function unlessAborted<T>(value: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal || !(value instanceof Promise)) return value;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new CancelError({ cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function send(
  backend: Backend,
  url: string,
  options: RunnerOptions,
  token: string | null,
  limit: TimeLimit,
): Promise<Response> {
  const {
    schema: _,
    token: __,
    fileType: ___,
    isRead: ____,
    touches: _____,
    onUploadProgress,
    onDownloadProgress: ______,
    ...init
  } = options;
  const prepared = {
    ...init,
    headers: requestHeaders(init, authorization(backend, token)),
    body: init.body,
    credentials: init.credentials ?? 'include',
    signal: limit.signal,
  };
  try {
    if (!onUploadProgress) return await hooks.transport(url, prepared, !isReading(options));
    const { uploadTransport } = await import('./upload-transport');
    return await uploadTransport(url, prepared, (progress) => {
      limit.restart();
      onUploadProgress(progress);
    });
  } catch (error) {
    throw toTransportError(url, error, limit);
  }
}

/** A token is visible ASCII. Anything else can't be a header, and isn't one of the platform's. */
const isToken = (token: string | null): token is string => token !== null && /^[\x21-\x7e]+$/.test(token);

function authorization(backend: Backend, token: string | null): string | undefined {
  if (isToken(token)) return `Bearer ${token}`;
  const basic = backend.basicCredentials?.();
  if (!basic) return undefined;
  const bytes = new TextEncoder().encode(`${basic.username}:${basic.password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/** Accepts JSON. Content-Type follows the body and defaults to JSON. */
function requestHeaders(init: RequestInit, authorization: string | undefined): Headers {
  const headers = new Headers(init.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  const { body } = init;
  if (body instanceof FormData) headers.delete('content-type');
  else if (body !== undefined && body !== null && !headers.has('content-type'))
    headers.set('content-type', contentTypeOf(body));
  if (authorization !== undefined) headers.set('authorization', authorization);
  return headers;
}

function contentTypeOf(body: BodyInit): string {
  if (body instanceof Blob) return body.type || 'application/octet-stream';
  if (body instanceof URLSearchParams) return 'application/x-www-form-urlencoded';
  return 'application/json';
}
