/** The chain of custody, recomputed in the browser (serving supplement, section 2). */
import type { CustodyChain, CustodyEntry } from '@/api/generated/serving/model';

const firstPreviousHash = '0'.repeat(64);

/** SHA-256 of bytes or of a text's UTF-8, as 64 hexadecimal digits. */
export async function sha256(content: BufferSource | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that an entry must have. */
export function custodyHash({ previousHash, n, at, actor, event, documentSha256 }: Omit<CustodyEntry, 'hash'>) {
  return sha256(`${previousHash}\n${JSON.stringify([n, at, actor, event, documentSha256])}`);
}

/** Why an entry doesn't hold. */
export type CustodyFault = 'number' | 'link' | 'hash' | 'file' | 'empty';

/** The first entry of a file that doesn't hold. */
export interface BrokenEntry {
  title: string;
  /** 0 for a chain without entries. */
  n: number;
  event?: CustodyEntry['event'] | undefined;
  fault: CustodyFault;
}

/**
 * The first entry that doesn't hold; undefined if all do.
 * @param fileSha256 of the file as it is now. Left out, only the entries are recomputed.
 */
export async function findBrokenEntry(
  { title, entries }: Pick<CustodyChain, 'title' | 'entries'>,
  fileSha256?: string,
): Promise<BrokenEntry | undefined> {
  let previousHash = firstPreviousHash;
  for (const [index, entry] of entries.entries()) {
    const fault = await faultOf(entry, index + 1, previousHash);
    if (fault) return { title, n: index + 1, event: entry.event, fault };
    previousHash = entry.hash;
  }
  const last = entries.at(-1);
  if (!last) return { title, n: 0, fault: 'empty' };
  const isOther = fileSha256 !== undefined && fileSha256 !== last.documentSha256;
  return isOther ? { title, n: last.n, event: last.event, fault: 'file' } : undefined;
}

async function faultOf(entry: CustodyEntry, n: number, previousHash: string): Promise<CustodyFault | undefined> {
  if (entry.n !== n) return 'number';
  if (entry.previousHash !== previousHash) return 'link';
  return entry.hash === (await custodyHash(entry)) ? undefined : 'hash';
}

const events: Readonly<Record<CustodyEntry['event'], string>> = {
  uploaded: 'uploaded',
  stamped: 'stamped',
  dispatched: 'dispatched',
  photographed: 'photographed',
  mailed: 'mailed',
  'proof-signed': 'proof signed',
  approved: 'approved',
  filed: 'filed',
};

const faults: Readonly<Record<CustodyFault, string>> = {
  number: 'an entry is missing or out of order before it',
  link: 'it doesn’t follow from the entry before it',
  hash: 'it was changed after it was recorded',
  file: 'the file differs from the one recorded',
  empty: 'nothing was recorded for this file',
};

/** `Summons, entry 2 (dispatched): it was changed after it was recorded.` */
export function brokenEntryText({ title, n, event, fault }: BrokenEntry): string {
  const place = event ? `${title}, entry ${n} (${events[event]})` : title;
  return `${place}: ${faults[fault]}.`;
}
