/** Reads responses and checks them against what the contract says (specification, backend calls section 8). */

import { isDrawable } from './drawable';
import { ApiError, CancelError, ContractMismatchError, hasBody, statusTexts } from './errors';
import type { DownloadProgress } from './read-in-parts';
import type { TimeLimit } from './time-limit';
import { toTransportError } from './transport-error';

/** A response's schema, as generated. */
export interface ResponseSchema {
  parse(value: unknown): unknown;
}

/** What a contract says about a response. */
export type Expected =
  | { kind: 'json'; schema: ResponseSchema; isChange: boolean }
  | { kind: 'file'; fileType: string; onDownloadProgress: ((progress: DownloadProgress) => void) | undefined }
  /** No body, as with 204. */
  | { kind: 'nothing' }
  | { kind: 'anything' };

/** Tells whether every mismatch throws: in development and tests. */
const isStrict = () => import.meta.env.DEV || import.meta.env.MODE === 'test';

type ReportMismatch = (error: ContractMismatchError) => void;

/**
 * Reads the body of a 2xx response.
 * @throws ContractMismatchError if it isn't what the contract says
 */
export async function readResponse(
  url: string,
  response: Response,
  expected: Expected,
  limit: TimeLimit,
  report: ReportMismatch,
): Promise<unknown> {
  const mismatch = (problem: string, cause?: unknown) => {
    const error = new ContractMismatchError(url, problem, { cause });
    report(error);
    return error;
  };
  const wrongKind = kindProblem(response, expected);
  if (wrongKind !== undefined) {
    // No one reads the body, so the connection needn't carry the rest of it.
    void response.body?.cancel().catch(() => {});
    throw mismatch(wrongKind);
  }
  if (expected.kind === 'nothing' || !hasBody(response.status)) return undefined;
  // The reader of the stream also ends it.
  if (expected.kind === 'file' && expected.fileType === eventStream) return response.body;
  if (expected.kind === 'file') return readFile(url, response, expected, limit);
  const text = await readText(url, response, limit);
  if (expected.kind === 'anything' && !isJson(response)) return text === '' ? undefined : text;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw mismatch('not JSON', cause);
  }
  if (expected.kind === 'anything') return body;
  try {
    return expected.schema.parse(body);
  } catch (cause) {
    const error = mismatch(cause instanceof Error ? cause.message : String(cause), cause);
    if (isStrict() || expected.isChange || !isDrawable(cause, body)) throw error;
    return body;
  }
}

/** Tells why the response is of another kind than expected, if it is. */
function kindProblem(response: Response, expected: Expected): string | undefined {
  const type = mediaTypeOf(response);
  const got = `${response.status} ${type || 'without a type'}`;
  switch (expected.kind) {
    case 'anything':
      return undefined;
    case 'nothing':
      return hasBody(response.status) ? `${got} instead of no content` : undefined;
    case 'json':
      return hasBody(response.status) && isJson(response) ? undefined : `${got} instead of JSON`;
    case 'file':
      return isFileOf(expected.fileType, response, type) ? undefined : `${got} instead of ${expected.fileType}`;
  }
}

/** The type of server-sent events. */
export const eventStream = 'text/event-stream';

const anyFile = 'application/octet-stream';

/** A file has its contract's type or a general one. A file of any type must be named if it could be an error page. */
function isFileOf(fileType: string, response: Response, type: string): boolean {
  if (!hasBody(response.status)) return false;
  if (type === fileType || type === anyFile) return true;
  if (fileType !== anyFile) return false;
  return response.headers.has('content-disposition') || !(isJson(response) || type === 'text/html' || type === '');
}

const mediaTypeOf = (response: Response) =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isJson = (response: Response) => /[/+]json$/.test(mediaTypeOf(response));

async function readText(url: string, response: Response, limit: TimeLimit): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw toTransportError(url, error, limit);
  }
}

async function readFile(
  url: string,
  response: Response,
  { fileType, onDownloadProgress }: Extract<Expected, { kind: 'file' }>,
  limit: TimeLimit,
): Promise<Blob> {
  const [{ readInParts }, { fileNameOf }] = await Promise.all([import('./read-in-parts'), import('./file-name')]);
  try {
    const blob = await readInParts(response, (progress) => {
      limit.restart();
      onDownloadProgress?.(progress);
    });
    const name = fileNameOf(response.headers.get('content-disposition') ?? '');
    if (name !== undefined) return new File([blob], name, { type: blob.type });
    if (blob.size > 0) return blob;
  } catch (error) {
    throw toTransportError(url, error, limit);
  }
  throw new ContractMismatchError(url, `nothing instead of ${fileType}`);
}

/** The error for a response with any status but 2xx. @throws CancelError when aborted */
export async function readErrorOf(
  url: string,
  response: Response,
  messages: Readonly<Record<number, string>> | undefined,
  limit: TimeLimit,
): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await readErrorBody(response);
  if (limit.signal.aborted && !limit.hasExpired()) throw new CancelError({ cause: limit.signal.reason });
  const message =
    messages?.[status] ??
    statusTexts[status] ??
    `Generic Error: status: ${status}; status text: ${statusText}; body: ${typeof body === 'string' ? body : JSON.stringify(body)}`;
  const retryAfter = readRetryAfter(response.headers.get('retry-after'));
  return new ApiError(message, { url, status, statusText, body, retryAfter });
}

/** The milliseconds of a `Retry-After` header, which has seconds or a date (RFC 9110, section 10.2.3). */
export function readRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null) return undefined;
  const milliseconds = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
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
