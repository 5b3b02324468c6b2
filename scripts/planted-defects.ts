/**
 * `npm run test:planted`: breaks on purpose what a test's name says, in a copy of the project, and demands that the test
 * fails because of it and passes without. `npm run test:planted -- overlays polling` runs those alone, by name;
 * `--defects` leaves out the runs without a defect; `--copy FOLDER` names the copy, so that two can run at once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Defect, type PlantedTest, plantedTests } from './planted/defects.ts';
import { copyProject } from './project-copy.ts';
import { runStep, type Step } from './run-steps.ts';

const port = process.env.E2E_PORT ?? '4417';
const { values: options, positionals: names } = parseArgs({
  options: { defects: { type: 'boolean', default: false }, copy: { type: 'string', default: '.cache/planted' } },
  allowPositionals: true,
});
const copy = resolve(import.meta.dirname, '..', options.copy);
const wanted = plantedTests.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
if (wanted.length === 0)
  throw new Error(`No test is named so. There are: ${plantedTests.map(({ name }) => name).join(', ')}`);

const unproven: string[] = [];

/** Prints what became of a run; what it should not have is remembered. */
function report(what: string, isProven: boolean, found: string): void {
  console.log(`${isProven ? 'ok' : 'NOT SO'}: ${what}: ${found}`);
  if (!isProven) unproven.push(what);
}

async function run(step: Omit<Step, 'name'>): Promise<{ isPassed: boolean; text: string }> {
  const { isPassed, text } = await runStep({ ...step, name: step.command, cwd: copy }, { isLive: false });
  return { isPassed, text: stripVTControlCharacters(text) };
}

/** Runs a test as the copy stands. @throws Error if there is no build to test. */
async function runTest({ command, arguments: words, environment, isOfBuild }: PlantedTest) {
  if (isOfBuild) {
    const build = await run({ command: 'vite', arguments: ['build', '--logLevel', 'error'] });
    if (!build.isPassed) throw new Error(`The build failed: ${build.text}`);
  }
  return run({ command, arguments: words, environment: { E2E_PORT: port, ...environment } });
}

/** Puts a defect into the copy. Returns what takes it out again. @throws Error if a text isn't there once. */
function plant({ name, file, changes }: Defect): () => void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  let after = before;
  for (const [text, instead] of changes) {
    if (after.split(text).length !== 2) throw new Error(`${name}: ${file} does not have once: ${text}`);
    after = after.replace(text, () => instead);
  }
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

copyProject(copy);
const generated = await run({ command: 'node', arguments: ['scripts/generate.ts'] });
if (!generated.isPassed) throw new Error(generated.text);

for (const test of wanted) {
  if (!options.defects) {
    const { isPassed, text } = await runTest(test);
    report(`${test.name}, without a defect`, isPassed, isPassed ? 'passes' : `fails\n${text.slice(-4_000)}`);
  }
  for (const defect of test.defects) {
    const remove = plant(defect);
    try {
      const { isPassed, text } = await runTest(test);
      const isNoticed = !isPassed && defect.noticed.test(text);
      const found = isPassed
        ? `passes all the same\n${text.slice(-1_000)}`
        : `fails for another reason\n${text.slice(-4_000)}`;
      report(`${test.name}, ${defect.name}`, isNoticed, isNoticed ? 'fails' : found);
    } finally {
      remove();
    }
  }
}
console.log(`${unproven.length === 0 ? 'Every defect was noticed.' : `Not so: ${unproven.join('; ')}`}`);
if (unproven.length > 0) process.exitCode = 1;
