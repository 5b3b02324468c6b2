/** `npm run sandbox -- seed --orders 100000 [--firm 1]`, or `--serving 1000`, `--dockets 1000`, `--documents 20000`. */
import { parseArgs } from 'node:util';
import { createSandbox } from '../create-sandbox.ts';
import type { Database } from '../db/connection.ts';
import { storageFromEnvironment } from '../server.ts';
import { seedManyDockets } from './dockets/many-dockets.ts';
import { seedManyDocuments } from './many-documents.ts';
import { seedManyOrders } from './orders/many-orders.ts';
import { seedManyServing } from './orders/many-serving.ts';

export const seedUsage = `npm run sandbox -- seed --orders COUNT [--firm 1] [--matter REFERENCE]
    Adds COUNT invented orders (at most 2,000,000) to a demo firm, 1 to 3, spread over five years, or all to one matter.
npm run sandbox -- seed --serving COUNT [--firm 1]
    Adds COUNT orders of process serving (at most 20,000), with recipients, attempts and proofs, over the last 90 days.
npm run sandbox -- seed --dockets COUNT [--firm 1]
    Makes the firm follow COUNT more dockets (at most 20,000), ordered over the last two years, with all their changes.
npm run sandbox -- seed --documents COUNT [--firm 1] [--matter REFERENCE]
    Adds COUNT documents (at most 100,000) to a folder of a matter in the firm's connected system, the first one's by default.`;

const seeders = {
  orders: {
    most: 2_000_000,
    seed: (db: Database, many: Many) => seedManyOrders(db, { ...many, hasFilings: true }),
  },
  serving: { most: 20_000, seed: seedManyServing },
  dockets: { most: 20_000, seed: seedManyDockets },
  documents: { most: 100_000, seed: seedManyDocuments },
} as const;
const kinds = ['orders', 'serving', 'dockets', 'documents'] as const;

/** What to add to a firm. */
interface Many {
  clientId: number;
  count: number;
  now: Date;
  /** A matter's client reference. */
  matter: string | undefined;
}

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
    const { kind: _, ...many } = { ...request, now: sandbox.clock.now() };
    await seeders[request.kind].seed(sandbox.db, many);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `Firm ${request.clientId} has ${request.count.toLocaleString('en-US')} more ${request.kind} (${seconds} s).`,
    );
    return 0;
  } finally {
    await sandbox.close();
  }
}

interface SeedRequest extends Omit<Many, 'now'> {
  kind: (typeof kinds)[number];
}

function readArguments(args: readonly string[]): SeedRequest | undefined {
  try {
    const count = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ orders: count, serving: count, dockets: count, documents: count },
        firm: { type: 'string', default: '1' },
        matter: { type: 'string' },
      },
    });
    const [kind, ...others] = kinds.filter((each) => values[each] !== undefined);
    if (kind === undefined || others.length > 0) return undefined;
    const wanted = Number(values[kind]);
    const isCount = Number.isInteger(wanted) && wanted >= 1 && wanted <= seeders[kind].most;
    if (!isCount || !/^[123]$/.test(values.firm)) return undefined;
    return { kind, clientId: Number(values.firm), count: wanted, matter: values.matter };
  } catch {
    return undefined;
  }
}
