/** `npm run check`: all static checks. Under a minute when warm. */
import { reportFailures, runSteps, type Step } from './run-steps.ts';

const generation: Step = { name: 'Generate from the contracts', command: 'node', arguments: ['scripts/generate.ts'] };

const checks: readonly Step[] = [
  { name: 'Types', command: 'tsc', arguments: ['-p', '.'] },
  { name: 'Lint and format', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  { name: 'Contract lint', command: 'redocly', arguments: ['lint', '--format', 'summary'] },
  // Unused entries of its configuration fail, too.
  { name: 'Dead code', command: 'knip', arguments: ['--treat-config-hints-as-errors'] },
  { name: 'Boundaries', command: 'node', arguments: ['scripts/boundaries.ts'] },
  { name: 'Wording', command: 'node', arguments: ['scripts/wording-check.ts'] },
];

export const checkCount = checks.length + 1;

/** Runs the checks, two at a time. Returns the failures. */
export async function runChecks() {
  const failed = await runSteps([generation], { stopsAtFailure: true });
  return [...failed, ...(await runSteps(checks, { stopsAtFailure: false, atOnce: 2 }))];
}

if (import.meta.main) {
  const failed = await runChecks();
  reportFailures(failed);
  if (failed.length > 0) process.exitCode = 1;
}
