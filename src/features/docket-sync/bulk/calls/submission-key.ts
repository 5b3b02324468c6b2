/**
 * The key of a bulk order (dockets, section 1.10): made before it is sent first, and kept over reloads until it is
 * answered. All tabs send the same key for the same cases, so that no case is ordered twice.
 */
import * as z from 'zod/mini';
import { createJournal } from '@/lib/storage/journal';

/** Kept after a sign-out: it holds a number and a hash only. */
const keys = createJournal('submission:bulk-sync', z.object({ key: z.string(), order: z.string() }));

/** The key of one order, by what it orders. */
export interface SubmissionKey {
  read(): string;
  /** Whether it was sent without an answer. */
  isUnanswered(): boolean;
  drop(): void;
}

/** @param userId keys are answered to the person who used them. @param order what is ordered, as text. */
export function submissionKey(userId: number, order: string): SubmissionKey {
  const subject = String(userId);
  const text = fingerprint(order);
  const kept = () => {
    const found = keys.read(subject);
    return found?.order === text ? found.key : undefined;
  };
  return {
    read: () => {
      const known = kept();
      if (known !== undefined) return known;
      const key = crypto.randomUUID();
      keys.write(subject, { key, order: text });
      return key;
    },
    isUnanswered: () => kept() !== undefined,
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
