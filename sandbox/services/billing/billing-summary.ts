/** A firm's balance, methods and what comes next. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import { CardType } from '../../generated/billing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { payersFromTheStart } from '../../http/rights/roles.ts';
import { toDollars } from '../filing/money.ts';
import { isPastItsMonth } from './cards.ts';
import { firmBilling, readInvoices, uninvoicedCharges } from './ledger.ts';
import { firstOfNextMonth } from './rules/days.ts';
import { type Aging, agingPart, balanceOf, daysOverdue, nextStepOf, payableOf } from './rules/invoice-state.ts';

export const billingSummary = {
  clientGetBillingSummary: async ({ db, session, clock }) => {
    const billing = await firmBilling(db, session.clientId, clock.now());
    const { firm, card, bankAccount, today, isAutopay } = billing;
    if (!payersFromTheStart.roles.has(session.position)) return { hasCreditCard: card !== undefined };
    const open = (await readInvoices(db, firm.clientId)).filter(({ status }) => status === 'open');
    const overdue = open.filter((invoice) => daysOverdue(invoice, today) > 0);
    const sum = (rows: typeof open, part: (invoice: (typeof open)[number]) => number) =>
      rows.reduce((cents, invoice) => cents + part(invoice), 0);
    const aging: Aging = { current: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0 };
    for (const invoice of open) aging[agingPart(invoice.dueDate, today)] += balanceOf(invoice);
    const waiting = await sumNotYetInvoiced(db, firm.clientId);
    const steps = open.flatMap((invoice) => nextStepOf(invoice, isAutopay, today) ?? []);
    const [next] = steps.toSorted((one, other) => one.on.localeCompare(other.on));
    const [holdOn] = steps.flatMap((step) => step.holdOn ?? []).sort();
    return {
      clientId: firm.clientId,
      hasCreditCard: card !== undefined,
      hasBankAccount: bankAccount !== undefined,
      paymentMethod: billing.paymentMethod,
      autopay: isAutopay,
      creditHold: firm.creditHold,
      paymentTerms: firm.paymentTerms,
      financeEmail: firm.financeEmail,
      balanceDue: toDollars(sum(open, balanceOf)),
      overdueAmount: toDollars(sum(overdue, payableOf)),
      notYetInvoiced: toDollars(waiting.charges),
      openInvoiceCount: open.length,
      overdueInvoiceCount: overdue.length,
      aging: {
        current: toDollars(aging.current),
        days1to30: toDollars(aging.days1to30),
        days31to60: toDollars(aging.days31to60),
        days61to90: toDollars(aging.days61to90),
        over90: toDollars(aging.over90),
      },
      processingAmount: toDollars(sum(open, ({ processingCents }) => processingCents)),
      creditBalance: toDollars(0 - waiting.credits),
      // The first hold may be of another invoice than the next step.
      nextStep: next && { ...next, ...(holdOn === undefined || next.kind === 'credit-hold' ? {} : { holdOn }) },
      nextInvoiceDate: waiting.charges > 0 ? firstOfNextMonth(today) : undefined,
      card: card && {
        cardType: CardType.parse(card.cardType),
        last4: card.last4,
        expiryMonth: card.expiryMonth,
        expiryYear: card.expiryYear,
        isExpired: isPastItsMonth(card, today),
      },
      bankAccount: bankAccount && { bankName: bankAccount.bankName, last4: bankAccount.last4 },
      lastPayment: await readLastPayment(db, firm.clientId),
      thirdPartyIdentifier: firm.thirdPartyIdentifier ?? undefined,
    };
  },
} satisfies Handlers<Operations>;

/** Charges and credits on no issued invoice, in cents. */
async function sumNotYetInvoiced(db: Database, clientId: number): Promise<{ charges: number; credits: number }> {
  const isCredit = isNotNull(charges.creditOfFeeId);
  const [row] = await db
    .select({
      charges: sql`coalesce(sum(${charges.amountCents}) filter (where not (${isCredit})), 0)`.mapWith(Number),
      credits: sql`coalesce(sum(${charges.amountCents}) filter (where ${isCredit}), 0)`.mapWith(Number),
    })
    .from(charges)
    .where(uninvoicedCharges(clientId));
  return row ?? { charges: 0, credits: 0 };
}

async function readLastPayment(db: Database, clientId: number) {
  const [last] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.clientId, clientId), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.createdAt), desc(payments.paymentId))
    .limit(1);
  return last && { amount: toDollars(last.amountCents), appliedOn: last.appliedOn };
}
