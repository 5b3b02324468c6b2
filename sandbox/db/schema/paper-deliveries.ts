import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaperDelivery } from '../../generated/filing/schemas.ts';
import { orders } from './orders.ts';

/** How documents reach courts on paper. Where they are is their filings' status. */
export const paperDeliveries = pgTable('paper_deliveries', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.orderId, { onDelete: 'cascade' }),
  serviceLevel: text('service_level').$type<PaperDelivery['serviceLevel']>().notNull(),
  counter: text('counter').$type<PaperDelivery['counter']>().notNull(),
  copies: integer('copies').notNull(),
  returnCopies: text('return_copies').$type<PaperDelivery['returnCopies']>().notNull(),
  advanceFees: boolean('advance_fees').notNull(),
  instructions: text('instructions').notNull().default(''),
  /** The court's day. */
  arrivesOn: date('arrives_on').notNull(),
  printedAt: timestamp('printed_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  receivedBy: text('received_by'),
});
