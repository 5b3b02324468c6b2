/**
 * `npm test`: types, lint, dead code, unit and integration tests, the production build with its size budget, and
 * end-to-end tests in Chromium. Finds or installs the browser and prints which.
 *
 * `npm test -- --changed` is the working loop: the checks, the unit and integration tests that import a file changed
 * since the branch left main (`--base` names another), and changed end-to-end tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkCount, runChecks } from './check.ts';
import { chromiumPath, hasChromium } from './chromium.ts';
import { reportFailures, runSteps, type Step } from './run-steps.ts';

/** Ways to install a browser, in order: Playwright's own, then the system's package. */
const installations: readonly Step[] = [
  { name: "Install Playwright's Chromium", command: 'playwright', arguments: ['install', 'chromium'] },
  {
    name: "Install the system's Chromium",
    command: 'sh',
    arguments: [
      '-c',
      'command -v apt-get >/dev/null && apt-get update -qq && export DEBIAN_FRONTEND=noninteractive && (apt-get install -y -qq chromium chromium-headless-shell || apt-get install -y -qq chromium) >/dev/null',
    ],
  },
];

async function ensureChromium(): Promise<boolean> {
  if (hasChromium()) {
    console.log(`Chromium: found ${chromiumPath()}`);
    return true;
  }
  for (const installation of installations) {
    console.log('Chromium: none found.');
    await runSteps([installation], { stopsAtFailure: true });
    // Checks in a new process, because Playwright remembers the browsers it saw at start.
    const found = spawnSync(process.execPath, [
      '-e',
      "import('./scripts/chromium.ts').then((m) => process.exit(m.hasChromium() ? 0 : 1))",
    ]);
    if (found.status === 0) {
      console.log('Chromium: installed.');
      return true;
    }
  }
  console.error(
    'Chromium: could not be installed. Install it by hand (apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
  return false;
}

/** All steps, likeliest failures first. */
const allSteps: readonly Step[] = [
  { name: 'Generation is deterministic', command: 'node', arguments: ['scripts/verify-generation.ts'] },
  { name: 'Unit and integration tests', command: 'vitest', arguments: ['run'] },
  { name: 'Production build', command: 'vite', arguments: ['build'] },
  { name: 'Size budgets', command: 'node', arguments: ['scripts/size-budget.ts'] },
];

/** Tells what a change since `base` affects: tests that import a changed file, and changed end-to-end tests. */
function changedSteps(base: string): { steps: Step[]; specs: string[] } {
  const specs = filesChangedSince(base).filter((path) => /^e2e\/.*\.spec\.ts$/.test(path) && existsSync(path));
  const steps: Step[] = [
    { name: 'Tests of what changed', command: 'vitest', arguments: ['run', '--changed', base, '--passWithNoTests'] },
  ];
  if (specs.length > 0) steps.push({ name: 'Production build', command: 'vite', arguments: ['build'] });
  return { steps, specs };
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

/** Committed, uncommitted and new files. */
function filesChangedSince(base: string): string[] {
  return [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter((path) => path !== '');
}

const { values } = parseArgs({ options: { changed: { type: 'boolean' }, base: { type: 'string', default: 'main' } } });
const { steps, specs } = values.changed
  ? changedSteps(git('merge-base', values.base, 'HEAD'))
  : { steps: allSteps, specs: undefined };
const wantsBrowser = specs === undefined || specs.length > 0;
const browserReady = wantsBrowser && (await ensureChromium());
const endToEnd: Step = { name: 'End-to-end tests', command: 'playwright', arguments: ['test', ...(specs ?? [])] };
const failed = await runChecks();
failed.push(...(await runSteps(browserReady ? [...steps, endToEnd] : steps, { stopsAtFailure: false })));
if (wantsBrowser && !browserReady) failed.push({ name: 'End-to-end tests (no browser)', failedTests: [], tail: '' });
const total = checkCount + steps.length + (wantsBrowser ? 1 : 0);
reportFailures(failed);
console.log(`\n${total - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
