/**
 * `npm run mutation [-- folder…]`: changes the rules one place at a time and says which changes no test notices. Covers
 * `src/api` and every `model/` unless folders are named; results are kept in `.cache`, and only what changed runs again.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : ['src/api', 'src/features/**/model'];
const left = ['!src/**/generated/**', '!src/**/*.{test,testing}.ts'];
const mutate = [...folders.map((folder) => `${folder.replace(/\/$/, '')}/**/*.ts`), ...left].join(',');
const root = resolve(import.meta.dirname, '..');
const { status } = spawnSync('stryker', ['run', '--mutate', mutate], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
