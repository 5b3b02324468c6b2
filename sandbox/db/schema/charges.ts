import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  FeeCategory,
  FeeChargeStatus,
  FeeIntegrationStatus,
  Settlement,
} from '../../generated/billing/schemas.ts';
import type { ServiceName } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';
import { clients } from './platform.ts';

/** Charges of orders: the rows of the fee summary and of an order's fee breakdown. */
export const charges = pgTable(
  'charges',
  {
    feeId: serial('fee_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    filingId: text('filing_id'),
    clientReference: nameText('client_reference').notNull(),
    matterName: nameText('matter_name').notNull(),
    mappingId: text('mapping_id'),
    service: text('service').$type<ServiceName>().notNull(),
    description: text('description').notNull(),
    /** The court's reason for the charge (`Filing Fee`, `Convenience Fee`, …). */
    reason: text('reason').notNull(),
    category: text('category').$type<FeeCategory>().notNull(),
    chargedAt: timestamp('charged_at', { withTimezone: true }).notNull(),
    userId: integer('user_id').notNull(),
    userName: nameText('user_name').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status').$type<FeeChargeStatus>().notNull(),
    /** `court`: taken by the court's gateway from the firm's payment account. `invoice`: owed to the product. */
    settlement: text('settlement').$type<Settlement>().notNull(),
    /** The issued invoice. Never set for what a court takes. */
    invoiceNumber: text('invoice_number'),
    /** The charge that a credit, a negative amount, gives back. */
    creditOfFeeId: integer('credit_of_fee_id'),
    integrationStatus: text('integration_status').$type<FeeIntegrationStatus>().notNull().default('not-connected'),
  },
  (table) => [
    index('charges_by_reference').on(
      table.clientId,
      sql`left(btrim(${table.clientReference}), 50)`,
      table.chargedAt.desc(),
    ),
    index('charges_by_date').on(table.clientId, table.chargedAt.desc()),
    index('charges_by_mapping').on(table.mappingId),
    index('charges_by_order').on(table.orderId),
    index('charges_by_invoice').on(table.invoiceNumber),
  ],
);
