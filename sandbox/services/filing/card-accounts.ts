/** Payment accounts for a firm's card on file, one with each state's provider. */
import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { paymentAccounts } from '../../db/schema/filing-accounts.ts';
import type { clientCards } from '../../db/schema/platform.ts';
import { statesWithAccounts } from '../state-capabilities.ts';

/** Creates the accounts, which all respond alike when charged. */
export async function addCardAccounts(
  db: Database,
  card: typeof clientCards.$inferSelect,
  processorBehavior: 'ok' | 'declined',
): Promise<void> {
  await db.insert(paymentAccounts).values(
    statesWithAccounts.map((state) => ({
      paymentAccountId: randomUUID(),
      clientId: card.clientId,
      state,
      paymentAccountTypeCode: 'CC' as const,
      accountName: `${card.cardType} ending in ${card.last4}`,
      // Courts list card brands in capitals.
      cardType: card.cardType.toUpperCase(),
      cardLast4: card.last4,
      cardMonth: card.expiryMonth,
      cardYear: card.expiryYear,
      cardHolderName: card.cardHolderName,
      cardId: card.cardId,
      processorBehavior,
    })),
  );
}

/** Deactivates the accounts of replaced or removed cards. */
export async function switchOffCardAccounts(db: Database, cardIds: readonly number[]): Promise<void> {
  if (cardIds.length === 0) return;
  await db
    .update(paymentAccounts)
    .set({ active: false })
    .where(inArray(paymentAccounts.cardId, [...cardIds]));
}
