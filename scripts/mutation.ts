/**
 * `npm run mutation [-- folder…]`: mutates the rules and lists the changes that no test beside them notices
 * (docs/adr/0021). Covers `src/api`, every `model/` and the providers' rules by default; results are cached in `.cache`, so only changes run
 * again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const cache = resolve(root, '.cache/mutation.json');
const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const rules = ['src/api', 'src/features/**/model', 'src/features/efiling/rules', 'src/features/efiling/tyler'];
const folders = named.length > 0 ? named : rules;
const excluded = ['!src/**/generated/**', '!src/**/*.test.ts', '!src/**/*.testing.ts'];

if (existsSync(cache)) forgetSurvivors();
const mutate = [...folders.map((folder) => `${folder}/**/*.ts`), ...excluded].join(',');
const { status } = spawnSync('stryker', ['run', '--mutate', mutate], {
  cwd: root,
  env: { ...process.env, MUTATION_FOLDERS: folders.join(',') },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** Survivors run again: Stryker doesn't see when a new test covers a module constant. */
function forgetSurvivors(): void {
  const report = JSON.parse(readFileSync(cache, 'utf8'));
  for (const [path, file] of Object.entries<{ mutants: { status: string }[] }>(report.files)) {
    if (folders.some((folder) => matchesGlob(path, `${folder}/**`)))
      file.mutants = file.mutants.filter((mutant) => mutant.status === 'Killed' || mutant.status === 'Ignored');
  }
  writeFileSync(cache, JSON.stringify(report));
}
