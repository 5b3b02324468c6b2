/** A network and a backend that fail at random, repeatable by seed, and browser parts that jsdom lacks. */
import { faultSchema } from '../sandbox/control/faults.ts';
import type { Chance } from '../sandbox/demo/orders/chance.ts';
import type { KeptStorage } from '../src/lib/storage/browser-storage.ts';
import type { TestSandbox } from './sandbox.ts';

export const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

interface Network {
  isLossy: boolean;
  chance: Chance;
  /** Receives requests that arrive after the caller saw them fail. */
  late: Promise<unknown>[];
  /** Sees each request first, and may answer it. */
  see?: (request: Request) => Response | undefined;
}

/** The network to the sandbox. A lossy one loses one in five requests or responses, or delivers them late. */
export function networkOf(backend: TestSandbox, { isLossy, chance, late, see }: Network): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const seen = see?.(request);
    if (seen) return seen;
    const lost = () => new TypeError('fetch failed');
    if (isLossy && chance.happens(0.08)) throw lost();
    if (isLossy && chance.happens(0.08)) {
      late.push(after(chance.next() * 40).then(() => backend.sandbox.fetch(request)));
      throw lost();
    }
    const answer = await backend.sandbox.fetch(request);
    // Other tabs work meanwhile: what an answer says may be old when it is read.
    if (isLossy && chance.happens(0.2)) await after(chance.next() * 60);
    if (isLossy && chance.happens(0.1)) throw lost();
    return answer;
  };
}

/** Makes operations slow, or fail with a 500 before or after their work, once each. */
export async function failAtRandom(
  { sandbox }: TestSandbox,
  chance: Chance,
  operations: readonly string[],
): Promise<void> {
  const faults = operations.flatMap((operationId) => {
    if (!chance.happens(0.4)) return [];
    const when = chance.happens(0.5) ? ('before' as const) : ('after' as const);
    const failure = chance.happens(0.6) ? { status: 500 } : {};
    return [faultSchema.parse({ operationId, latency: Math.floor(chance.next() * 5), when, times: 1, ...failure })];
  });
  await sandbox.faults.replace(faults);
}

export function memoryStorage(): KeptStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    isLasting: () => true,
  };
}

/** Web Locks: one at a time by name. */
export function newLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
