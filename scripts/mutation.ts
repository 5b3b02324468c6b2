/**
 * `npm run mutation [-- folder…]`: mutates the rules and lists the changes no test notices. Covers `src/api` and every
 * `model/` by default; results are cached in `.cache`, so only changes run again.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : ['src/api', 'src/features/**/model'];
const excluded = ['!src/**/generated/**', '!src/**/*.test.ts', '!src/**/*.testing.ts'];
const mutate = [...folders.map((folder) => `${folder.replace(/\/$/, '')}/**/*.ts`), ...excluded].join(',');
const root = resolve(import.meta.dirname, '..');
const { status } = spawnSync('stryker', ['run', '--mutate', mutate], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
