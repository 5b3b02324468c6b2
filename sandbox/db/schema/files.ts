/** Documents people upload and courts send back, with their bytes. */
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const files = pgTable(
  'files',
  {
    fileId: text('file_id').primaryKey(),
    clientId: integer('client_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The matter it was uploaded for. */
    mappingId: text('mapping_id'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    pageCount: integer('page_count'),
    sha256: text('sha256').notNull(),
    content: bytea('content').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('files_by_client').on(table.clientId, table.uploadedAt),
    index('files_by_mapping').on(table.mappingId, table.uploadedAt),
  ],
);
