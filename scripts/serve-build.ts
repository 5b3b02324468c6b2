/** Builds the application and serves a build with a separate sandbox, for browser-based scripts. */
import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import type { RunningSandbox } from '../sandbox/sandbox.ts';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

export interface ServedBuild {
  /** `http://localhost:4361` */
  origin: string;
  stop(): void;
}

/** Writes a production build to a folder. @throws Error on failure. */
export function build(dist: string): void {
  for (const [command, ...given] of [
    ['npm', 'run', '--silent', 'generate'],
    [bin('vite'), 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'],
  ])
    run(command ?? '', given, {});
}

interface Serving {
  port: number;
  /** The sandbox's folder, which is reset first. */
  data: string;
  /** Adds to the demo data before it is served. */
  prepare?: (sandbox: RunningSandbox) => Promise<void>;
}

/** Serves a build on a port with the demo data. */
export async function serveBuild(dist: string, { port, data, prepare }: Serving): Promise<ServedBuild> {
  const path = resolve(root, data);
  const environment = { SANDBOX_DATA: path, DATABASE_URL: '', NODE_ENV: 'test' };
  run('npm', ['run', '--silent', 'sandbox', '--', 'reset'], environment);
  if (prepare) {
    const sandbox = await createSandbox({ storage: { kind: 'folder', path } });
    await prepare(sandbox).finally(() => sandbox.close());
  }
  const server = spawn(bin('vite'), ['preview', '--outDir', dist, '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const stop = () => server.kill('SIGTERM');
  process.once('exit', stop);
  const origin = `http://localhost:${port}`;
  while (!(await isAnswering(`${origin}/sandbox/health`))) {
    if (server.exitCode !== null) throw new Error('The build could not be served.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return { origin, stop };
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

function run(command: string, given: readonly string[], environment: Record<string, string>): void {
  const { status } = spawnSync(command, given, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} failed.`);
}
