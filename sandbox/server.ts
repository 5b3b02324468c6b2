/** The sandbox of a server process. Its data is in `.sandbox`, SANDBOX_DATA or the DATABASE_URL server. */
import { resolve } from 'node:path';
import { type Features, readFeatures } from './control/features.ts';
import { createSandbox } from './create-sandbox.ts';
import { type Storage, UnusableDataError } from './db/connection.ts';
import { problemResponse } from './http/problem.ts';
import type { RunningSandbox } from './sandbox.ts';

/** The process's storage, from its environment. */
export function storageFromEnvironment(): Storage {
  const url = process.env.DATABASE_URL;
  if (url) return { kind: 'server', url };
  return { kind: 'folder', path: resolve(process.env.SANDBOX_DATA ?? '.sandbox') };
}

/**
 * Holds the process's sandbox. When Vite reloads these modules, the old ones must close the database before the new
 * ones open it.
 */
const slot = Symbol.for('benchfile.sandbox');
let running: Promise<RunningSandbox> | undefined;

async function open(): Promise<RunningSandbox> {
  const earlier: Promise<RunningSandbox> | undefined = Reflect.get(globalThis, slot);
  await earlier?.then((sandbox) => sandbox.close()).catch(() => {});
  return createSandbox({
    storage: storageFromEnvironment(),
  });
}

/** Opens the sandbox on the first request. Responds 503 while its data is unusable. */
export async function fetch(request: Request): Promise<Response> {
  try {
    return await (await opened()).fetch(request);
  } catch (error) {
    if (!(error instanceof UnusableDataError)) throw error;
    return problemResponse(503, { code: 'unusable-data', detail: error.message });
  }
}

/** The runtime config's switches, as set through the control API. */
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

/** The next request reopens the data: a reset may have repaired it. */
function tryAgain(error: unknown): void {
  running = undefined;
  if (error instanceof UnusableDataError) console.error(error.message);
}
