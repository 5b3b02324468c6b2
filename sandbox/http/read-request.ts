/** Parses a request into an operation's validated input, or throws a 400 that names the fields. */
import type { z } from 'zod';
import { cleanTexts } from './one-line.ts';
import type { Operation } from './operation.ts';
import { ProblemError, problem } from './problem.ts';

/** Maximum JSON body in bytes; a draft with a hundred parties needs a tenth. */
const jsonLimit = 2 * 1024 * 1024;
/** Maximum depth of nested JSON; a filing's content has ten levels. */
const depthLimit = 100;
/** Maximum multipart body: a 50 MB envelope plus form fields. */
const multipartLimit = 52 * 1024 * 1024;

const multipartType = /^multipart\/form-data\s*(;|$)/i;
/** `application/json` and the types built on it, such as `application/problem+json`. */
const jsonType = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

type Errors = Record<string, string[]>;

/** A request's validated parts. */
export interface RequestParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/**
 * Reads and validates an operation's input.
 * @throws ProblemError 400 with `errors` by field path (`path.state`, `query.top`, `header.Idempotency-Key`,
 * `parties.0.person.lastName`), 413 for an oversized body, 415 for a wrong content type.
 */
export async function readRequest(
  operation: Operation,
  request: Request,
  rawParams: Record<string, string>,
): Promise<RequestParts> {
  const errors: Errors = {};
  const url = new URL(request.url);
  const params = validate(operation.paramsSchema, convertAll(rawParams, operation.paramKinds), 'path.', errors);
  const query = validate(operation.querySchema, readQuery(url.searchParams, operation.queryKinds), 'query.', errors);
  const headers = validate(operation.headerSchema, readHeaders(operation, request.headers), 'header.', errors);
  const body = operation.bodySchema
    ? validate(operation.bodySchema, await readBody(operation, request), '', errors)
    : undefined;
  if (Object.keys(errors).length > 0)
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  return { params, query, headers, body };
}

function validate(schema: z.ZodType | undefined, value: unknown, prefix: string, errors: Errors): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(cleanTexts(value));
  for (const issue of parsed.error?.issues ?? []) {
    const path = `${prefix}${issue.path.join('.')}` || 'body';
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  refuseUnstorable(value, prefix, errors);
  return parsed.data;
}

/** PostgreSQL can't store U+0000 or lone surrogates, and no valid input contains them. */
function refuseUnstorable(value: unknown, path: string, errors: Errors): void {
  if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) {
    errors[path.replace(/\.$/, '') || 'body'] = ['Must not contain U+0000 or unpaired surrogates'];
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const [key, item] of Object.entries(value))
      refuseUnstorable(item, path.endsWith('.') || path === '' ? `${path}${key}` : `${path}.${key}`, errors);
  }
}

/** Parses `a=1&a=2` to an array and `filter[from]=x` to an object, by the kinds the contract declares. */
function readQuery(search: URLSearchParams, kinds: Readonly<Record<string, string>>): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind.startsWith('array:')) {
      const values = search.getAll(name);
      if (values.length > 0) query[name] = values.map((value) => convert(value, kind.slice('array:'.length)));
    } else if (kind === 'object') {
      const members = [...search].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
      if (members.length > 0)
        query[name] = Object.fromEntries(members.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
    } else {
      const value = search.get(name);
      if (value !== null) query[name] = convert(value, kind);
    }
  }
  return query;
}

function convertAll(values: Record<string, string>, kinds: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, convert(value, kinds[name] ?? 'string')]),
  );
}

/** Leaves unparsable text as is, so that the schema reports the field. */
function convert(value: string, kind: string): unknown {
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** Header names are case-insensitive; the schema expects the contract's spelling. */
function readHeaders(operation: Operation, headers: Headers): Record<string, string> {
  const shape =
    operation.headerSchema && 'shape' in operation.headerSchema
      ? Object.keys(operation.headerSchema.shape as object)
      : [];
  return Object.fromEntries(shape.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

async function readBody(operation: Operation, request: Request): Promise<unknown> {
  const isMultipart = operation.bodyType === 'multipart/form-data';
  const limit = isMultipart ? multipartLimit : jsonLimit;
  const type = request.headers.get('content-type') ?? '';
  if (!(isMultipart ? multipartType : jsonType).test(type)) {
    throw problem(415, { code: 'unsupported-media-type', detail: `Send ${operation.bodyType}.` });
  }
  const bytes = await readLimited(request, limit);
  return isMultipart ? readForm(bytes, type) : readJson(bytes);
}

/** The body's bytes. Throws 413 once there are more than `limit`. */
async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => problem(413, { code: 'body-too-large', detail: `The body is larger than ${limit} bytes.` });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function readJson(bytes: Uint8Array): unknown {
  const refused = (complaint: string) =>
    problem(400, { code: 'invalid-json', detail: `${complaint}.`, errors: { body: [complaint] } });
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused('The body is not valid JSON');
  }
  if (isTooDeep(body)) throw refused('The body is nested too deeply');
  return body;
}

/** Level by level: what reads the body later recurses, and would overflow. */
function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > depthLimit) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** Fields with several values, and all files, become arrays. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new ProblemError(400, {
      code: 'invalid-form',
      detail: 'The body is not a form.',
      errors: { body: ['The body is not a form'] },
    });
  }
  const body: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    body[name] = values.length > 1 || name === 'Files' ? values : values[0];
  }
  return body;
}
