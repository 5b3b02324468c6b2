/**
 * The key of an order or a purchase (dockets, section 1.10): made before it is sent first, and kept over reloads until it
 * is answered. All tabs send the same key for the same order, so that nothing is ordered or bought twice.
 */
import * as z from 'zod/mini';
import { createJournal } from '@/lib/storage/journal';

/** Kept after a sign-out: it holds a number and a hash only. */
const keys = createJournal('submission:docket', z.object({ key: z.string() }));

/** The key of one order, by what it orders. */
export interface SubmissionKey {
  read(): string;
  /** Whether it was sent without an answer. */
  isUnanswered(): boolean;
  drop(): void;
}

/** @param userId keys are answered to the person who used them. @param order what is ordered, as text. */
export function submissionKey(userId: number, order: string): SubmissionKey {
  const subject = `${userId}:${fingerprint(order)}`;
  return {
    read: () => {
      const known = keys.read(subject);
      if (known) return known.key;
      const key = crypto.randomUUID();
      keys.write(subject, { key });
      return key;
    },
    isUnanswered: () => keys.read(subject) !== undefined,
    drop: () => keys.clear(subject),
  };
}

/** A short text that differs for other orders: the key belongs to the same request only. */
function fingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b) + 0x27d4eb2f;
  }
  return `${(low >>> 0).toString(16)}${(high >>> 0).toString(16)}${text.length}`;
}
