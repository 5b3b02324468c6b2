/**
 * `npm run test:cards`: adds 500 cards in each of two scenarios with random network and backend failures, from a random
 * seed; `npm run test:cards -- SEED` repeats a run.
 */
import { spawnSync } from 'node:child_process';

const seed = process.argv[2] ?? String(Date.now() % 1_000_000_000);
const { status } = spawnSync('vitest', ['run', 'tests/card-submission.test.tsx'], {
  stdio: 'inherit',
  env: { ...process.env, CARD_RUNS: '500', CARD_SEED: seed },
});
process.exitCode = status ?? 1;
