import { expect, it } from 'vitest';
import type { DownloadProgress } from './read-in-parts';
import { readInParts } from './read-in-parts';

const parts = ['first ', 'second ', 'third'].map((text) => new TextEncoder().encode(text));

function answer(headers: Record<string, string>, read: Iterable<Uint8Array> = parts): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of read) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/zip', ...headers } });
}

async function readAll(response: Response) {
  const told: DownloadProgress[] = [];
  const blob = await readInParts(response, (progress) => told.push(progress));
  return { told, blob };
}

it('reports progress and returns the whole body', async () => {
  const { told, blob } = await readAll(answer({ 'content-length': '18' }));
  expect(told).toEqual([0, 6, 13, 18].map((receivedBytes) => ({ receivedBytes, totalBytes: 18 })));
  expect(await blob.text()).toBe('first second third');
  expect(blob.type).toBe('application/zip');
});

it.each([
  ['has no length', {}],
  ['is compressed', { 'content-length': '12', 'content-encoding': 'gzip' }],
])('has no total when the response %s', async (_, headers) => {
  const { told } = await readAll(answer(headers));
  expect(told.at(-1)).toEqual({ receivedBytes: 18, totalBytes: undefined });
});

it('fails when the connection is lost', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(readAll(new Response(body))).rejects.toThrow('network error');
});

it('reads a response without a type or a body', async () => {
  const { told, blob } = await readAll(new Response(null));
  expect({ told, size: blob.size, type: blob.type }).toEqual({ told: [], size: 0, type: '' });
  const { blob: untyped } = await readAll(new Response(Uint8Array.of(1)));
  expect(untyped.type).toBe('');
});
