/** Makes the database template once a run: migrations and demo data, loaded by every test that needs a sandbox. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSandbox } from '../sandbox/sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const folder = resolve(import.meta.dirname, '../.cache');
  const path = resolve(folder, 'test-database.tar');
  const sandbox = await createSandbox({ storage: { kind: 'memory' } });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, Buffer.from(await (await sandbox.dump()).arrayBuffer()));
  await sandbox.close();
  project.provide('databaseTemplate', path);
}
