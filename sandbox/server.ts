/** The one sandbox of a server process. Its data is in `.sandbox`, in SANDBOX_DATA, or on the server of DATABASE_URL. */
import { resolve } from 'node:path';
import { type Features, readFeatures } from './control/features.ts';
import { createSandbox } from './create-sandbox.ts';
import { type Storage, UnusableDataError } from './db/connection.ts';
import { problemResponse } from './http/problem.ts';
import type { RunningSandbox } from './sandbox.ts';

/** Where a process keeps its data, by its environment. */
export function storageFromEnvironment(): Storage {
  const url = process.env.DATABASE_URL;
  if (url) return { kind: 'server', url };
  return { kind: 'folder', path: resolve(process.env.SANDBOX_DATA ?? '.sandbox') };
}

/**
 * Where the process keeps its sandbox. Vite reloads these modules when one changes; the old ones must close the
 * database before the new ones open it.
 */
const slot = Symbol.for('benchfile.sandbox');
let running: Promise<RunningSandbox> | undefined;

async function open(): Promise<RunningSandbox> {
  const earlier: Promise<RunningSandbox> | undefined = Reflect.get(globalThis, slot);
  await earlier?.then((sandbox) => sandbox.close()).catch(() => {});
  return createSandbox({
    storage: storageFromEnvironment(),
    checksAnswers: process.env.NODE_ENV !== 'production',
  });
}

/** Opens the sandbox with the first request. Answers 503 while its data is unusable. */
export async function fetch(request: Request): Promise<Response> {
  try {
    return await (await opened()).fetch(request);
  } catch (error) {
    if (!(error instanceof UnusableDataError)) throw error;
    return problemResponse(503, { code: 'unusable-data', detail: error.message });
  }
}

/** The switches of the runtime config, as the control API set them. */
export async function features(): Promise<Features> {
  return readFeatures((await opened()).db);
}

function opened(): Promise<RunningSandbox> {
  if (!running) {
    running = open();
    running.catch(tryAgain);
    Reflect.set(globalThis, slot, running);
  }
  return running;
}

/** The next request opens the data again: a reset may have repaired it. */
function tryAgain(error: unknown): void {
  running = undefined;
  if (error instanceof UnusableDataError) console.error(error.message);
}
