/** The one sandbox of a server process. Its data is in `.sandbox`, in SANDBOX_DATA, or on the server of DATABASE_URL. */
import { resolve } from 'node:path';
import { type Features, readFeatures } from './control/features.ts';
import { createSandbox } from './create-sandbox.ts';
import type { Storage } from './db/connection.ts';
import type { RunningSandbox } from './sandbox.ts';

/** Where a process keeps its data, by its environment. */
export function storageFromEnvironment(): Storage {
  const url = process.env.DATABASE_URL;
  if (url) return { kind: 'server', url };
  return { kind: 'folder', path: resolve(process.env.SANDBOX_DATA ?? '.sandbox') };
}

/**
 * Where the process keeps its sandbox. Vite loads these modules anew when one of them changes; the database must be
 * closed by the old ones before the new ones open it.
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

/** Opens the sandbox with the first request. */
export async function fetch(request: Request): Promise<Response> {
  return (await opened()).fetch(request);
}

/** The switches of the runtime config, as the control API set them. */
export async function features(): Promise<Features> {
  return readFeatures((await opened()).db);
}

function opened(): Promise<RunningSandbox> {
  if (!running) {
    running = open();
    Reflect.set(globalThis, slot, running);
  }
  return running;
}
