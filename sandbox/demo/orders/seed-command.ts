/** `npm run sandbox -- seed --orders 100000 [--firm 1]`, or `--serving 1000`. */
import { parseArgs } from 'node:util';
import { createSandbox } from '../../create-sandbox.ts';
import { storageFromEnvironment } from '../../server.ts';
import { seedManyOrders } from './many-orders.ts';
import { seedManyServing } from './many-serving.ts';

export const seedUsage = `npm run sandbox -- seed --orders COUNT [--firm 1]
    Adds COUNT invented orders (at most 2,000,000) to a demo firm, 1 to 3, spread over five years.
npm run sandbox -- seed --serving COUNT [--firm 1]
    Adds COUNT orders of process serving (at most 20,000), with recipients, attempts and proofs, over the last 90 days.`;

const most = { orders: 2_000_000, serving: 20_000 };

/** Seeds this environment's sandbox. Returns the exit code: 2 for invalid arguments. */
export async function seedCommand(args: readonly string[]): Promise<0 | 2> {
  const request = readArguments(args);
  if (!request) {
    console.error(seedUsage);
    return 2;
  }
  const start = performance.now();
  const sandbox = await createSandbox({ storage: storageFromEnvironment() });
  try {
    const many = { clientId: request.clientId, count: request.count, now: sandbox.clock.now() };
    if (request.kind === 'serving') await seedManyServing(sandbox.db, many);
    else await seedManyOrders(sandbox.db, { ...many, hasFilings: true });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Firm ${request.clientId} has ${request.count.toLocaleString('en-US')} more orders (${seconds} s).`);
    return 0;
  } finally {
    await sandbox.close();
  }
}

interface SeedRequest {
  kind: keyof typeof most;
  clientId: number;
  count: number;
}

function readArguments(args: readonly string[]): SeedRequest | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { orders: { type: 'string' }, serving: { type: 'string' }, firm: { type: 'string', default: '1' } },
    });
    // One of the two.
    if ((values.orders === undefined) === (values.serving === undefined)) return undefined;
    const kind = values.serving === undefined ? 'orders' : 'serving';
    const count = Number(values[kind]);
    const isCount = Number.isInteger(count) && count >= 1 && count <= most[kind];
    return isCount && /^[123]$/.test(values.firm) ? { kind, clientId: Number(values.firm), count } : undefined;
  } catch {
    return undefined;
  }
}
