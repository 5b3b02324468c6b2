/** A firm's balance and invoices. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { clients } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import { CardType } from '../../generated/billing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn } from '../firm-time-zone.ts';
import { cardOnFile, isPastItsMonth } from './cards.ts';

export const billingSummary = {
  clientGetBillingSummary: async ({ db, session, clock }) => {
    const [firm] = await db.select().from(clients).where(eq(clients.clientId, session.clientId));
    if (!firm) throw notFound('The firm does not exist.');
    const card = await cardOnFile(db, firm.clientId);
    const today = dayIn(firm.timeZone, clock.now());
    const notYetInvoicedCents = await sumNotYetInvoiced(db, firm.clientId);
    return {
      clientId: firm.clientId,
      hasCreditCard: card !== undefined,
      hasBankAccount: false,
      paymentMethod: card ? ('CreditCard' as const) : ('Invoice' as const),
      autopay: card !== undefined,
      creditHold: firm.creditHold,
      paymentTerms: 'net-30' as const,
      financeEmail: firm.financeEmail,
      balanceDue: 0,
      overdueAmount: 0,
      notYetInvoiced: toDollars(notYetInvoicedCents),
      openInvoiceCount: 0,
      overdueInvoiceCount: 0,
      nextInvoiceDate: notYetInvoicedCents > 0 ? lastDayOfMonth(today) : undefined,
      card: card && {
        cardType: CardType.parse(card.cardType),
        last4: card.last4,
        expiryMonth: card.expiryMonth,
        expiryYear: card.expiryYear,
        isExpired: isPastItsMonth(card, today),
      },
      thirdPartyIdentifier: firm.thirdPartyIdentifier ?? undefined,
    };
  },
} satisfies Handlers<Operations>;

async function sumNotYetInvoiced(db: Database, clientId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${charges.amountCents}), 0)` })
    .from(charges)
    .where(and(eq(charges.clientId, clientId), eq(charges.status, 'billable'), isNull(charges.invoiceNumber)));
  return Number(row?.cents ?? 0);
}

/** The billing cycle is a calendar month. */
function lastDayOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}
