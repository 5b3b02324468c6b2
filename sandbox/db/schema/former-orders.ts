/** Orders of process serving that were placed in the former product. */
import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { FormerServingOrder } from '../../generated/legacy-serving/schemas.ts';
import { clients } from './platform.ts';

/** An order as it ended; each document with its text. */
export type FormerOrderContent = Omit<FormerServingOrder, 'orderId' | 'isLegacy' | 'orderedAt' | 'documents'> & {
  documents: (FormerServingOrder['documents'][number] & { text: string })[];
};

export const formerServingOrders = pgTable('former_serving_orders', {
  orderId: integer('order_id').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.clientId),
  orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
  content: jsonb('content').$type<FormerOrderContent>().notNull(),
});
