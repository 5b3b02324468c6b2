/** Billing's calendar: invoices are issued and paid by autopay, bank payments settle or come back, reminders go out. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { bankAccounts, invoiceReminders, invoices, payments, processorCaptures } from '../db/schema/billing.ts';
import { charges } from '../db/schema/charges.ts';
import { clients } from '../db/schema/platform.ts';
import { chargeOnFile } from '../services/billing/charge-payment.ts';
import {
  type FirmBilling,
  firmBilling,
  type InvoiceRecord,
  readInvoices,
  sumCharges,
  uninvoicedCharges,
} from '../services/billing/ledger.ts';
import { isPrenoteReturn, keepsAccount } from '../services/billing/rules/bank-details.ts';
import { addDays, dueDateOf, firstOfMonth, firstOfNextMonth, instantAt } from '../services/billing/rules/days.ts';
import { holdDay, nextStepOf, payableOf } from '../services/billing/rules/invoice-state.ts';
import { spendCredits } from '../services/billing/rules/money.ts';
import { finishPayment, returnPayment } from '../services/billing/settle-payment.ts';
import { dollarText } from '../services/filing/money.ts';
import { billingWork, questionsAfter } from './billing-steps.ts';
import { type Step, schedule } from './due-work.ts';
import { sendMail } from './outbox.ts';

/** Issues the draft of the month that has ended, and starts the next. */
const issue: Step = async (tx, { clientId }, now) => {
  if (typeof clientId !== 'number') return;
  const billing = await firmBilling(tx, clientId, now);
  const month = firstOfMonth(billing.today);
  await tx.select().from(clients).where(eq(clients.clientId, clientId)).for('update');
  await issueDraft(tx, billing, month);
  await schedule(tx, instantAt(firstOfNextMonth(month), 6, billing.timeZone), billingWork.issue, { clientId });
};

/** The invoice that collects the charges of a month (its first day). */
export function draftOf({ clientId, firm }: Pick<FirmBilling, 'clientId' | 'firm'>, month: string) {
  return {
    clientId,
    status: 'draft' as const,
    number: `INV-${month.slice(0, 7).replace('-', '')}-${1000 + clientId}`,
    periodStart: month,
    periodEnd: addDays(firstOfNextMonth(month), -1),
    paymentTerms: firm.paymentTerms,
  };
}

/** Starts a firm's billing: the draft of its month, and the day on which it is issued. */
export async function startBilling(tx: Database, billing: FirmBilling): Promise<void> {
  const { clientId, today, timeZone } = billing;
  await tx.insert(invoices).values(draftOf(billing, firstOfMonth(today)));
  await schedule(tx, instantAt(firstOfNextMonth(today), 6, timeZone), billingWork.issue, { clientId });
}

/** A month without charges has no invoice: its draft goes on to the next. */
async function issueDraft(tx: Database, billing: FirmBilling, month: string): Promise<void> {
  const { clientId, timeZone } = billing;
  const isDraft = and(eq(invoices.clientId, clientId), eq(invoices.status, 'draft'));
  const [draft] = await tx.select().from(invoices).where(isDraft);
  const next = draftOf(billing, month);
  if (!draft) return void (await tx.insert(invoices).values(next));
  const ended = and(
    uninvoicedCharges(clientId),
    isNull(charges.creditOfFeeId),
    lt(charges.chargedAt, instantAt(month, 0, timeZone)),
  );
  const sums = await sumCharges(tx, ended);
  if (sums.orderCount === 0) return void (await tx.update(invoices).set(next).where(isDraft));
  await tx.update(charges).set({ invoiceNumber: draft.number }).where(ended);
  const creditCents = await placeCredits(tx, clientId, draft.number, sums.totalCents);
  const totalCents = sums.totalCents + creditCents;
  const dueDate = dueDateOf(month, draft.paymentTerms);
  const status = totalCents === 0 ? ('paid' as const) : ('open' as const);
  await tx
    .update(invoices)
    .set({ ...sums, creditCents, totalCents, status, issuedOn: month, dueDate })
    .where(isDraft);
  await tx.insert(invoices).values(next);
  await sendMail(tx, {
    sentAt: instantAt(month, 6, timeZone),
    recipient: billing.financeEmail,
    subject: `Invoice ${draft.number}: ${dollarText(totalCents)}`,
    body: `${dollarText(totalCents)} is due on ${dueDate}.`,
    link: `/app/billing/invoice/${draft.invoiceId}`,
  });
  if (status === 'paid') return;
  if (billing.isAutopay)
    await schedule(tx, instantAt(month, 9, timeZone), billingWork.autopay, { invoiceId: draft.invoiceId, attempt: 0 });
  await scheduleDunning(tx, draft.invoiceId, billing);
}

