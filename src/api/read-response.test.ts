/** Which responses count as successes: only those that the contract describes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { billingRequest, setBaseAddresses } from './backends';
import { ContractMismatchError, failureOf, mayHaveTakenEffect } from './errors';
import { type RunnerOptions, resetRunnerHooks, setRunnerHooks } from './http';
import { readRetryAfter } from './read-response';

const reportMismatch = vi.fn();
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  reportMismatch.mockClear();
  const address = 'https://billing.example';
  setBaseAddresses({
    platform: address,
    billing: address,
    filing: address,
    integration: address,
    docketSync: address,
    processServing: address,
  });
  setRunnerHooks({ reportMismatch });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  resetRunnerHooks();
});

const inProduction = () => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('MODE', 'production');
};

const answer = (body: BodyInit | null, type?: string, status = 200) =>
  new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } });
const named = (name: string, type: string) =>
  new Response('…', { headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` } });
const html = () => answer('<title>Sign in to the guest network</title>', 'text/html; charset=utf-8');
const json = (text: string) => () => answer(text, 'application/json');

const outcome = (given: Response, options: RunnerOptions): Promise<unknown> => {
  fetchMock.mockResolvedValue(given);
  return billingRequest('/x', options).catch((error: unknown) => error);
};

const order = z.object({ orderId: z.number(), status: z.enum(['draft', 'submitted']) });
const submit: RunnerOptions = { method: 'POST', schema: order };
const remove: RunnerOptions = { method: 'DELETE' };
const download: RunnerOptions = { fileType: 'application/pdf' };
const archive: RunnerOptions = { method: 'POST', fileType: 'application/zip' };
const matterFile: RunnerOptions = { fileType: 'application/octet-stream' };
const read: RunnerOptions = { schema: order };
const search: RunnerOptions = { method: 'POST', isRead: true, schema: z.array(order) };

describe('in production, a 2xx that isn’t the contract’s fails', () => {
  beforeEach(inProduction);

  it.each<[string, RunnerOptions, () => Response]>([
    ['a change: HTML', submit, html],
    ['a change: {}', submit, json('{}')],
    ['a change: null', submit, json('null')],
    ['a change: half a body', submit, json('{"orderId": 7, "sta')],
    ['a change: an empty 200', submit, () => answer(null)],
    ['a change: an empty JSON', submit, json('')],
    ['a change: 204', submit, () => answer(null, undefined, 204)],
    ['a change: an unlisted value', submit, json('{"orderId": 7, "status": "lost"}')],
    ['a change: JSON under another type', submit, () => answer('{"orderId":7,"status":"draft"}', 'text/plain')],
    ['a change without a body: HTML', remove, html],
    ['a change without a body: an empty 200', remove, () => answer(null)],
    ['a change without a body: JSON', remove, json('{}')],
    ['a file: HTML', download, html],
    ['a file: JSON', download, json('{}')],
    ['a file: nothing', download, () => answer(null, undefined, 204)],
    ['a file: empty', download, () => answer(null, 'application/pdf')],
    ['a file: one of another type', download, () => answer('GIF', 'image/gif')],
    ['a file: a named page', download, () => named('page.html', 'text/html')],
    ['a file: its type, but no content', download, () => answer(null, 'application/pdf', 204)],
    ['an archive: HTML', archive, html],
    ['a file of any type: HTML without a name', matterFile, html],
    ['a file of any type: JSON without a name', matterFile, json('{}')],
    ['a file of any type: no type', matterFile, () => answer(null)],
    ['a file of any type: content without a type', matterFile, () => answer(new Uint8Array([1, 2]))],
    ['a read: HTML', read, html],
    ['a read: {}', read, json('{}')],
    ['a read: null', read, json('null')],
    ['a read: half a body', read, json('{"orderId": 7, "sta')],
    ['a read: another type of value', read, json('{"orderId": "7", "status": "draft"}')],
    ['a read: a listed value of another type', read, json('{"orderId": 7, "status": null}')],
    ['a search: null', search, json('null')],
    ['a search: an object', search, json('{}')],
  ])('%s', async (_, options, given) => {
    const error = await outcome(given(), options);
    expect(error).toBeInstanceOf(ContractMismatchError);
    expect(failureOf(error).kind).toBe('unreadable');
    expect(mayHaveTakenEffect(error)).toBe(true);
  });

  it.each<[string, RunnerOptions, () => Response]>([
    ['200 text/html instead of JSON', submit, html],
    ['200 text/html instead of JSON', read, html],
    ['204 without a type instead of JSON', read, () => answer(null, undefined, 204)],
    ['200 application/json instead of no content', remove, json('{}')],
    ['200 text/html instead of application/pdf', download, html],
    ['204 application/pdf instead of application/pdf', download, () => answer(null, 'application/pdf', 204)],
    ['not JSON', read, json('{')],
  ])('is reported: %s', async (problem, options, given) => {
    const error = await outcome(given(), options);
    expect(error).toMatchObject({
      message: `The response of https://billing.example/x does not match its contract: ${problem}`,
    });
    expect(reportMismatch).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('keeps why it isn’t JSON', async () => {
    expect(await outcome(json('{')(), read)).toHaveProperty('cause', expect.any(SyntaxError));
  });

  it('has no file that is empty', async () => {
    expect(await outcome(answer(null, 'application/pdf'), download)).toHaveProperty(
      'message',
      expect.stringMatching(/: nothing instead of application\/pdf$/),
    );
  });
});

describe('a success is', () => {
  beforeEach(inProduction);

  it.each<[string, RunnerOptions, () => Response, unknown]>([
    [
      'JSON of the right shape',
      submit,
      json('{"orderId":7,"status":"draft","more":1}'),
      { orderId: 7, status: 'draft' },
    ],
    [
      'JSON under a more special type',
      read,
      () => answer('{"orderId":7,"status":"draft"}', 'application/hal+json; v=1'),
      { orderId: 7, status: 'draft' },
    ],
    ['no content', remove, () => answer(null, undefined, 204), undefined],
  ])('%s', async (_, options, given, value) => {
    expect(await outcome(given(), options)).toEqual(value);
    expect(reportMismatch).not.toHaveBeenCalled();
  });

  it.each<[string, RunnerOptions, Response]>([
    ['a file of its type', download, answer('%PDF', 'Application/PDF; version=1.7')],
    ['a file of the general type', download, answer('%PDF', 'application/octet-stream')],
    ['an archive', archive, answer('PK', 'application/zip')],
    ['a file of any type', matterFile, answer('…', 'image/png')],
    [
      'a named page of a matter',
      matterFile,
      new Response('<p>', { headers: { 'content-type': 'text/html', 'content-disposition': 'attachment' } }),
    ],
  ])('%s', async (_, options, given) => {
    expect(await outcome(given, options)).toBeInstanceOf(Blob);
  });
});

describe('a read that a page can still draw', () => {
  const unlisted = json('{"orderId": 7, "status": "lost"}');

  it('is reported and used in production', async () => {
    inProduction();
    expect(await outcome(unlisted(), read)).toEqual({ orderId: 7, status: 'lost' });
    expect(reportMismatch).toHaveBeenCalledExactlyOnceWith(expect.any(ContractMismatchError));
  });

  it.each([
    [true, 'production'],
    [false, 'test'],
  ])('fails with DEV %s in mode %s', async (isDev, mode) => {
    vi.stubEnv('DEV', isDev);
    vi.stubEnv('MODE', mode);
    expect(await outcome(unlisted(), read)).toMatchObject({
      name: 'ContractMismatchError',
      message: expect.stringContaining('https://billing.example/x'),
      cause: expect.any(Error),
    });
  });

  it('isn’t one if the schema failed for another reason', async () => {
    inProduction();
    const schema = {
      parse: () => {
        throw new Error('odd');
      },
    };
    expect(await outcome(json('{}')(), { schema })).toMatchObject({ message: expect.stringContaining('odd') });
  });
});

describe('`Retry-After`', () => {
  const now = Date.parse('2026-06-12T12:00:00Z');
  it.each([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['0', 0],
    [' 120 ', 120_000],
    ['2026-06-13', 43_200_000],
    ['Fri, 12 Jun 2026 12:00:30 GMT', 30_000],
    ['Fri, 12 Jun 2026 11:59:00 GMT', 0],
  ])('%j is %j milliseconds', (value, expected) => {
    expect(readRetryAfter(value, now)).toBe(expected);
  });

  it('stands on the error', async () => {
    const busy = new Response(null, { status: 429, headers: { 'retry-after': '5' } });
    expect(await outcome(busy, read)).toMatchObject({ status: 429, retryAfter: 5_000 });
  });
});

describe('a file', () => {
  it('has the name, type and content of the response', async () => {
    const file = await outcome(named('complaint.pdf', 'application/pdf'), download);
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'complaint.pdf', type: 'application/pdf' });
    expect(await new Response(file instanceof Blob ? file : null).text()).toBe('…');
  });

  it('may be empty if it has a name', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="empty.pdf"' };
    expect(await outcome(new Response(null, { headers }), download)).toMatchObject({ name: 'empty.pdf', size: 0 });
  });

  it('has its progress reported', async () => {
    const onDownloadProgress = vi.fn();
    await outcome(answer('%PDF', 'application/pdf'), { ...download, onDownloadProgress });
    expect(onDownloadProgress.mock.lastCall).toEqual([{ receivedBytes: 4, totalBytes: undefined }]);
  });

  it('whose connection breaks is a failed call', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream({ pull: (controller) => controller.error(cause) });
    const error = await outcome(new Response(body, { headers: { 'content-type': 'application/pdf' } }), download);
    expect(failureOf(error)).toMatchObject({ kind: 'offline', url: 'https://billing.example/x' });
    expect(error).toHaveProperty('cause', cause);
  });
});
