/**
 * Makes the database template that every test's sandbox loads: migrations and demo data. It is kept in `.cache/tests`
 * while the sandbox's code is the same, for some minutes only: demo data is dated from the moment it is made.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache/tests');
/** Milliseconds that a template serves new runs. */
const lifetime = 10 * 60_000;

export default async function setup(project: TestProject): Promise<void> {
  const path = join(cache, `database-${fingerprint()}.tar`);
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true });
    removeOld();
    const { createSandbox } = await import('../sandbox/create-sandbox.ts');
    const sandbox = await createSandbox({ storage: { kind: 'memory' } });
    const dump = Buffer.from(await (await sandbox.dump()).arrayBuffer());
    await sandbox.close();
    // Renamed when complete: another run must not read half a file.
    const unfinished = join(cache, randomUUID());
    writeFileSync(unfinished, dump);
    renameSync(unfinished, path);
  }
  project.provide('databaseTemplate', path);
}

/** Changes with the sandbox's code, the packages it runs on, and every ten minutes. */
function fingerprint(): string {
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / lifetime)));
  const modules = readdirSync(join(root, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|sql|json)$/.test(path) && !path.endsWith('.test.ts'))
    .sort();
  for (const path of [...modules.map((module) => join('sandbox', module)), 'package-lock.json'])
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** A run that is going on may still read a template that is a little old. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > 6 * lifetime) rmSync(path, { force: true });
  }
}
