/** Services ordered with one form. */
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RequestService, ServiceRequest } from '../../generated/serving/schemas.ts';
import { orders } from './orders.ts';

export const serviceRequests = pgTable(
  'service_requests',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    service: text('service').$type<RequestService>().notNull(),
    status: text('status').$type<ServiceRequest['status']>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of the order: a repeated key must bring the same. */
    fingerprint: text('fingerprint').notNull(),
    /** By field; of a taxpayer ID the last four digits. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    feeCents: integer('fee_cents').notNull(),
    expectedOn: date('expected_on').notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    result: jsonb('result').$type<NonNullable<ServiceRequest['result']>>(),
  },
  (table) => [
    uniqueIndex('service_requests_key').on(table.clientId, table.idempotencyKey),
    index('service_requests_by_status').on(table.status),
  ],
);
