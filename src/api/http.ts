/** The request runner: every call of the product goes through it (specification, backend calls sections 7.7 and 8). */

import { nextTurn } from '../lib/browser/idle';
import { ApiError, CancelError, ContractMismatchError, hasBody, isSignedOutStatus, statusTexts } from './errors';
import type { DownloadProgress } from './read-in-parts';
import type { UploadProgress } from './upload-transport';

export interface RunnerOptions extends RequestInit {
  /** Schema of the answer; generated calls hand it over. */
  schema?: { parse(value: unknown): unknown };
  /** Told as the body goes out; only browsers' XMLHttpRequest can tell. */
  onUploadProgress?: (progress: UploadProgress) => void;
  /** Told as a file comes in. */
  onDownloadProgress?: (progress: DownloadProgress) => void;
  /** Token to bear instead of the session's, empty for none: the short-lived one of a sign-up. It is not renewed. */
  token?: string;
}

/** What the runner is bound to for one backend. */
export interface Backend {
  /** Its base address, without a slash at the end. */
  baseAddress(): string;
  /** Messages of the backend's own catalogue, by status. */
  messages?: Readonly<Record<number, string>>;
}

interface RunnerHooks {
  /** The access token for a call, if any; never answers when the page is about to be left. */
  accessToken(): string | null | Promise<string | null>;
  /** Called once for a call answered 401, with the token it bore; true when the call is worth repeating. */
  renewToken(refused: string | null): Promise<boolean>;
  /** Told of the failure of a call that was to change something, before its caller is. */
  changeRefused(error: ApiError): void;
  /** Told of an answer that does not match its contract. */
  reportMismatch(error: ContractMismatchError): void;
}

const hooks: RunnerHooks = {
  accessToken: () => null,
  renewToken: () => Promise.resolve(false),
  changeRefused: () => {},
  reportMismatch: () => {},
};

/** Gives the runner the session's token and where to report; the composition root calls it once. */
export function setRunnerHooks(given: Partial<RunnerHooks>): void {
  Object.assign(hooks, given);
}

/** Whether a mismatch with the contract is thrown: in development and tests. */
const isStrict = () => import.meta.env.DEV || import.meta.env.MODE === 'test';

/**
 * Runs one call and answers its body: parsed JSON, a Blob for other kinds (a File where the answer names it), undefined
 * for 204.
 * @throws ApiError for any status but 2xx (`status` 0 when there was no answer), CancelError when aborted.
 */
export async function request<T>(backend: Backend, path: string, options: RunnerOptions = {}): Promise<T> {
  const url = `${backend.baseAddress()}${path}`;
  // A page asks for a dozen things at once: each is begun in a turn of its own, so that no key waits for all of them.
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

/** Accept is JSON; the Content-Type follows the body's kind and defaults to JSON; bearer only for a non-empty token. */
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
        'The answer is not JSON',
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

/** The name that a Content-Disposition gives (RFC 6266): the encoded one where there is one, else the plain one. */
function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(disposition);
  try {
    return encoded === undefined ? (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]) : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** The body as its schema reads it. A mismatch is thrown in development and tests, and only reported in production. */
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
