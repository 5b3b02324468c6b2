/** Generates again and compares: the output is deterministic and unedited. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** All generated files with their hashes. */
function generatedFiles(): Map<string, string> {
  const files = ['src/api/generated', 'sandbox/generated'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.sort().map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

const before = generatedFiles();
execFileSync(process.execPath, ['scripts/generate.ts', '--force'], { cwd: root, stdio: 'ignore' });
const after = generatedFiles();
const different = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
for (const path of different) console.error(`Changed by a second run: ${path}`);
console.log(`${after.size} generated files, ${different.length} different in a second run.`);
if (different.length > 0) process.exitCode = 1;
