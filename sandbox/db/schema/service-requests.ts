/** Services ordered with one form. */
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  FormService,
  ServiceRequest,
  SkipTracePurpose,
  SkipTraceResult,
} from '../../generated/serving/schemas.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';

export const serviceRequests = pgTable(
  'service_requests',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    service: text('service').$type<FormService>().notNull(),
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

/** What a skip trace has besides its request. The result is erased when it has been kept long enough. */
export const skipTraces = pgTable('skip_traces', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => serviceRequests.orderId, { onDelete: 'cascade' }),
  purposes: jsonb('purposes').$type<SkipTracePurpose[]>().notNull(),
  attestedBy: text('attested_by').notNull(),
  attestedAt: timestamp('attested_at', { withTimezone: true }).notNull(),
  isFound: boolean('is_found'),
  result: jsonb('result').$type<SkipTraceResult>(),
  keptUntil: timestamp('kept_until', { withTimezone: true }),
});

/** Who read the result of a skip trace. */
export const skipTraceViews = pgTable(
  'skip_trace_views',
  {
    viewId: serial('view_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => skipTraces.orderId, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    name: nameText('name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('skip_trace_views_by_order').on(table.orderId)],
);
