/**
 * The key of a payment (billing supplement, section 5): made when the payment page opens a selection of invoices, and
 * kept in the tab until it is answered. A request without an answer may still arrive, so its key is known to all tabs
 * until then: another tab that pays the selection sends the same key. Neither entry holds more than keys.
 */
import * as z from 'zod/mini';
import { type KeptStorage, tabStore } from '@/lib/storage/browser-storage';
import { createJournal } from '@/lib/storage/journal';

const unanswered = createJournal('payment:unanswered', z.string());

/** The key of one selection. */
export interface PaymentKey {
  /** The unanswered request's key, else this tab's. */
  read(): string;
  isUnanswered(): boolean;
  /** Before a request is sent. */
  markSent(): void;
  /** The key's only request was refused before a payment was made: the key can be used again. */
  markRefused(): void;
  /** The key has its payment: the next attempt takes another. */
  drop(): void;
}

/**
 * @param userId keys are answered to the person who used them.
 * @param tab the tab's own storage.
 */
export function paymentKey(userId: number, invoiceIds: readonly number[], tab: KeptStorage = tabStore): PaymentKey {
  const own = createJournal('payment:key', z.string(), tab);
  const subject = [userId, ...invoiceIds.toSorted((one, other) => one - other)].join('-');
  const read = () => {
    const kept = unanswered.read(subject) ?? own.read(subject);
    if (kept !== undefined) return kept;
    const key = crypto.randomUUID();
    own.write(subject, key);
    return key;
  };
  return {
    read,
    isUnanswered: () => unanswered.read(subject) !== undefined,
    markSent: () => unanswered.write(subject, read()),
    markRefused: () => unanswered.clear(subject),
    drop: () => {
      unanswered.clear(subject);
      own.clear(subject);
    },
  };
}
