/**
 * `npm run test:cards`: adds cards over a network and a backend that fail at random, 500 times each way, from a seed of
 * its own; `npm run test:cards -- SEED` repeats one.
 */
import { spawnSync } from 'node:child_process';

const seed = process.argv[2] ?? String(Date.now() % 1_000_000_000);
const { status } = spawnSync('vitest', ['run', 'tests/card-submission.test.tsx'], {
  stdio: 'inherit',
  env: { ...process.env, CARD_RUNS: '500', CARD_SEED: seed },
});
process.exitCode = status ?? 1;
