import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CourtesyCopy } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';

/** Courtesy copies in delivery. Their documents belong to the order's only filing. */
export const courtesyCopies = pgTable('courtesy_copies', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.orderId, { onDelete: 'cascade' }),
  recipientName: nameText('recipient_name').notNull(),
  chambers: text('chambers').notNull().default(''),
  address: text('address').notNull(),
  copies: integer('copies').notNull(),
  deliverBy: date('deliver_by'),
  singleSided: boolean('single_sided').notNull().default(false),
  tabs: boolean('tabs').notNull().default(false),
  binder: boolean('binder').notNull().default(false),
  /** The order that filed the documents. */
  ofOrderId: integer('of_order_id').references(() => orders.orderId, { onDelete: 'set null' }),
  instructions: text('instructions').notNull().default(''),
  stage: text('stage').$type<CourtesyCopy['stage']>().notNull(),
  printedAt: timestamp('printed_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  receivedBy: text('received_by'),
});
