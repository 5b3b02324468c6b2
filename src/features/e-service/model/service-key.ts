/** The `Idempotency-Key` of a service, kept in the browser until its outcome is known, so that nobody is served twice. */
import * as z from 'zod/mini';
import { createJournal } from '@/lib/storage/journal';

const keys = createJournal('e-service-key', z.object({ key: z.string() }));

/**
 * The key of a service, stored before its first use. What changes in the form after an answer was lost keeps the key:
 * the earlier request may still arrive, and the provider then refuses the changed one.
 */
export function serviceKey(subject: string): string {
  const stored = keys.read(subject);
  if (stored) return stored.key;
  const key = crypto.randomUUID();
  keys.write(subject, { key });
  return key;
}

/** Forgets the key once the outcome is known. */
export function forgetKey(subject: string): void {
  keys.clear(subject);
}
