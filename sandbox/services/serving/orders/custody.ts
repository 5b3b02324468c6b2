/** Chains of custody (serving supplement, section 2): each entry's hash covers the one before. */
import { createHash } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { servingCustody } from '../../../db/schema/serving.ts';
import type { CustodyChain, CustodyEntry } from '../../../generated/serving/schemas.ts';

const start = '0'.repeat(64);

type Step = Pick<CustodyEntry, 'at' | 'actor' | 'event' | 'documentSha256'>;

/** SHA-256 of the hash before, a line feed and the JSON of the entry. */
export function custodyHash(previousHash: string, n: number, { at, actor, event, documentSha256 }: Step): string {
  return createHash('sha256')
    .update(`${previousHash}\n${JSON.stringify([n, at, actor, event, documentSha256])}`)
    .digest('hex');
}

export interface CustodyStep {
  orderId: number;
  fileId: string;
  title: string;
  jobId?: string;
  at: Date;
  actor: string;
  event: CustodyEntry['event'];
  documentSha256: string;
}

/** Adds a step to a file's chain. The order's row must be locked. */
export async function addCustody(tx: Database, { at, ...step }: CustodyStep): Promise<void> {
  const [last] = await tx
    .select({ n: servingCustody.n, hash: servingCustody.hash })
    .from(servingCustody)
    .where(and(eq(servingCustody.orderId, step.orderId), eq(servingCustody.fileId, step.fileId)))
    .orderBy(desc(servingCustody.n))
    .limit(1);
  const n = (last?.n ?? 0) + 1;
  const previousHash = last?.hash ?? start;
  const entry = { ...step, at: at.toISOString() };
  await tx
    .insert(servingCustody)
    .values({ ...entry, jobId: step.jobId ?? null, n, previousHash, hash: custodyHash(previousHash, n, entry) });
}

/** The rows of new chains, from their steps in order of time. */
export function chainSteps(steps: readonly CustodyStep[]): (typeof servingCustody.$inferInsert)[] {
  const last = new Map<string, { n: number; hash: string }>();
  return steps.map(({ at, ...step }) => {
    const { n: before, hash: previousHash } = last.get(step.fileId) ?? { n: 0, hash: start };
    const n = before + 1;
    const entry = { ...step, at: at.toISOString() };
    const hash = custodyHash(previousHash, n, entry);
    last.set(step.fileId, { n, hash });
    return { ...entry, jobId: step.jobId ?? null, n, previousHash, hash };
  });
}

/** The chains of an order's files, in the order they came. */
export async function readCustody(db: Database, orderId: number): Promise<CustodyChain[]> {
  const rows = await db
    .select()
    .from(servingCustody)
    .where(eq(servingCustody.orderId, orderId))
    .orderBy(asc(servingCustody.entryId));
  const chains = new Map<string, CustodyChain>();
  for (const { fileId, title, jobId, n, at, actor, event, documentSha256, previousHash, hash } of rows) {
    const chain = chains.get(fileId) ?? { fileId, title, jobId: jobId ?? undefined, entries: [] };
    chain.entries.push({ n, at, actor, event, documentSha256, previousHash, hash });
    chains.set(fileId, chain);
  }
  return [...chains.values()];
}