/** Puts credits on an invoice up to its charges. A credit used in part is split: every row is on one invoice or none. */
async function placeCredits(tx: Database, clientId: number, number: string, chargedCents: number): Promise<number> {
  const credits = await tx
    .select()
    .from(charges)
    .where(and(uninvoicedCharges(clientId), isNotNull(charges.creditOfFeeId)))
    .orderBy(charges.feeId);
  const used = spendCredits(
    chargedCents,
    credits.map(({ feeId, amountCents }) => ({ feeId, cents: amountCents })),
  );
  for (const [index, { feeId, usedCents, leftCents }] of used.entries()) {
    if (usedCents === 0) continue;
    await tx.update(charges).set({ invoiceNumber: number, amountCents: usedCents }).where(eq(charges.feeId, feeId));
    const credit = credits[index];
    if (leftCents === 0 || !credit) continue;
    const { feeId: _, ...rest } = credit;
    await tx.insert(charges).values({ ...rest, amountCents: leftCents });
  }
  return used.reduce((cents, { usedCents }) => cents + usedCents, 0);
}

/** Days after a soft decline on which autopay tries again. */
const autopayRetries = [3, 5, 7];

/** Charges an issued invoice to the firm's method; again after a soft decline. Skips what is paid or processing. */
const autopay: Step = async (tx, { invoiceId, attempt }, now) => {
  const invoice = await find(tx, invoiceId);
  if (!invoice || typeof attempt !== 'number') return;
  const billing = await firmBilling(tx, invoice.clientId, now);
  const cents = payableOf(invoice);
  if (!billing.isAutopay || cents === 0 || invoice.processingCents > 0) return;
  const outcome = await chargeOnFile(tx, billing, { invoiceId: invoice.invoiceId, cents }, now);
  const pause = autopayRetries[attempt];
  if (outcome !== 'declined' || pause === undefined) return;
  const since = attempt === 0 ? 0 : (autopayRetries[attempt - 1] ?? 0);
  const again = new Date(now.getTime() + (pause - since) * 86_400_000);
  await schedule(tx, again, billingWork.autopay, { invoiceId, attempt: attempt + 1 });
};

/** Sends a reminder, or puts the firm on hold. Waits a day while a payment is under way. */
const dun: Step = async (tx, { invoiceId, kind }, now) => {
  const invoice = await find(tx, invoiceId);
  if (!invoice || payableOf(invoice) + invoice.processingCents === 0) return;
  const billing = await firmBilling(tx, invoice.clientId, now);
  if (invoice.processingCents > 0)
    return schedule(tx, new Date(now.getTime() + 86_400_000), billingWork.dun, { invoiceId, kind });
  if (kind === 'credit-hold') {
    const isHeld = eq(clients.clientId, invoice.clientId);
    await tx
      .update(clients)
      .set({ creditHold: true, isHeldByDunning: !billing.firm.creditHold || billing.firm.isHeldByDunning })
      .where(isHeld);
    return;
  }
  const isFinal = kind === 'final-notice';
  const recipient = billing.financeEmail;
  await tx
    .insert(invoiceReminders)
    .values({ invoiceId: invoice.invoiceId, kind: isFinal ? 'final-notice' : 'reminder', sentAt: now, recipient });
  const amount = dollarText(payableOf(invoice));
  const hold = holdDay(invoice.dueDate ?? billing.today);
  await sendMail(tx, {
    sentAt: now,
    recipient,
    subject: `${isFinal ? 'Final notice' : 'Reminder'}: invoice ${invoice.number}, ${amount}`,
    body: isFinal
      ? `${amount} was due on ${invoice.dueDate}. Without payment, your account goes on credit hold on ${hold}.`
      : `${amount} is due on ${invoice.dueDate}.`,
    link: `/app/billing/invoice/${invoice.invoiceId}`,
  });
  await scheduleDunning(tx, invoice.invoiceId, billing);
};

