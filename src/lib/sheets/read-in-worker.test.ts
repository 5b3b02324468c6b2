import { afterEach, expect, test, vi } from 'vitest';
import { readInWorker } from './read-in-worker';

afterEach(() => vi.unstubAllGlobals());

const limits = { maxBytes: 1000, maxRows: 10 } as Parameters<typeof readInWorker>[1];

test('a worker that fails says nothing of the file', async () => {
  class FailingWorker extends EventTarget {
    postMessage(): void {
      this.dispatchEvent(new Event('error'));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FailingWorker);
  expect(await readInWorker(new File(['a,b'], 'recipients.csv'), limits)).toEqual({ problem: 'not-read' });
});
