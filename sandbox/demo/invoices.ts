/** The demo firms' invoices and payments: every state of both, and what is due next. */
import { eq, inArray } from 'drizzle-orm';
import {
  bankAccounts,
  invoiceReminders,
  invoices,
  paymentAllocations,
  payments,
  processorCaptures,
} from '../db/schema/billing.ts';
import { charges } from '../db/schema/charges.ts';
import { clients } from '../db/schema/platform.ts';
import { type FirmBilling, firmBilling, uninvoicedCharges } from '../services/billing/ledger.ts';
import {
  addDays,
  bankingDayAfter,
  dueDateOf,
  firstOfMonth,
  firstOfNextMonth,
  instantAt,
} from '../services/billing/rules/days.ts';
import { holdDay, remindersUntil } from '../services/billing/rules/invoice-state.ts';
import { surchargeBasisPoints, surchargeOf } from '../services/billing/rules/money.ts';
import { dayIn } from '../services/firm-time-zone.ts';
import { billingWork } from '../simulators/billing-steps.ts';
import { draftOf, scheduleDunning, startBilling } from '../simulators/billing-work.ts';
import { schedule } from '../simulators/due-work.ts';
import type { Demo, DemoStep } from './demo-step.ts';

type ChargeRow = typeof charges.$inferSelect;
type InvoiceRow = typeof invoices.$inferSelect;

/** How an invoice of the demo was paid. */
type Story =
  | 'by-card'
  | 'by-bank'
  | 'declined-then-card'
  | 'returned-then-card'
  | 'refunded'
  | 'part'
  | 'pending'
  | 'declined'
  | 'unpaid'
  | 'uncollectible';

/** Stories by firm, the newest invoice first; older ones repeat the last. Firms not listed pay by card. */
const stories: Readonly<Record<number, readonly Story[]>> = {
  1: ['unpaid', 'part', 'by-bank', 'by-card', 'declined-then-card', 'by-bank', 'returned-then-card', 'by-card'],
  // The fourth is due long enough for a credit hold, whatever day it is.
  2: ['declined', 'by-card', 'refunded', 'declined', 'uncollectible', 'by-card'],
  3: ['pending', 'by-bank'],
};

const demoBankAccounts = [
  {
    clientId: 1,
    accountHolderName: 'Marlow & Finch LLP',
    last4: '6789',
    isDefault: false,
    authorizedBy: 'Nora Marlow',
  },
  { clientId: 3, accountHolderName: 'Calder Whitlock PC', last4: '4410', isDefault: true, authorizedBy: 'Ines Calder' },
];

/** Seeds bank accounts, then each firm's invoices. Orders and cards exist. */
export const seedInvoices: DemoStep = async (demo) => {
  const { db, now } = demo;
  await db.insert(bankAccounts).values(
    demoBankAccounts.map((account) => ({
      ...account,
      bankName: 'Lakefront Commercial Bank',
      accountType: 'checking' as const,
      status: 'verified' as const,
      addedAt: new Date(now.getTime() - 200 * 86_400_000),
    })),
  );
  // The first firm's administrator pays each invoice by hand.
  await db.update(clients).set({ paymentMethod: 'Invoice' }).where(eq(clients.clientId, 1));
  await db.update(clients).set({ paymentMethod: 'BankAccount' }).where(eq(clients.clientId, 3));
  const firms = await db.select({ clientId: clients.clientId }).from(clients).orderBy(clients.clientId);
  for (const { clientId } of firms) await seedFirm(demo, clientId);
};

async function seedFirm(demo: Demo, clientId: number): Promise<void> {
  const { db, now } = demo;
  const billing = await firmBilling(db, clientId, now);
  const { timeZone, today } = billing;
  const owed = await db.select().from(charges).where(uninvoicedCharges(clientId)).orderBy(charges.feeId);
  const byMonth = Map.groupBy(owed, ({ chargedAt }) => firstOfMonth(dayIn(timeZone, chargedAt)));
  const months = [...byMonth.keys()].filter((month) => month < firstOfMonth(today)).sort();
  const plans = stories[clientId] ?? ['by-card'];
  for (const [index, month] of months.entries()) {
    const age = months.length - 1 - index;
    const invoice = await issue(demo, billing, month, byMonth.get(month) ?? []);
    await tell(demo, invoice, plans[Math.min(age, plans.length - 1)] ?? 'by-card');
  }
  await startBilling(db, billing);
}

async function issue({ db }: Demo, billing: FirmBilling, month: string, rows: ChargeRow[]): Promise<InvoiceRow> {
  const issuedOn = firstOfNextMonth(month);
  const sum = (wanted: (row: ChargeRow) => boolean) =>
    rows.filter(wanted).reduce((cents, { amountCents }) => cents + amountCents, 0);
  const taxCents = sum(({ category }) => category === 'tax');
  const totalCents = sum(() => true);
  const draft = draftOf(billing, month);
  const [invoice] = await db
    .insert(invoices)
    .values({
      ...draft,
      status: 'open',
      issuedOn,
      dueDate: dueDateOf(issuedOn, draft.paymentTerms),
      subtotalCents: totalCents - taxCents,
      taxCents,
      totalCents,
      matterCount: new Set(rows.map(({ clientReference }) => clientReference).filter(Boolean)).size,
      orderCount: new Set(rows.map(({ orderId }) => orderId)).size,
    })
    .returning();
  if (!invoice) throw new Error('The invoice was not stored.');
  await db
    .update(charges)
    .set({ invoiceNumber: invoice.number })
    .where(
      inArray(
        charges.feeId,
        rows.map(({ feeId }) => feeId),
      ),
    );
  return invoice;
}

