/** Invoices with what was paid on them: every reader of the ledger derives balances from the same rows. */
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { withinDays } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { bankAccounts, invoiceReminders, invoices, paymentAllocations, payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { clients } from '../../db/schema/platform.ts';
import type { PaymentMethodName } from '../../generated/billing/schemas.ts';
import { notFound } from '../../http/problem.ts';
import { dayIn } from '../firm-time-zone.ts';
import { cardOnFile, type StoredCard, streetState } from './cards.ts';
import type { InvoiceNumbers } from './rules/invoice-state.ts';
import { surchargeBasisPoints } from './rules/money.ts';

/** An invoice as stored, with its payments' sums. */
export type InvoiceRecord = typeof invoices.$inferSelect & InvoiceNumbers;
export type BankAccountRecord = typeof bankAccounts.$inferSelect;

/** A firm's billing facts on its day. */
export interface FirmBilling {
  clientId: number;
  name: string;
  financeEmail: string;
  timeZone: string;
  /** `YYYY-MM-DD` in the firm's zone. */
  today: string;
  /** State of its street address. */
  state: string | undefined;
  firm: typeof clients.$inferSelect;
  card: StoredCard | undefined;
  bankAccount: BankAccountRecord | undefined;
  paymentMethod: PaymentMethodName;
  /** Whether invoices are charged without anyone's action. */
  isAutopay: boolean;
}

/** @throws ProblemError 404 without the firm. */
export async function firmBilling(db: Database, clientId: number, now: Date): Promise<FirmBilling> {
  const [firm] = await db.select().from(clients).where(eq(clients.clientId, clientId));
  if (!firm) throw notFound('The firm does not exist.');
  const card = await cardOnFile(db, clientId);
  const [bankAccount] = await db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.clientId, clientId), isNull(bankAccounts.replacedAt)));
  const paymentMethod = firm.paymentMethod ?? (card ? 'CreditCard' : 'Invoice');
  return {
    clientId,
    name: firm.name,
    financeEmail: firm.financeEmail,
    timeZone: firm.timeZone,
    today: dayIn(firm.timeZone, now),
    state: streetState(firm),
    firm,
    card,
    bankAccount,
    paymentMethod,
    isAutopay: paymentMethod !== 'Invoice',
  };
}

/** The surcharge in basis points of a card of a firm today. */
export function surchargeFor({ state, today }: FirmBilling, funding: StoredCard['funding']): number {
  return surchargeBasisPoints(funding, state, today);
}

const paidSum = (status: 'succeeded' | 'pending') =>
  sql`coalesce(sum(${paymentAllocations.amountCents}) filter (where ${payments.status} = ${status}), 0)`.mapWith(
    Number,
  );

/** A firm's invoices by number of issue, oldest first, or those named. A draft's sums are of what it would bill now. */
export async function readInvoices(
  db: Database,
  clientId: number,
  invoiceIds?: readonly number[],
): Promise<InvoiceRecord[]> {
  const rows = await db
    .select({
      invoice: invoices,
      paidCents: paidSum('succeeded'),
      processingCents: paidSum('pending'),
      lastPayment: sql<
        InvoiceRecord['lastPayment'] | null
      >`(array_agg(${payments.status} order by ${payments.paymentId} desc))[1]`,
    })
    .from(invoices)
    .leftJoin(paymentAllocations, eq(paymentAllocations.invoiceId, invoices.invoiceId))
    .leftJoin(payments, eq(payments.paymentId, paymentAllocations.paymentId))
    .where(and(eq(invoices.clientId, clientId), invoiceIds && inArray(invoices.invoiceId, [...invoiceIds])))
    .groupBy(invoices.invoiceId)
    .orderBy(asc(invoices.periodStart), asc(invoices.invoiceId));
  const records = rows.map(({ invoice, lastPayment, ...sums }) => ({
    ...invoice,
    ...sums,
    lastPayment: lastPayment ?? undefined,
  }));
  const draft = records.find(({ status }) => status === 'draft');
  if (!draft) return records;
  const sums = await sumCharges(db, chargesOf(draft));
  return records.map((record) => (record === draft ? { ...record, ...sums } : record));
}

/** @throws ProblemError 404 unless the invoice is the firm's. */
export async function readInvoice(db: Database, clientId: number, invoiceId: number): Promise<InvoiceRecord> {
  const [invoice] = await readInvoices(db, clientId, [invoiceId]);
  if (!invoice) throw notFound('The invoice does not exist.');
  return invoice;
}

/** Tells what a firm owes that is on no issued invoice. */
export function uninvoicedCharges(clientId: number): SQL | undefined {
  return and(
    eq(charges.clientId, clientId),
    eq(charges.settlement, 'invoice'),
    eq(charges.status, 'billable'),
    isNull(charges.invoiceNumber),
  );
}

/** The charges on an invoice, credits among them. A draft has those that no issued invoice has. */
export function chargesOf({ clientId, number, status }: typeof invoices.$inferSelect): SQL | undefined {
  if (status === 'draft') return uninvoicedCharges(clientId);
  return and(eq(charges.clientId, clientId), eq(charges.invoiceNumber, number));
}

/** Tells what courts took from the firm's payment accounts in an invoice's cycle. */
export function courtChargesOf({ clientId, periodStart, periodEnd }: InvoiceRecord, timeZone: string): SQL | undefined {
  return and(
    eq(charges.clientId, clientId),
    eq(charges.settlement, 'court'),
    eq(charges.status, 'billable'),
    withinDays(charges.chargedAt, { from: periodStart, to: periodEnd }, timeZone),
  );
}

/** Sums of an invoice, in cents. */
export type ChargeSums = Pick<
  typeof invoices.$inferSelect,
  'subtotalCents' | 'taxCents' | 'creditCents' | 'totalCents' | 'matterCount' | 'orderCount'
>;

/** Sums charges as an invoice does: without tax, tax, and credits, which never exceed the rest. */
export async function sumCharges(db: Database, where: SQL | undefined): Promise<ChargeSums> {
  const isCredit = sql`${charges.creditOfFeeId} is not null`;
  const sumWhere = (condition: SQL) =>
    sql`coalesce(sum(${charges.amountCents}) filter (where ${condition}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      subtotalCents: sumWhere(sql`not ${isCredit} and ${charges.category} <> 'tax'`),
      taxCents: sumWhere(sql`not ${isCredit} and ${charges.category} = 'tax'`),
      creditCents: sumWhere(isCredit),
      matterCount: sql`count(distinct nullif(${charges.clientReference}, ''))`.mapWith(Number),
      orderCount: sql`count(distinct ${charges.orderId})`.mapWith(Number),
    })
    .from(charges)
    .where(where);
  const { subtotalCents = 0, taxCents = 0, creditCents = 0, matterCount = 0, orderCount = 0 } = sums ?? {};
  const used = Math.max(creditCents, 0 - subtotalCents - taxCents);
  const totalCents = subtotalCents + taxCents + used;
  return { subtotalCents, taxCents, creditCents: used, totalCents, matterCount, orderCount };
}

/** Reminders of invoices, oldest first. */
export function readReminders(db: Database, invoiceId: number): Promise<(typeof invoiceReminders.$inferSelect)[]> {
  return db
    .select()
    .from(invoiceReminders)
    .where(eq(invoiceReminders.invoiceId, invoiceId))
    .orderBy(asc(invoiceReminders.sentAt));
}
