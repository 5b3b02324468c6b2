/**
 * `npm test`: types, lint, dead code, unit and integration tests, the production build with its size budget, and the
 * end-to-end tests in a real Chromium. Finds the browser or installs one, and says which.
 */
import { spawnSync } from 'node:child_process';
import { checkSteps } from './check.ts';
import { chromiumPath, hasChromium } from './chromium.ts';
import { reportFailures, runSteps, type Step } from './run-steps.ts';

/** Ways to a browser, the first that works: Playwright's own, then the system's package. */
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
    // Looked for anew in a process of its own: Playwright remembers what it saw at start.
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

const browserReady = await ensureChromium();
const failed = await runSteps(
  [
    ...checkSteps,
    { name: 'Generation is deterministic', command: 'node', arguments: ['scripts/verify-generation.ts'] },
    { name: 'Unit and integration tests', command: 'vitest', arguments: ['run'] },
    { name: 'Production build', command: 'vite', arguments: ['build'] },
    { name: 'Size budgets', command: 'node', arguments: ['scripts/size-budget.ts'] },
    ...(browserReady ? [{ name: 'End-to-end tests', command: 'playwright', arguments: ['test'] }] : []),
  ],
  { stopsAtFailure: false },
);
if (!browserReady) failed.push({ name: 'End-to-end tests (no browser)', tail: '' });
const total = checkSteps.length + 5;
reportFailures(failed);
console.log(`\n${total - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
