import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FilingFlow, StateCode } from '../../generated/filing/schemas.ts';
import type { TemplateContent } from '../../generated/workspace/schemas.ts';
import { nameText } from './name-text.ts';
import { clients } from './platform.ts';

/** A firm's filing templates. Deleted ones stay, so that a deletion can be undone. */
export const filingTemplates = pgTable(
  'filing_templates',
  {
    templateId: uuid('template_id').primaryKey().defaultRandom(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    name: nameText('name').notNull(),
    state: text('state').$type<StateCode>().notNull(),
    filingFlow: text('filing_flow').$type<FilingFlow>().notNull(),
    content: jsonb('content').$type<TemplateContent>().notNull(),
    createdByUserId: integer('created_by_user_id').notNull(),
    createdByName: nameText('created_by_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [
    uniqueIndex('templates_by_key').on(table.clientId, table.idempotencyKey),
    uniqueIndex('templates_by_name')
      .on(table.clientId, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
    index('templates_by_client').on(table.clientId),
  ],
);
