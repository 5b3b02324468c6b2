/** The `Idempotency-Key` of a service, kept in the browser until its outcome is known, so that nobody is served twice. */
import * as z from 'zod/mini';
import type { OneLegalEServiceRequest } from '@/api/generated/filing/model';
import { createJournal } from '@/lib/storage/journal';

const entry = z.object({ request: z.string(), key: z.string() });

const keys = createJournal('e-service-key', entry);

/** The key of a request: the stored one for the same request, otherwise a new one, which is stored before its first use. */
export function keyOfRequest(subject: string, request: OneLegalEServiceRequest): string {
  const text = JSON.stringify(request);
  const stored = keys.read(subject);
  if (stored?.request === text) return stored.key;
  const key = crypto.randomUUID();
  keys.write(subject, { request: text, key });
  return key;
}

/** Forgets the key once the outcome is known. */
export function forgetKey(subject: string): void {
  keys.clear(subject);
}
