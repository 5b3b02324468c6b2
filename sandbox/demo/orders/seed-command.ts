/** `npm run sandbox -- seed --orders 100000 [--firm 1]`. */
import { parseArgs } from 'node:util';
import { createSandbox } from '../../create-sandbox.ts';
import { storageFromEnvironment } from '../../server.ts';
import { seedManyOrders } from './many-orders.ts';

export const seedUsage = `npm run sandbox -- seed --orders COUNT [--firm 1]
    Adds COUNT invented orders (at most 2,000,000) to a demo firm, 1 to 3, spread over five years.`;

const mostOrders = 2_000_000;

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
    await seedManyOrders(sandbox.db, { ...request, now: sandbox.clock.now(), hasFilings: true });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Firm ${request.clientId} has ${request.count.toLocaleString('en-US')} more orders (${seconds} s).`);
    return 0;
  } finally {
    await sandbox.close();
  }
}

function readArguments(args: readonly string[]): { clientId: number; count: number } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { orders: { type: 'string' }, firm: { type: 'string', default: '1' } },
    });
    const count = Number(values.orders);
    const isCount = Number.isInteger(count) && count >= 1 && count <= mostOrders;
    return isCount && /^[123]$/.test(values.firm) ? { clientId: Number(values.firm), count } : undefined;
  } catch {
    return undefined;
  }
}
