/** How a firm pays: method and terms, the card's other calls, the bank account. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { bankAccounts, payments } from '../../db/schema/billing.ts';
import { clientCards, clients } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { BankAccountDetails, PaymentMethodDetails, PaymentTerms } from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { billingWork } from '../../simulators/billing-steps.ts';
import { schedule } from '../../simulators/due-work.ts';
import { sendMail } from '../../simulators/outbox.ts';
import { switchOffCardAccounts } from '../filing/card-accounts.ts';
import { isPastItsMonth } from './cards.ts';
import { type BankAccountRecord, type FirmBilling, firmBilling, readInvoices, surchargeFor } from './ledger.ts';
import { bankBehaviorOf, isRoutingNumber } from './rules/bank-details.ts';
import { addDays, bankingDayAfter, firstOfNextMonth, instantAt } from './rules/days.ts';
import { balanceOf, daysOverdue } from './rules/invoice-state.ts';

export const paymentMethods = {
  clientGetPaymentMethod: async ({ db, clock, session }) => {
    return toMethod(await firmBilling(db, session.clientId, clock.now()));
  },

  clientUpdatePaymentMethod: async ({ db, clock, session, query }) => {
    const { card, bankAccount, today } = await firmBilling(db, session.clientId, clock.now());
    const { paymentMethod } = query;
    if (paymentMethod === 'CreditCard' && !card) throw refused('payment-method-missing', 'There is no card on file.');
    if (paymentMethod === 'CreditCard' && card && isPastItsMonth(card, today))
      throw refused('card-expired', 'This card has expired. Update it or pay another way.');
    if (paymentMethod === 'BankAccount' && !bankAccount)
      throw refused('payment-method-missing', 'There is no bank account on file.');
    if (paymentMethod === 'BankAccount' && bankAccount?.status !== 'verified')
      throw refused('bank-not-verified', 'Your bank has not confirmed this account yet.');
    await db.update(clients).set({ paymentMethod }).where(eq(clients.clientId, session.clientId));
    return toMethod(await firmBilling(db, session.clientId, clock.now()));
  },

  clientUpdateBillingTerms: async ({ db, clock, session, body }) => {
    const billing = await firmBilling(db, session.clientId, clock.now());
    const { today, firm } = billing;
    const { paymentTerms } = body;
    const since = addDays(today, 0 - daysOf(firm.createdAt, clock.now()));
    if (today < monthsAfter(since, monthsFor[paymentTerms]))
      throw refused('terms-not-available', `These terms are available after ${monthsFor[paymentTerms]} months.`);
    const isOverdue = (await readInvoices(db, session.clientId)).some(
      (invoice) => invoice.status === 'open' && daysOverdue(invoice, today) > 0,
    );
    if (isOverdue && paymentTerms !== 'due-on-receipt')
      throw refused('terms-not-available', 'Pay your overdue invoices first.');
    const effectiveFrom = firstOfNextMonth(today);
    await db
      .update(clients)
      .set({ paymentTerms, paymentTermsFrom: effectiveFrom })
      .where(eq(clients.clientId, session.clientId));
    return { paymentTerms, effectiveFrom };
  },

  clientGetSurchargePercent: async ({ db, clock, session }) =>
    surchargeFor(await firmBilling(db, session.clientId, clock.now()), 'unknown') / 100,

  clientUpdateCreditCard: async ({ db, clock, session, body }) => {
    const { card, today } = await firmBilling(db, session.clientId, clock.now());
    if (!card) throw notFound('The firm has no card on file.');
    if (isPastItsMonth(body, today)) throw refused('card-expired', 'The card has expired.');
    await db.update(clientCards).set(body).where(eq(clientCards.cardId, card.cardId));
    return true;
  },

  clientDeleteCreditCard: async ({ db, clock, session }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const billing = await lockFirm(tx, session, now);
      if (!billing.card) throw notFound('The firm has no card on file.');
      await refuseDuringPayment(tx, session, 'CreditCard');
      await refuseNeeded(tx, billing, 'CreditCard');
      const { cardId } = billing.card;
      await tx.update(clientCards).set({ replacedAt: now }).where(eq(clientCards.cardId, cardId));
      await switchOffCardAccounts(tx, [cardId]);
      await forget(tx, billing, 'CreditCard');
    });
    return undefined;
  },

  clientAddBankAccount: async ({ db, clock, session, body }) => {
    const { accountHolderName, routingNumber, accountNumber, accountType, isDefault } = body;
    if (!isRoutingNumber(routingNumber)) {
      const errors = { routingNumber: ['Enter a valid routing number'] };
      throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
    }
    if (body.accountUse === 'trust')
      throw refused(
        'trust-account',
        'Use an operating account. Client funds held in trust may not pay the firm’s own invoices.',
      );
    if (!body.authorizationAccepted)
      throw refused('authorization-required', 'Authorize debits from this account to add it.');
    const now = clock.now();
    return db.transaction(async (tx) => {
      const billing = await lockFirm(tx, session, now);
      const { today, timeZone } = billing;
      await refuseDuringPayment(tx, session, 'BankAccount');
      await tx.update(bankAccounts).set({ replacedAt: now }).where(onFile(session));
      const verifiesOn = bankingDayAfter(today, 3);
      const [account] = await tx
        .insert(bankAccounts)
        .values({
          clientId: session.clientId,
          accountHolderName,
          bankName: bankNames[routingNumber] ?? 'Bank account',
          accountType,
          last4: accountNumber.slice(-4),
          status: 'pending-verification',
          isDefault,
          verifiesOn,
          bankBehavior: bankBehaviorOf(accountNumber) ?? null,
          authorizedBy: session.name,
          addedAt: now,
        })
        .returning();
      if (!account) throw new Error('The bank account was not stored.');
      const { bankAccountId } = account;
      await schedule(tx, instantAt(verifiesOn, 9, timeZone), billingWork.prenote, { bankAccountId });
      await mailAuthorization(tx, billing, account);
      return toDetails(account);
    });
  },

  clientGetBankAccountDetails: async ({ db, clock, session }) => {
    const { bankAccount } = await firmBilling(db, session.clientId, clock.now());
    if (!bankAccount) throw notFound('The firm has no bank account on file.');
    return toDetails(bankAccount);
  },

  clientDeleteBankAccount: async ({ db, clock, session }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const billing = await lockFirm(tx, session, now);
      if (!billing.bankAccount) throw notFound('The firm has no bank account on file.');
      await refuseDuringPayment(tx, session, 'BankAccount');
      await refuseNeeded(tx, billing, 'BankAccount');
      await tx.update(bankAccounts).set({ replacedAt: now }).where(onFile(session));
      await forget(tx, billing, 'BankAccount');
    });
    return undefined;
  },
} satisfies Handlers<Operations>;

/** Months as a firm before these terms are available. */
const monthsFor: Readonly<Record<PaymentTerms, number>> = {
  'due-on-receipt': 0,
  'net-15': 3,
  'net-30': 6,
  'net-45': 12,
};

