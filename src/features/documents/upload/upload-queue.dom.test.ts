import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, CancelError } from '@/api/errors';
import type { StoredFile } from '@/api/generated/billing/model';
import type { UploadProgress } from '@/api/upload-transport';
import { leaveWithoutAsking } from '@/lib/browser/ask-before-leaving';
import { thisPage } from '@/lib/browser/page-life';
import { isUnderway } from './upload';
import type { Checked } from './upload-file';
import { type UploadPorts, UploadQueue } from './upload-queue';
import { UploadRecord } from './upload-record';

const megabyte = 1024 * 1024;
const room = { maxFileNameLength: 20 };

interface Sending {
  file: File;
  signal: AbortSignal;
  progress(progress: UploadProgress): void;
  answer(stored?: Partial<StoredFile>): void;
  fail(error: unknown): void;
}

/** A queue whose uploads the test completes. `load` answers the PDF of a Word document. */
function openQueue(
  check: (file: File) => Promise<Checked> = async () => ({ kind: 'fit', pageCount: 2 }),
  load: () => Promise<Blob> = () => Promise.reject(new Error('no Word document')),
  record?: UploadRecord<string>,
) {
  const sendings: Sending[] = [];
  const ports: UploadPorts<string> = {
    check,
    load,
    send: (file, { signal, onUploadProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new CancelError()));
        sendings.push({
          file,
          signal,
          progress: onUploadProgress,
          answer: (more) => resolve({ ...stored(file), ...more }),
          fail: reject,
        });
      }),
  };
  const queue = new UploadQueue(ports, record);
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state.kind}`);
  return { queue, sendings, states };
}

const pdf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const stored = (file: File): StoredFile => ({
  fileId: `file-${file.name}`,
  name: file.name,
  sizeBytes: file.size,
  contentType: 'application/pdf',
  sha256: 'ab',
  uploadedAt: '2026-03-04T16:20:31Z',
  url: `/files/file-${file.name}`,
});
const settle = () => new Promise((resolve) => setTimeout(resolve));
const answer = (status: number, body: unknown = undefined) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });

test('two documents are uploaded at a time, in the order added', async () => {
  const { queue, sendings, states } = openQueue();
  for (const name of ['a', 'b', 'c']) queue.add(pdf(name), 'lead', room);
  await settle();
  expect(states()).toEqual(['a uploading', 'b uploading', 'c waiting']);
  sendings[1]?.answer();
  await settle();
  expect(states()).toEqual(['a uploading', 'b uploaded', 'c uploading']);
  expect(queue.hasUnderway()).toBe(true);
});

test('progress is reported, and the page count is kept', async () => {
  const { queue, sendings } = openQueue();
  queue.add(pdf('a'), 'lead', room);
  await settle();
  sendings[0]?.progress({ sentBytes: 4, totalBytes: 10 });
  expect(queue.uploads()[0]).toMatchObject({
    state: { kind: 'uploading', sentBytes: 4, totalBytes: 10 },
    pageCount: 2,
  });
});

test('a document too large to compress is rejected immediately', async () => {
  const { queue, states } = openQueue();
  queue.add(pdf('a', 40 * megabyte), 'lead', room);
  queue.add(pdf('b', 51 * megabyte), 'lead', room);
  expect(states()).toEqual(['a checking', 'b refused']);
});

test('a document that fails the check is never uploaded', async () => {
  const refusal = { code: 'xfa-form', problem: 'No.', remedy: 'Print it.' } as const;
  const { queue, sendings, states } = openQueue(async () => ({ kind: 'refused', refusal }));
  queue.add(pdf('a'), 'lead', room);
  await settle();
  expect(states()).toEqual(['a refused']);
  expect(sendings).toEqual([]);
});

test('if the check itself fails, the server decides', async () => {
  const { queue, states } = openQueue(() => Promise.reject(new Error('no worker')));
  queue.add(pdf('a'), 'lead', room);
  await settle();
  expect(states()).toEqual(['a uploading']);
});

test('a long name is cut to the court’s limit; the file keeps its own', async () => {
  const { queue, sendings, states } = openQueue();
  queue.add(pdf('Exhibit A to the complaint.pdf'), 'lead', room);
  await settle();
  expect(sendings[0]?.file.name).toBe('Exhibit A to the.pdf');
  expect(states()).toEqual(['Exhibit A to the complaint.pdf uploading']);
});

test('a PDF is named as one, however its name disguises it', async () => {
  const { queue, sendings } = openQueue();
  queue.add(pdf('Brief.pdf.exe'), 'lead', room);
  queue.add(pdf('Exhibit A to the complaint'), 'lead', room);
  expect(queue.uploads()[0]?.fileName).toBe('Brief.pdf.exe');
  await settle();
  expect(sendings.map(({ file }) => file.name)).toEqual(['Brief.pdf', 'Exhibit A to the.pdf']);
  expect(queue.uploads()[0]?.fileName).toBe('Brief.pdf');
});

test('a cancelled upload is aborted and removed, and the next one starts', async () => {
  const { queue, sendings, states } = openQueue();
  for (const name of ['a', 'b', 'c', 'd']) queue.add(pdf(name), 'lead', room);
  await settle();
  const [first, , third] = queue.uploads();
  queue.remove(third?.id ?? '');
  queue.remove(first?.id ?? '');
  await settle();
  expect(sendings[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual(['b uploading', 'd uploading']);
});

test('a document removed before its check is never read', async () => {
  const looked: string[] = [];
  const { queue } = openQueue(async (file) => {
    looked.push(file.name);
    return { kind: 'fit' };
  });
  queue.add(pdf('a'), 'lead', room);
  queue.add(pdf('b'), 'lead', room);
  queue.remove(queue.uploads()[1]?.id ?? '');
  await settle();
  expect(looked).toEqual(['a']);
});

test.each([
  [new TypeError('?'), 'failed', "didn't finish"],
  [answer(0), 'failed', 'connection was lost'],
  [answer(401), 'failed', 'signed out'],
  [answer(503), 'failed', 'Your file is fine'],
  [answer(429), 'failed', 'Your file is fine'],
  [answer(422, { errors: { 'Files.0': ['This PDF is protected.'] } }), 'refused', 'This PDF is protected.'],
  [answer(415, { code: 'conversion-unavailable' }), 'refused', "Word documents can't be converted here."],
  [answer(422, { code: 'conversion-failed' }), 'refused', "couldn't be converted to PDF"],
  [answer(413, { detail: 'A file is larger than 25 MB.' }), 'refused', 'larger than 25 MB'],
  [answer(403), 'refused', 'The server rejected this file (Failed).'],
])('%o: %s, %s', async (error, kind, text) => {
  const { queue, sendings } = openQueue();
  queue.add(pdf('a'), 'lead', room);
  await settle();
  sendings[0]?.fail(error);
  await settle();
  const state = queue.uploads()[0]?.state;
  expect(state?.kind).toBe(kind);
  expect(JSON.stringify(state)).toContain(text);
  expect(isUnderway({ state: state ?? { kind: 'waiting' } })).toBe(false);
});

test('a failed upload is retried only on request', async () => {
  const { queue, sendings, states } = openQueue();
  queue.add(pdf('a'), 'lead', room);
  await settle();
  const id = queue.uploads()[0]?.id ?? '';
  queue.retry(id);
  expect(sendings).toHaveLength(1);
  sendings[0]?.fail(answer(500));
  await settle();
  queue.retry(id);
  queue.retry(id);
  await settle();
  expect(sendings).toHaveLength(2);
  sendings[1]?.answer();
  await settle();
  expect(states()).toEqual(['a uploaded']);
});

test('an uploaded document is passed on once, and its file is kept for the preview', async () => {
  const { queue, sendings } = openQueue();
  const file = pdf('a');
  queue.add(file, 'lead', room);
  await settle();
  const id = queue.uploads()[0]?.id ?? '';
  queue.take(id);
  expect(queue.uploads()).toHaveLength(1);
  sendings[0]?.answer();
  await settle();
  queue.take(id);
  expect(queue.uploads()).toEqual([]);
  expect(queue.localFile('file-a.pdf')).toBe(file);
});

describe('a Word document', () => {
  const word = new File(['word'], 'a.docx');
  const made = { name: 'a.pdf', convertedFrom: { name: 'a.docx', sizeBytes: 4 } };
  const findings = { withoutText: [1] };
  const refusal = { code: 'no-pages', problem: 'No.', remedy: 'Save it again.' } as const;
  const checks =
    (pdf: Checked) =>
    async (file: File): Promise<Checked> =>
      file.name === 'a.docx' ? { kind: 'word' } : pdf;

  async function convert(check: (file: File) => Promise<Checked>, load: () => Promise<Blob>) {
    const { queue, sendings } = openQueue(check, load);
    queue.add(word, 'lead', room);
    await settle();
    expect(queue.uploads()[0]).toMatchObject({ isWord: true, state: { kind: 'uploading' } });
    sendings[0]?.answer(made);
    await settle();
    return queue;
  }

  test('is checked again as the PDF that it became, which the preview shows', async () => {
    const queue = await convert(checks({ kind: 'fit', pageCount: 3, findings }), async () => pdf('x'));
    const [upload] = queue.uploads();
    expect(upload).toMatchObject({ pageCount: 3, findings, state: { kind: 'uploaded', stored: made } });
    queue.take(upload?.id ?? '');
    expect(queue.localFile('file-a.docx')?.name).toBe('a.pdf');
  });

  test('is rejected if its PDF is', async () => {
    const queue = await convert(checks({ kind: 'refused', refusal }), async () => pdf('x'));
    expect(queue.uploads()[0]?.state).toEqual({ kind: 'refused', refusal });
  });

  test('is taken as it is if its PDF can’t be fetched', async () => {
    const queue = await convert(checks({ kind: 'fit' }), () => Promise.reject(answer(503)));
    const [upload] = queue.uploads();
    expect(upload?.state.kind).toBe('uploaded');
    queue.take(upload?.id ?? '');
    expect(queue.localFile('file-a.docx')).toBeUndefined();
  });
});

test('listeners are notified until they unsubscribe', async () => {
  const { queue } = openQueue();
  let told = 0;
  const leave = queue.subscribe(() => {
    told += 1;
  });
  queue.add(pdf('a', 0), 'lead', room);
  leave();
  queue.add(pdf('b', 0), 'lead', room);
  expect(told).toBe(1);
});

const refusal = { code: 'password', problem: 'No.', remedy: 'Print it.' } as const;
const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(leaveWithoutAsking);

describe('documents added together', () => {
  test('are counted until the last is uploaded', async () => {
    const { queue, sendings } = openQueue(async ({ name }) =>
      name === 'locked' ? { kind: 'refused', refusal } : { kind: 'fit' },
    );
    expect(queue.progress()).toBeUndefined();
    for (const name of ['a', 'locked', 'b', 'c', 'd']) queue.add(pdf(name), 'lead', room);
    expect(queue.progress()).toEqual({ current: 1, total: 5 });
    await settle();
    expect(queue.progress()).toEqual({ current: 1, total: 4 });
    sendings[0]?.answer();
    await settle();
    queue.take(queue.uploads()[0]?.id ?? '');
    expect(queue.progress()).toEqual({ current: 2, total: 4 });
    // One is cancelled, one fails.
    queue.remove(queue.uploads().find(({ name }) => name === 'd')?.id ?? '');
    sendings[1]?.fail(answer(500));
    await settle();
    expect(queue.progress()).toEqual({ current: 2, total: 2 });
    sendings[2]?.answer();
    await settle();
    expect(queue.progress()).toBeUndefined();
    queue.retry(queue.uploads().find(({ name }) => name === 'b')?.id ?? '');
    expect(queue.progress()).toEqual({ current: 1, total: 1 });
  });

  test('have the browser ask before the page closes, until each is taken, cancelled or rejected', async () => {
    const { queue, sendings } = openQueue(async ({ name }) =>
      name === 'locked' ? { kind: 'refused', refusal } : { kind: 'fit' },
    );
    expect(isAsking()).toBe(false);
    queue.add(pdf('a'), 'lead', room);
    queue.add(pdf('locked'), 'lead', room);
    expect(isAsking()).toBe(true);
    await settle();
    sendings[0]?.fail(answer(500));
    await settle();
    expect(isAsking()).toBe(true);
    queue.retry(queue.uploads()[0]?.id ?? '');
    await settle();
    sendings[1]?.answer();
    await settle();
    expect(isAsking()).toBe(true);
    queue.take(queue.uploads()[0]?.id ?? '');
    expect(isAsking()).toBe(false);
    queue.add(pdf('b'), 'lead', room);
    queue.clear();
    expect(isAsking()).toBe(false);
  });
});

describe('a page that closes before its documents are attached', () => {
  afterEach(() => localStorage.clear());
  const page = (id: string, tab = thisPage().tab) => new UploadRecord('person.7', z.string(), { id, tab });
  const recovered = async (record: UploadRecord<string>) => {
    const opened = openQueue(undefined, undefined, record);
    opened.queue.recover(new AbortController().signal);
    await settle();
    return opened;
  };

  test('leaves those that are uploaded, and the names of the others', async () => {
    const before = openQueue(undefined, undefined, page('before'));
    for (const name of ['a', 'b', 'c']) before.queue.add(pdf(name), 'lead', room);
    await settle();
    // As the file manager names files: a record of anything else is not read.
    const fileId = crypto.randomUUID();
    before.sendings[0]?.answer({ fileId });
    before.sendings[1]?.fail(answer(500));
    await settle();
    const { queue, states } = await recovered(page('after'));
    expect(states()).toEqual(['a uploaded']);
    expect(queue.uploads()[0]).toMatchObject({ slot: 'lead', pageCount: 2, sizeBytes: 10 });
    expect(queue.lost().map(({ name }) => name)).toEqual(['b', 'c']);
    queue.take(queue.uploads()[0]?.id ?? '');
    expect(queue.localFile(fileId)).toBeUndefined();
    // Named once more after another reload, until dismissed.
    const again = await recovered(page('later'));
    expect(again.states()).toEqual([]);
    expect(again.queue.lost()).toHaveLength(2);
    again.queue.dismissLost();
    expect((await recovered(page('last'))).queue.lost()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('is not one of another tab, which may still be uploading', async () => {
    const other = openQueue(undefined, undefined, page('other', 'other tab'));
    other.queue.add(pdf('a'), 'lead', room);
    const { queue } = await recovered(page('here'));
    expect(queue.lost()).toEqual([]);
    queue.add(pdf('b'), 'lead', room);
    other.queue.clear();
    expect((await recovered(page('after'))).queue.lost().map(({ name }) => name)).toEqual(['b']);
  });

  test('leaves a document whose place is gone by its name', async () => {
    const { queue, sendings } = openQueue(undefined, undefined, page('before'));
    queue.add(pdf('a'), 'lead', room);
    await settle();
    sendings[0]?.answer();
    await settle();
    queue.giveUp(queue.uploads()[0]?.id ?? '');
    expect(queue.uploads()).toEqual([]);
    expect(queue.lost().map(({ name }) => name)).toEqual(['a']);
  });

  test('leaves nothing that can’t be read', async () => {
    localStorage.setItem(
      'draft:uploads:person.7',
      `{"pages":[{"id":"x","tab":"${thisPage().tab}","uploads":[{"id":1}]}]}`,
    );
    const { queue } = await recovered(page('after'));
    expect(queue.lost()).toEqual([]);
  });
});
