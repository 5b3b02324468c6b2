/**
 * `npm run providers:proof`: puts one more e-filing provider (`tests/fixtures/provider`) into a copy of the project: two
 * new folders, its id in two enums of the contract, and nothing else. Types, boundaries, conformance and a filing from the
 * start page to the clerk's decision must pass there (docs/adr/0026).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from './project-copy.ts';
import { reportFailures, runSteps, type Step } from './run-steps.ts';

const root = resolve(import.meta.dirname, '..');
const copy = join(root, '.cache/providers-proof');
const id = 'canyon';
const apiType = 9;
const folders = { client: `src/features/efiling/${id}`, sandbox: `sandbox/providers/${id}` };

/** The enums, each on the line below its schema's name. */
const enums = [
  { file: 'contracts/filing/common.yaml', schema: 'EFilingProvider', value: id },
  { file: 'contracts/filing/cases.yaml', schema: 'CaseApiType', value: String(apiType) },
];

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

function startHistory(): void {
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=proof', '-c', 'user.email=proof@localhost', 'commit', '--quiet', '--message', 'Before');
}

function addProvider(): void {
  for (const [part, folder] of Object.entries(folders))
    cpSync(join(root, 'tests/fixtures/provider', part), join(copy, folder), { recursive: true });
  for (const { file, schema, value } of enums) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const pattern = new RegExp(`(\\n    ${schema}:\\n      type: \\w+\\n      enum: \\[[^\\]]*)\\]`);
    if (!pattern.test(text)) throw new Error(`${file} has no enum ${schema}.`);
    writeFileSync(path, text.replace(pattern, `$1, ${value}]`));
  }
}

/** Tells what differs from the project, as `git status` has it. */
const changes = () =>
  git('status', '--porcelain')
    .trim()
    .split('\n')
    .map((line) => line.trim());

copyProject(copy);
startHistory();
addProvider();
const found = changes().toSorted();
const expected = [...enums.map(({ file }) => `M ${file}`), ...Object.values(folders).map((folder) => `?? ${folder}/`)];
console.log(`The change:\n  ${found.join('\n  ')}`);
if (found.join() !== expected.toSorted().join())
  throw new Error('The provider needs more than two folders and two enums.');

const steps: readonly Step[] = [
  { name: 'Generate from the contracts', command: 'node', arguments: ['scripts/generate.ts'] },
  { name: 'Types', command: 'tsc', arguments: ['-p', '.'] },
  { name: 'Boundaries', command: 'node', arguments: ['scripts/boundaries.ts'] },
  {
    name: 'Architecture',
    command: 'vitest',
    arguments: ['run', 'tests/architecture', 'src/features/efiling', 'sandbox/providers'],
  },
  { name: 'Conformance', command: 'vitest', arguments: ['run', 'tests/conformance'] },
  { name: 'A filing', command: 'vitest', arguments: ['run', folders.client] },
];
const failed = await runSteps(
  steps.map((step) => ({ ...step, cwd: copy })),
  { stopsAtFailure: false },
);
reportFailures(failed);
if (failed.length > 0) process.exitCode = 1;
else console.log('\nOne more provider is two folders and its id in two enums.');
