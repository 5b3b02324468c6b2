/**
 * Sends a worker its one request, and resolves with its answer. The worker ends with the answer, and when aborted.
 * @throws Error if the worker fails, or the signal's reason.
 */
export async function askWorker<Answer>(worker: Worker, request: unknown, signal?: AbortSignal): Promise<Answer> {
  try {
    return await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', () => reject(new Error('The worker failed')));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
