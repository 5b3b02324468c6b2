/**
 * `npm run test:payments`: pays invoices 500 times in each of three scenarios with random failures; `-- --seed 17`
 * repeats a run. Then looks for what a card or bank account left behind anywhere. `-- --without key` (or `asking`, `lock`)
 * takes one safeguard away and must fail within 30 runs.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, without: { type: 'string' }, runs: { type: 'string' } },
});
const safeguards = ['key', 'asking', 'lock'];
if (values.without !== undefined && !safeguards.includes(values.without))
  throw new Error(`--without takes ${safeguards.join(', ')}.`);
// Without a safeguard, what is left behind is beside the point.
const files = [
  'tests/payment-submission.test.tsx',
  ...(values.without === undefined ? ['tests/payment-traces.test.tsx'] : []),
];
const { status } = spawnSync('vitest', ['run', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PAYMENT_RUNS: values.runs ?? (values.without === undefined ? '500' : '30'),
    PAYMENT_SEED: values.seed ?? String(Date.now() % 1_000_000_000),
    ...(values.without === undefined ? {} : { PAYMENT_WITHOUT: values.without }),
  },
});
process.exitCode = status ?? 1;