interface Paid {
  status: (typeof payments.$inferSelect)['status'];
  method: 'CreditCard' | 'BankAccount';
  cents: number;
  /** Days after the issue. */
  after: number;
  failureCode?: string;
}

async function tell(demo: Demo, invoice: InvoiceRow, story: Story): Promise<void> {
  const { totalCents: cents } = invoice;
  const card = (status: Paid['status'], after: number, failureCode?: string): Paid => ({
    status,
    method: 'CreditCard',
    cents,
    after,
    ...(failureCode ? { failureCode } : {}),
  });
  const bank = (status: Paid['status'], after: number, failureCode?: string): Paid => ({
    ...card(status, after, failureCode),
    method: 'BankAccount',
  });
  switch (story) {
    case 'by-card':
      return settle(demo, invoice, 'paid', [card('succeeded', 0)]);
    case 'by-bank':
      return settle(demo, invoice, 'paid', [bank('succeeded', 1)]);
    case 'declined-then-card':
      return settle(demo, invoice, 'paid', [card('failed', 2, 'declined'), card('succeeded', 4)]);
    case 'returned-then-card':
      return settle(demo, invoice, 'paid', [bank('returned', 1, 'R09'), card('succeeded', 20)]);
    case 'refunded':
      return settle(demo, invoice, 'void', [card('refunded', 0)]);
    case 'part':
      return settle(demo, invoice, 'open', [{ ...card('succeeded', 9), cents: Math.floor(cents / 2) }]);
    case 'pending':
      return settle(demo, invoice, 'open', [bank('pending', 0)]);
    case 'declined':
      return settle(demo, invoice, 'open', [card('failed', 0, 'declined')]);
    case 'unpaid':
      return settle(demo, invoice, 'open', []);
    case 'uncollectible':
      return settle(demo, invoice, 'uncollectible', []);
  }
}

/** The demo has no days to come. */
const earlier = (day: string, today: string) => (day < today ? day : today);

async function settle(
  { db, now }: Demo,
  invoice: InvoiceRow,
  status: InvoiceRow['status'],
  made: readonly Paid[],
): Promise<void> {
  const { invoiceId, clientId, issuedOn } = invoice;
  const billing = await firmBilling(db, clientId, now);
  const isClosed = status === 'void' || status === 'uncollectible';
  const closedOn = isClosed ? earlier(addDays(issuedOn ?? billing.today, 45), billing.today) : null;
  await db.update(invoices).set({ status, closedOn }).where(eq(invoices.invoiceId, invoiceId));
  for (const paid of made) {
    // A pending payment began today, whatever day it is.
    const day = paid.status === 'pending' ? billing.today : addDays(issuedOn ?? billing.today, paid.after);
    const isCard = paid.method === 'CreditCard';
    const basisPoints = isCard ? surchargeBasisPoints('credit', billing.state, day) : 0;
    const surchargeCents = surchargeOf(paid.cents, basisPoints);
    const createdAt = instantAt(day, 9, billing.timeZone);
    const expectedOn = isCard ? null : bankingDayAfter(day, 4);
    const isTakenBack = paid.status === 'returned' || paid.status === 'refunded';
    const [payment] = await db
      .insert(payments)
      .values({
        clientId,
        status: paid.status,
        method: paid.method,
        methodLabel: isCard
          ? `${billing.card?.cardType ?? 'Visa'} ending in ${billing.card?.last4 ?? '1881'}`
          : `${billing.bankAccount?.bankName ?? 'Bank account'} ending in ${billing.bankAccount?.last4 ?? '6789'}`,
        amountCents: paid.cents,
        surchargeCents,
        surchargeBasisPoints: basisPoints,
        refundedCents: paid.status === 'refunded' ? paid.cents + surchargeCents : 0,
        appliedOn: day,
        expectedOn,
        createdAt: createdAt > now ? now : createdAt,
        failureCode: paid.failureCode ?? null,
        takenBackOn: isTakenBack ? earlier(addDays(expectedOn ?? day, 6), billing.today) : null,
        ...(billing.isAutopay ? {} : { userId: 1, userName: 'Nora Marlow' }),
      })
      .returning();
    if (!payment) throw new Error('The payment was not stored.');
    const { paymentId } = payment;
    await db.insert(paymentAllocations).values({ paymentId, invoiceId, amountCents: paid.cents, surchargeCents });
    if (paid.status !== 'failed')
      await db
        .insert(processorCaptures)
        .values({ paymentId, amountCents: paid.cents + surchargeCents, capturedAt: createdAt });
    if (paid.status === 'pending' && expectedOn !== null)
      await schedule(db, instantAt(expectedOn, 9, billing.timeZone), billingWork.settle, { paymentId });
  }
  if (status !== 'open') return;
  const sent = remindersUntil(invoice, billing.isAutopay, billing.today);
  if (sent.length > 0)
    await db.insert(invoiceReminders).values(
      sent.map(({ kind, on }) => ({
        invoiceId,
        kind,
        sentAt: instantAt(on, 9, billing.timeZone),
        recipient: billing.financeEmail,
      })),
    );
  await scheduleDunning(db, invoiceId, billing);
  if (invoice.dueDate !== null && holdDay(invoice.dueDate) <= billing.today)
    await db.update(clients).set({ creditHold: true, isHeldByDunning: true }).where(eq(clients.clientId, clientId));
}