/** Schedules an open invoice's next reminder, notice or hold. */
export async function scheduleDunning(tx: Database, invoiceId: number, billing: FirmBilling): Promise<void> {
  const invoice = await find(tx, invoiceId);
  // The day before the issue would say that autopay comes next.
  const next =
    invoice && nextStepOf({ ...invoice, issuedOn: invoice.issuedOn && '0001-01-01' }, billing.isAutopay, billing.today);
  if (!next) return;
  await schedule(tx, instantAt(next.on, 9, billing.timeZone), billingWork.dun, { invoiceId, kind: next.kind });
}

/** A bank payment's fourth banking day: it succeeds. */
const settle: Step = async (tx, { paymentId }, now) => {
  if (typeof paymentId === 'number') await finishPayment(tx, paymentId, { status: 'succeeded' }, now);
};

/** The bank sends a debit back: before it settled it fails, after that it is returned. */
const comeBack: Step = async (tx, { paymentId, code }, now) => {
  if (typeof paymentId !== 'number' || typeof code !== 'string') return;
  const [payment] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
  if (!payment) return;
  if (payment.status === 'pending') await finishPayment(tx, paymentId, { status: 'failed', failureCode: code }, now);
  else await returnPayment(tx, payment, code, now);
  if (keepsAccount(code)) return;
  await tx
    .update(bankAccounts)
    .set({ status: 'failed', returnCode: code })
    .where(and(eq(bankAccounts.clientId, payment.clientId), isNull(bankAccounts.replacedAt)));
};

/** The processor captures what it did not confirm in time. */
const captureLate: Step = async (tx, { paymentId, amountCents }, now) => {
  if (typeof paymentId !== 'number' || typeof amountCents !== 'number') return;
  await tx.insert(processorCaptures).values({ paymentId, amountCents, capturedAt: now }).onConflictDoNothing();
};

/** Asks the processor whether it captured a payment. It is never captured again. */
const askProcessor: Step = async (tx, { paymentId, question }, now) => {
  if (typeof paymentId !== 'number' || typeof question !== 'number') return;
  const [captured] = await tx.select().from(processorCaptures).where(eq(processorCaptures.paymentId, paymentId));
  if (captured) return void (await finishPayment(tx, paymentId, { status: 'succeeded' }, now));
  const pause = questionsAfter[question + 1];
  if (pause === undefined)
    return void (await finishPayment(tx, paymentId, { status: 'failed', failureCode: 'not-captured' }, now));
  const again = new Date(now.getTime() + pause * 1000);
  await schedule(tx, again, billingWork.askProcessor, { paymentId, question: question + 1 });
};

/** The bank confirms an account, or says why it can't. */
const prenote: Step = async (tx, { bankAccountId }) => {
  if (typeof bankAccountId !== 'number') return;
  const [account] = await tx.select().from(bankAccounts).where(eq(bankAccounts.bankAccountId, bankAccountId));
  if (account?.status !== 'pending-verification') return;
  const code = account.bankBehavior;
  const isReturned = code !== null && isPrenoteReturn(code);
  await tx
    .update(bankAccounts)
    .set(isReturned ? { status: 'failed', returnCode: code } : { status: 'verified' })
    .where(eq(bankAccounts.bankAccountId, bankAccountId));
};

async function find(tx: Database, invoiceId: unknown): Promise<InvoiceRecord | undefined> {
  if (typeof invoiceId !== 'number') return undefined;
  const [stored] = await tx.select().from(invoices).where(eq(invoices.invoiceId, invoiceId));
  const [invoice] = stored ? await readInvoices(tx, stored.clientId, [invoiceId]) : [];
  return invoice;
}

export const billingSteps: ReadonlyMap<string, Step> = new Map<string, Step>([
  [billingWork.issue, issue],
  [billingWork.autopay, autopay],
  [billingWork.dun, dun],
  [billingWork.settle, settle],
  [billingWork.comeBack, comeBack],
  [billingWork.captureLate, captureLate],
  [billingWork.askProcessor, askProcessor],
  [billingWork.prenote, prenote],
]);
