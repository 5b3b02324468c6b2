/** Idempotency keys, kept in the browser until the outcome of what they belong to is known, so that nothing is done twice. */
import * as z from 'zod/mini';
import { createJournal } from './journal';

export interface KeptKeys {
  /**
   * The subject's key, stored before its first use. Changes in the form after an answer was lost keep it: the earlier
   * request may still arrive, and the service then refuses the changed one.
   */
  keyOf(subject: string): string;
  /** Forgets the key once the outcome is known. */
  forget(subject: string): void;
}

/** Keys whose names in storage start with `prefix`. */
export function createKeptKeys(prefix: string): KeptKeys {
  const keys = createJournal(prefix, z.object({ key: z.string() }));
  return {
    keyOf(subject) {
      const stored = keys.read(subject);
      if (stored) return stored.key;
      const key = crypto.randomUUID();
      keys.write(subject, { key });
      return key;
    },
    forget: (subject) => keys.clear(subject),
  };
}
