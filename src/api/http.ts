/** The request runner, which every call goes through (specification, backend calls sections 7.7 and 8). */
import { nextTurn } from '../lib/browser/idle';
import { ApiError, CancelError, ContractMismatchError, hasBody, isSignedOutStatus, statusTexts } from './errors';
import type { DownloadProgress } from './read-in-parts';
import type { UploadProgress } from './upload-transport';

export interface RunnerOptions extends RequestInit {
  /** Schema of the response, from the generated call. */
  schema?: { parse(value: unknown): unknown };
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
}

interface RunnerHooks {
  /** The access token for a call, if any. Never resolves while the session is ending. */
  accessToken(): string | null | Promise<string | null>;
  /** Called once per 401, with the rejected token. Returns whether to repeat the call. */
  renewToken(refused: string | null): Promise<boolean>;
  /** Called when a change fails, before the caller sees the error. */
  changeRefused(error: ApiError): void;
  /** Called when a response doesn't match its contract. */
  reportMismatch(error: ContractMismatchError): void;
}

const unconnected: RunnerHooks = {
  accessToken: () => null,
  renewToken: () => Promise.resolve(false),
  changeRefused: () => {},
  reportMismatch: () => {},
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

/** Whether contract mismatches throw: in development and tests. */
const isStrict = () => import.meta.env.DEV || import.meta.env.MODE === 'test';

/**
 * Makes a request and returns its body: parsed JSON, a Blob for other types (a File if the response names it), or
 * undefined for 204.
 * @throws ApiError for any status but 2xx (0 without a response), CancelError when aborted.
 */
export async function request<T>(backend: Backend, path: string, options: RunnerOptions = {}): Promise<T> {
  const url = `${backend.baseAddress()}${path}`;
  // A page starts a dozen requests at once. Yield before each, so that keystrokes don't wait for all of them.
  if (options.signal) await nextTurn();
  const token = options.token ?? (await hooks.accessToken());
  let response = await send(url, options, token);
  if (isSignedOutStatus(response.status) && options.token === undefined && (await hooks.renewToken(token)))
    response = await send(url, options, await hooks.accessToken());
  if (!response.ok) {
    const error = await toError(backend, url, response);
    if ((options.method ?? 'GET') !== 'GET') hooks.changeRefused(error);
    throw error;
  }
  const body = await readBody(url, response, options);
  return checked<T>(url, body, options.schema);
}

async function send(url: string, options: RunnerOptions, token: string | null): Promise<Response> {
  const { schema: _, token: __, onUploadProgress, onDownloadProgress: ___, ...init } = options;
  const headers = requestHeaders(init, token);
  const body = init.body;
  try {
    const prepared = { ...init, headers, body, credentials: init.credentials ?? 'include' };
    if (!onUploadProgress) return await fetch(url, prepared);
    const { uploadTransport } = await import('./upload-transport');
    return await uploadTransport(url, prepared, onUploadProgress);
  } catch (error) {
    throw toTransportError(url, error, init.signal);
  }
}

/** Accepts JSON. Content-Type follows the body and defaults to JSON. Adds a bearer only for a non-empty token. */
function requestHeaders(init: RequestInit, token: string | null): Headers {
  const headers = new Headers(init.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  const { body } = init;
  if (body instanceof FormData) headers.delete('content-type');
  else if (body !== undefined && body !== null && !headers.has('content-type'))
    headers.set('content-type', contentTypeOf(body));
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

function contentTypeOf(body: BodyInit): string {
  if (body instanceof Blob) return body.type || 'application/octet-stream';
  if (body instanceof URLSearchParams) return 'application/x-www-form-urlencoded';
  return 'application/json';
}

function toTransportError(url: string, error: unknown, signal: AbortSignal | null | undefined): Error {
  if (signal?.aborted || (error instanceof DOMException && error.name === 'AbortError'))
    return new CancelError({ cause: error });
  return new ApiError('Network error', { url, status: 0, statusText: '', body: undefined }, { cause: error });
}

async function toError(backend: Backend, url: string, response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await readErrorBody(response);
  const message =
    backend.messages?.[status] ??
    statusTexts[status] ??
    `Generic Error: status: ${status}; status text: ${statusText}; body: ${typeof body === 'string' ? body : JSON.stringify(body)}`;
  return new ApiError(message, { url, status, statusText, body });
}

async function readErrorBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (!isJson(response)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isJson = (response: Response) => /[/+]json\b/i.test(response.headers.get('content-type') ?? '');

async function readBody(url: string, response: Response, options: RunnerOptions): Promise<unknown> {
  if (!hasBody(response.status)) return undefined;
  try {
    return await (isJson(response) ? response.json() : readFile(response, options));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new ApiError(
        'The response is not JSON',
        { url, status: response.status, statusText: response.statusText, body: undefined },
        { cause: error },
      );
    }
    throw toTransportError(url, error, options.signal);
  }
}

async function readFile(response: Response, { onDownloadProgress }: RunnerOptions): Promise<Blob> {
  const blob = onDownloadProgress
    ? await (await import('./read-in-parts')).readInParts(response, onDownloadProgress)
    : await response.blob();
  const name = fileNameOf(response.headers.get('content-disposition') ?? '');
  return name === undefined ? blob : new File([blob], name, { type: blob.type });
}

/** The file name in a Content-Disposition (RFC 6266). Prefers the encoded name. */
function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(disposition);
  try {
    return encoded === undefined ? (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]) : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Parses the body with its schema. A mismatch throws in development and tests, and is only reported in production. */
function checked<T>(url: string, body: unknown, schema: RunnerOptions['schema']): T;
function checked(url: string, body: unknown, schema: RunnerOptions['schema']): unknown {
  if (!schema || body instanceof Blob) return body;
  try {
    return schema.parse(body);
  } catch (error) {
    const mismatch = new ContractMismatchError(url, error instanceof Error ? error.message : String(error), {
      cause: error,
    });
    if (isStrict()) throw mismatch;
    hooks.reportMismatch(mismatch);
    return body;
  }
}
