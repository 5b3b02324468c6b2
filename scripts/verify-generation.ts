/** Generates twice and compares: the same contracts give the same bytes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Every generated file with the hash of its bytes. */
function generatedFiles(): Map<string, string> {
  const files = ['src/api/generated', 'sandbox/generated'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.sort().map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

function generate(): Map<string, string> {
  execFileSync(process.execPath, ['scripts/generate.ts', '--force'], { cwd: root, stdio: 'ignore' });
  return generatedFiles();
}

const first = generate();
const second = generate();
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (path) => first.get(path) !== second.get(path),
);
for (const path of different) console.error(`Differs between two runs: ${path}`);
console.log(`${second.size} generated files, ${different.length} different in a second run.`);
if (different.length > 0) process.exitCode = 1;
