/** Orders by their idempotency keys. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketOrderKeys } from '../../db/schema/dockets.ts';
import { problem } from '../../http/problem.ts';

/** A keyed request. */
export interface KeyedRequest {
  clientId: number;
  key: string;
  request: unknown;
}

const fingerprintOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** The order placed with the key before. @throws ProblemError 409 `idempotency-key-reused` for another request. */
export async function orderOfKey(tx: Database, { clientId, key, request }: KeyedRequest): Promise<number | undefined> {
  const [before] = await tx
    .select()
    .from(docketOrderKeys)
    .where(and(eq(docketOrderKeys.clientId, clientId), eq(docketOrderKeys.key, key)));
  if (before && before.fingerprint !== fingerprintOf(request))
    throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used for another order.' });
  return before?.orderId;
}

/** Remembers the order placed with a key. */
export async function keepKey(tx: Database, { clientId, key, request }: KeyedRequest, orderId: number): Promise<void> {
  await tx.insert(docketOrderKeys).values({ clientId, key, orderId, fingerprint: fingerprintOf(request) });
}
