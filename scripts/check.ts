/** `npm run check`: everything about the code that needs no run of it. Under a minute when warm. */
import { reportFailures, runSteps, type Step } from './run-steps.ts';

const generation: Step = { name: 'Generate from the contracts', command: 'node', arguments: ['scripts/generate.ts'] };

const checks: readonly Step[] = [
  { name: 'Types', command: 'tsc', arguments: ['-p', '.'] },
  { name: 'Lint and format', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  { name: 'Contract lint', command: 'redocly', arguments: ['lint', '--format', 'summary'] },
  // An entry of its configuration that matches nothing fails as well.
  { name: 'Dead code', command: 'knip', arguments: ['--treat-config-hints-as-errors'] },
  { name: 'Boundaries', command: 'node', arguments: ['scripts/boundaries.ts'] },
];

export const checkCount = checks.length + 1;

/** Runs the checks, two at once. Answers those that failed. */
export async function runChecks() {
  const failed = await runSteps([generation], { stopsAtFailure: true });
  return [...failed, ...(await runSteps(checks, { stopsAtFailure: false, atOnce: 2 }))];
}

if (import.meta.main) {
  const failed = await runChecks();
  reportFailures(failed);
  if (failed.length > 0) process.exitCode = 1;
}
