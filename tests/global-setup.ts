/**
 * Creates the database template for all tests' sandboxes: migrations and demo data. Cached in `.cache/tests` while the
 * sandbox's code is unchanged, but only for minutes, because demo dates are relative to the time of seeding.
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
/** How long a template is reused, in milliseconds. */
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
    // Renamed when complete, so that other runs never read a partial file.
    const unfinished = join(cache, randomUUID());
    writeFileSync(unfinished, dump);
    renameSync(unfinished, path);
  }
  project.provide('databaseTemplate', path);
}

/** Changes with the sandbox's code, its packages and the time. */
function fingerprint(): string {
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / lifetime)));
  const modules = readdirSync(join(root, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|sql|json)$/.test(path) && !path.endsWith('.test.ts'))
    .sort();
  for (const path of [...modules.map((module) => join('sandbox', module)), 'package-lock.json'])
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** A running test may still read a slightly older template. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > 6 * lifetime) rmSync(path, { force: true });
  }
}
