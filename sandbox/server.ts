/** The one sandbox of a server process. Its data is in `.sandbox`, in SANDBOX_DATA, or on the server of DATABASE_URL. */
import { resolve } from 'node:path';
import type { Storage } from './db/connection.ts';
import { createSandbox, type RunningSandbox } from './sandbox.ts';

/** Where a process keeps its data, by its environment. */
export function storageFromEnvironment(): Storage {
  const url = process.env.DATABASE_URL;
  if (url) return { kind: 'server', url };
  return { kind: 'folder', path: resolve(process.env.SANDBOX_DATA ?? '.sandbox') };
}

let running: Promise<RunningSandbox> | undefined;

/** Opens the sandbox with the first request. */
export async function fetch(request: Request): Promise<Response> {
  running ??= createSandbox({
    storage: storageFromEnvironment(),
    checksAnswers: process.env.NODE_ENV !== 'production',
  });
  return (await running).fetch(request);
}
