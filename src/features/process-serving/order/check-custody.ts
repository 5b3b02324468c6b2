import type { QueryClient } from '@tanstack/react-query';
import type { CustodyChain, ServingOrder } from '@/api/generated/serving/model';
import { fileLoader } from './files';
import { type BrokenEntry, findBrokenEntry, sha256 } from './model/custody';
import { custodyQuery, wholeOrderQuery } from './queries';

/** Files verified so far. */
export interface Checking {
  done: number;
  total: number;
}

interface CheckCall {
  signal: AbortSignal;
  onProgress: (progress: Checking) => void;
}

/** Files loaded at the same time. */
const lanes = 4;

/**
 * Recomputes every chain of an order, with its files as they are now. Reports the first entry that doesn't hold, in the
 * order of the chains, and how many files were read. @throws ApiError when a file can't be loaded
 */
export async function checkCustody(
  client: QueryClient,
  orderId: number,
  { signal, onProgress }: CheckCall,
): Promise<{ broken: BrokenEntry | undefined; files: number; entries: number }> {
  const [chains, order] = await Promise.all([
    client.fetchQuery(custodyQuery(orderId)),
    client.fetchQuery(wholeOrderQuery(orderId)),
  ]);
  const found = new Map<number, BrokenEntry>();
  let next = 0;
  let done = 0;
  let files = 0;
  async function work(): Promise<void> {
    while (next < chains.length && !signal.aborted) {
      const index = next;
      next += 1;
      const chain = chains[index];
      const checked = chain && (await checkFile(order, chain));
      if (checked?.broken) found.set(index, checked.broken);
      if (checked?.isRead) files += 1;
      done += 1;
      onProgress({ done, total: chains.length });
    }
  }
  await Promise.all(Array.from({ length: lanes }, work));
  const first = Math.min(...found.keys());
  return {
    broken: found.get(first),
    files,
    entries: chains.reduce((sum, { entries }) => sum + entries.length, 0),
  };
}

/** The entries first: a forged one is named even if the file is gone. */
async function checkFile(
  order: ServingOrder,
  chain: CustodyChain,
): Promise<{ broken: BrokenEntry | undefined; isRead: boolean }> {
  const broken = await findBrokenEntry(chain);
  const load = broken ? undefined : fileLoader(order, chain);
  if (!load) return { broken, isRead: false };
  const now = await sha256(await (await load()).arrayBuffer());
  return { broken: await findBrokenEntry(chain, now), isRead: true };
}
