/** Makes the database template once a run: migrations and demo data, loaded by every test that needs a sandbox. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSandbox } from '../sandbox/create-sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  // A folder of this run's own: two runs side by side must not read each other's half-written file.
  const folder = mkdtempSync(join(tmpdir(), 'benchfile-tests-'));
  const path = join(folder, 'database.tar');
  const sandbox = await createSandbox({ storage: { kind: 'memory' } });
  writeFileSync(path, Buffer.from(await (await sandbox.dump()).arrayBuffer()));
  await sandbox.close();
  project.provide('databaseTemplate', path);
  return () => rmSync(folder, { recursive: true, force: true });
}