/** Names of the demo's banks. */
const bankNames: Readonly<Record<string, string>> = {
  '071000013': 'Lakefront Commercial Bank',
  '110000000': 'Harbor Trust Bank',
};

const daysOf = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 86_400_000);

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** What the person authorized, with who and when (billing supplement, section 6). The numbers stay with the bank. */
async function mailAuthorization(
  tx: Database,
  { financeEmail, timeZone }: FirmBilling,
  { bankName, last4, authorizedBy, addedAt }: BankAccountRecord,
): Promise<void> {
  const at = addedAt.toLocaleString('en-US', { timeZone, dateStyle: 'long', timeStyle: 'long' });
  await sendMail(tx, {
    sentAt: addedAt,
    recipient: financeEmail,
    subject: `Authorization to debit ${bankName} ending in ${last4}`,
    body: [
      'I authorize Benchfile to debit this account for our invoices. I can end this at any time by removing the account.',
      `Authorized by ${authorizedBy} on ${at}.`,
    ].join('\n\n'),
    link: '/app/billing?panel=methods',
  });
}

const refused = (code: string, detail: string) => problem(422, { code, detail });

const onFile = ({ clientId }: Session) => and(eq(bankAccounts.clientId, clientId), isNull(bankAccounts.replacedAt));

/** One change of a firm's methods at a time, and none while a payment is written. */
async function lockFirm(tx: Database, { clientId }: Session, now: Date): Promise<FirmBilling> {
  await tx.select().from(clients).where(eq(clients.clientId, clientId)).for('update');
  return firmBilling(tx, clientId, now);
}

/** @throws ProblemError 409 `payment-in-progress`. */
async function refuseDuringPayment(tx: Database, { clientId }: Session, method: 'CreditCard' | 'BankAccount') {
  const pending = await tx
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(and(eq(payments.clientId, clientId), eq(payments.status, 'pending'), eq(payments.method, method)))
    .limit(1);
  if (pending.length > 0)
    throw problem(409, { code: 'payment-in-progress', detail: 'A payment with this method is in progress.' });
}

/** @throws ProblemError 409 `only-payment-method`: autopay needs it, or it is the last one while a balance is due. */
async function refuseNeeded(tx: Database, billing: FirmBilling, method: 'CreditCard' | 'BankAccount') {
  const isChosen = billing.paymentMethod === method;
  const isLast = billing.card === undefined || billing.bankAccount === undefined;
  const owes = (await readInvoices(tx, billing.clientId)).some(
    (invoice) => invoice.status === 'open' && balanceOf(invoice) > 0,
  );
  if (isChosen || (isLast && owes))
    throw problem(409, {
      code: 'only-payment-method',
      detail: isChosen
        ? 'Autopay uses this method. Choose a different method first.'
        : 'This is your only payment method, and a balance is due.',
    });
}

/** A method that is gone is not chosen. */
async function forget(tx: Database, { clientId, firm }: FirmBilling, method: 'CreditCard' | 'BankAccount') {
  if (firm.paymentMethod === method)
    await tx.update(clients).set({ paymentMethod: 'Invoice' }).where(eq(clients.clientId, clientId));
}

/** @throws ProblemError 404 for a firm without a method. */
function toMethod({ paymentMethod, card, bankAccount, isAutopay }: FirmBilling): PaymentMethodDetails {
  if (paymentMethod === 'CreditCard' && card)
    return { paymentMethod, autopay: isAutopay, label: `${card.cardType} ending in ${card.last4}`, last4: card.last4 };
  if (paymentMethod === 'BankAccount' && bankAccount) {
    const { bankName, last4 } = bankAccount;
    return { paymentMethod, autopay: isAutopay, label: `${bankName} ending in ${last4}`, last4 };
  }
  if (!card && !bankAccount) throw notFound('The firm has no payment method.');
  return { paymentMethod: 'Invoice', autopay: false, label: 'Pay manually' };
}

function toDetails(account: BankAccountRecord): BankAccountDetails {
  const { accountHolderName, bankName, accountType, last4, status, isDefault, verifiesOn, returnCode } = account;
  return {
    accountHolderName,
    bankName,
    accountType,
    last4,
    status,
    isDefault,
    addedAt: account.addedAt.toISOString(),
    ...(status === 'pending-verification' && verifiesOn !== null ? { verifiesOn } : {}),
    ...(returnCode === null ? {} : { returnCode }),
  };
}
