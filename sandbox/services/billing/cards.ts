/**
 * The firm's card on file. The number and security code go to the issuer only; the sandbox stores brand and last
 * digits. The demo's e-filing provider adds the card as a payment account, so that a new firm can pay court fees at
 * once.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clientCards, clients } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import { type CardRequest, CardType } from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { acceptCard, behaviorOf, chargeBehaviorOf, fundingOf, verifyCard } from '../../simulators/card-issuer.ts';
import { addCardAccounts, switchOffCardAccounts } from '../filing/card-accounts.ts';
import { dayIn } from '../firm-time-zone.ts';
import { surchargeBasisPoints } from './rules/money.ts';

export type StoredCard = typeof clientCards.$inferSelect;

export const cards = {
  clientVerifyCreditCard: ({ clock, body }) => verifyCard(body, clock.now()),

  clientAddCreditCard: async ({ db, clock, session, body, headers }) => {
    const now = clock.now();
    const idempotencyKey = headers['Idempotency-Key'];
    return db.transaction(async (tx) => {
      // One addition per firm at a time: a concurrent request with the same key finds the first one's card.
      await tx.select({ clientId: clients.clientId }).from(clients).where(ofFirm(session)).for('update');
      if (idempotencyKey !== undefined && (await wasAdded(tx, session, idempotencyKey, body))) return true;
      if (!acceptCard(body, now)) return false;
      await putOnFile(tx, session, { card: body, idempotencyKey, now });
      return true;
    });
  },

  clientGetCreditCardDetails: async ({ db, clock, session }) => {
    const card = await cardOnFile(db, session.clientId);
    if (!card) throw notFound('The firm has no card on file.');
    const [firm] = await db.select().from(clients).where(ofFirm(session));
    if (!firm) throw notFound('The firm does not exist.');
    const today = dayIn(firm.timeZone, clock.now());
    return {
      cardType: CardType.parse(card.cardType),
      last4: card.last4,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      cardHolderName: card.cardHolderName,
      isDefault: card.isDefault,
      isExpired: isPastItsMonth(card, today),
      funding: card.funding,
      surchargePercent: surchargeBasisPoints(card.funding, streetState(firm), today) / 100,
      addedAt: card.createdAt.toISOString(),
    };
  },
} satisfies Handlers<Operations>;

/** The firm's current card. */
export async function cardOnFile(db: Database, clientId: number): Promise<StoredCard | undefined> {
  const [card] = await db
    .select()
    .from(clientCards)
    .where(and(eq(clientCards.clientId, clientId), isNull(clientCards.replacedAt)));
  return card;
}

/** Whether a card has expired on a day (`YYYY-MM-DD`). */
export function isPastItsMonth(card: Pick<StoredCard, 'expiryMonth' | 'expiryYear'>, today: string): boolean {
  return `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}` < today.slice(0, 7);
}

/** The state of a firm's street address, on which its surcharge depends. */
export function streetState({ addresses }: Pick<typeof clients.$inferSelect, 'addresses'>): string | undefined {
  return addresses.find(({ addressType }) => addressType === 0)?.state;
}

const ofFirm = ({ clientId }: Session) => eq(clients.clientId, clientId);

/** @throws ProblemError 409 when the key was used for another card. */
async function wasAdded(tx: Database, session: Session, idempotencyKey: string, card: CardRequest): Promise<boolean> {
  const [earlier] = await tx
    .select()
    .from(clientCards)
    .where(and(eq(clientCards.clientId, session.clientId), eq(clientCards.idempotencyKey, idempotencyKey)));
  if (!earlier) return false;
  const isSame =
    earlier.last4 === card.creditCardNumber.slice(-4) &&
    earlier.expiryMonth === card.expiryMonth &&
    earlier.expiryYear === card.expiryYear;
  if (!isSame)
    throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used to add a different card.' });
  return true;
}

/** Puts a card on file in place of the earlier one. */
export async function putOnFile(
  tx: Database,
  { clientId }: Session,
  { card, idempotencyKey, now }: { card: CardRequest; idempotencyKey: string | undefined; now: Date },
): Promise<void> {
  const replaced = await tx
    .update(clientCards)
    .set({ replacedAt: now })
    .where(and(eq(clientCards.clientId, clientId), isNull(clientCards.replacedAt)))
    .returning({ cardId: clientCards.cardId });
  const [stored] = await tx
    .insert(clientCards)
    .values({
      clientId,
      cardType: card.cardType,
      last4: card.creditCardNumber.slice(-4),
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      cardHolderName: card.cardHolderName,
      isDefault: card.isDefault,
      funding: fundingOf(card.creditCardNumber),
      issuerBehavior: chargeBehaviorOf(card.creditCardNumber) ?? null,
      idempotencyKey: idempotencyKey ?? null,
      createdAt: now,
    })
    .returning();
  if (!stored) return;
  await switchOffCardAccounts(
    tx,
    replaced.map(({ cardId }) => cardId),
  );
  const isDeclined = behaviorOf(card.creditCardNumber) === 'declined-when-charged';
  await addCardAccounts(tx, stored, isDeclined ? 'declined' : 'ok');
}
