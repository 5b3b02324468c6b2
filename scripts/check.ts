/** `npm run check`: everything about the code that needs no run of it. Under a minute when warm. */
import { reportFailures, runSteps, type Step } from './run-steps.ts';

export const checkSteps: readonly Step[] = [
  { name: 'Generate from the contracts', command: 'node', arguments: ['scripts/generate.ts'] },
  { name: 'Types', command: 'tsc', arguments: ['-p', '.'] },
  { name: 'Lint and format', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  { name: 'Boundaries', command: 'node', arguments: ['scripts/boundaries.ts'] },
  { name: 'Contract lint', command: 'redocly', arguments: ['lint', '--format', 'summary'] },
  { name: 'Dead code', command: 'knip', arguments: [] },
];

if (import.meta.main) {
  const failed = await runSteps(checkSteps, { stopsAtFailure: false });
  reportFailures(failed);
  if (failed.length > 0) process.exitCode = 1;
}
