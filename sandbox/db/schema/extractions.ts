/** Papers read for the court, case, parties and dates on them. */
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type {
  ConfirmedField,
  ExtractedField,
  ExtractionPurpose,
  ExtractionState,
  ExtractionStatus,
  ReadFile,
} from '../../generated/extraction/schemas.ts';

export const extractions = pgTable(
  'extractions',
  {
    extractionId: uuid('extraction_id').primaryKey(),
    clientId: integer('client_id').notNull(),
    userId: integer('user_id').notNull(),
    purpose: text('purpose').$type<ExtractionPurpose>().notNull(),
    state: text('state').$type<ExtractionState>(),
    status: text('status').$type<ExtractionStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The papers in order, and how far they were read. */
    papers: jsonb('papers')
      .$type<Pick<ReadFile, 'fileId' | 'pageCount' | 'pagesToRead' | 'pagesRead' | 'documentKind' | 'problem'>[]>()
      .notNull(),
    fields: jsonb('fields').$type<ExtractedField[]>().notNull(),
    problem: text('problem'),
    confirmed: jsonb('confirmed').$type<ConfirmedField[]>(),
    confirmedBy: text('confirmed_by'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [index('extractions_by_client').on(table.clientId, table.createdAt)],
);
