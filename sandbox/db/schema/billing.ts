/** Invoices, payments and bank accounts of firms. What a payment pays is its allocations: no total is stored twice. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BankAccountDetails,
  BankAccountType,
  InvoiceStatus,
  PaymentMethodName,
  PaymentState,
  PaymentTerms,
} from '../../generated/billing/schemas.ts';
import { nameText } from './name-text.ts';
import { clients } from './platform.ts';

/** A firm's invoices. Sums are set when it is issued; until then a draft collects charges. Days are the firm's own. */
export const invoices = pgTable(
  'invoices',
  {
    invoiceId: serial('invoice_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    number: text('number').notNull().unique(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    periodStart: text('period_start').notNull(),
    periodEnd: text('period_end').notNull(),
    issuedOn: text('issued_on'),
    dueDate: text('due_date'),
    paymentTerms: text('payment_terms').$type<PaymentTerms>().notNull(),
    subtotalCents: integer('subtotal_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    /** Zero or less. */
    creditCents: integer('credit_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull().default(0),
    matterCount: integer('matter_count').notNull().default(0),
    orderCount: integer('order_count').notNull().default(0),
    /** The day on which it was voided or written off. */
    closedOn: text('closed_on'),
  },
  (table) => [
    index('invoices_by_client').on(table.clientId, table.issuedOn.desc()),
    uniqueIndex('invoices_draft').on(table.clientId).where(sql`${table.status} = 'draft'`),
  ],
);

/** A firm's payments, written before the processor is asked. */
export const payments = pgTable(
  'payments',
  {
    paymentId: serial('payment_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    status: text('status').$type<PaymentState>().notNull(),
    method: text('method').$type<PaymentMethodName>().notNull(),
    methodLabel: text('method_label').notNull(),
    /** How its card is funded, as its issuer told; null for bank accounts. */
    funding: text('funding').$type<'credit' | 'debit' | 'prepaid'>(),
    amountCents: integer('amount_cents').notNull(),
    surchargeCents: integer('surcharge_cents').notNull(),
    surchargeBasisPoints: integer('surcharge_basis_points').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The firm's day on which it began. */
    appliedOn: text('applied_on').notNull(),
    /** The banking day on which a bank payment succeeds or fails. */
    expectedOn: text('expected_on'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    failureCode: text('failure_code'),
    /** The firm's day on which it was returned or refunded. */
    takenBackOn: text('taken_back_on'),
    /** Who paid; null for autopay. */
    userId: integer('user_id'),
    userName: nameText('user_name'),
    idempotencyKey: text('idempotency_key'),
    /** What the key was used for, as a hash: invoices, amounts, method, last digits and expiration. */
    fingerprint: text('fingerprint'),
    /** The first answer, repeated for the same key. */
    answer: text('answer'),
  },
  (table) => [
    index('payments_by_client').on(table.clientId, table.createdAt.desc()),
    uniqueIndex('payments_by_key').on(table.clientId, table.idempotencyKey),
  ],
);

/** The part of a payment that goes to an invoice, and its share of the surcharge. */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.paymentId, { onDelete: 'cascade' }),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.invoiceId),
    amountCents: integer('amount_cents').notNull(),
    surchargeCents: integer('surcharge_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.invoiceId] }),
    index('payment_allocations_by_invoice').on(table.invoiceId),
  ],
);

/** What the payment processor captured: its own records, written apart from the payments. */
export const processorCaptures = pgTable('processor_captures', {
  paymentId: integer('payment_id').primaryKey(),
  amountCents: integer('amount_cents').notNull(),
  capturedAt: timestamp('captured_at', { withTimezone: true }).notNull(),
});

/** Firms' bank accounts. Numbers go to the bank only; one account at most is on file. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    bankAccountId: serial('bank_account_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    accountHolderName: nameText('account_holder_name').notNull(),
    bankName: nameText('bank_name').notNull(),
    accountType: text('account_type').$type<BankAccountType>().notNull(),
    last4: text('last4').notNull(),
    status: text('status').$type<BankAccountDetails['status']>().notNull(),
    isDefault: boolean('is_default').notNull(),
    verifiesOn: text('verifies_on'),
    returnCode: text('return_code'),
    /** The code with which the simulated bank returns debits. */
    bankBehavior: text('bank_behavior'),
    /** Who authorized debits. */
    authorizedBy: text('authorized_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** When the account was replaced or removed. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('bank_accounts_on_file').on(table.clientId).where(sql`${table.replacedAt} is null`)],
);

/** Reminders that were sent about an invoice. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    reminderId: serial('reminder_id').primaryKey(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.invoiceId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['reminder', 'final-notice'] }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    recipient: text('recipient').notNull(),
  },
  (table) => [index('invoice_reminders_by_invoice').on(table.invoiceId, table.sentAt)],
);
