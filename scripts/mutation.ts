/**
 * `npm run mutation [-- folder…]`: mutates the rules and lists the changes that no test beside them notices
 * (docs/adr/0021). Covers `src/api`, every `model/` and the providers' rules by default. Results are cached by what was
 * named, so only changes run again, and the score is of what was named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const cacheName = ['mutation', ...named.toSorted()].join('-').replaceAll('/', '.');
const cache = resolve(root, `.cache/${cacheName}.json`);
const rules = ['src/api', 'src/features/**/model', 'src/features/efiling/rules', 'src/features/efiling/tyler'];
const folders = named.length > 0 ? named : rules;
const excluded = ['!src/**/generated/**', '!src/**/*.test.ts', '!src/**/*.testing.ts'];

if (existsSync(cache)) forgetSurvivors();
const mutate = [...folders.map((folder) => `${folder}/**/*.ts`), ...excluded].join(',');
const { status } = spawnSync('stryker', ['run', '--mutate', mutate, '--incrementalFile', cache], {
  cwd: root,
  env: { ...process.env, MUTATION_FOLDERS: folders.join(',') },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** Survivors run again: Stryker doesn't see when a new test covers a module constant. */
function forgetSurvivors(): void {
  const report = JSON.parse(readFileSync(cache, 'utf8'));
  for (const file of Object.values<{ mutants: { status: string }[] }>(report.files))
    file.mutants = file.mutants.filter((mutant) => mutant.status === 'Killed' || mutant.status === 'Ignored');
  writeFileSync(cache, JSON.stringify(report));
}
