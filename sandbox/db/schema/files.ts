/** Documents people upload and courts send back, with their bytes. */
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** The file it is a smaller or searchable copy of; null for an upload. */
    madeFromFileId: text('made_from_file_id'),
    madeBy: text('made_by').$type<'compression' | 'recognition'>(),
    /** The upload that all of it began with, where it is a copy of a copy, too. */
    originFileId: text('origin_file_id'),
  },
  (table) => [
    index('files_by_client').on(table.clientId, table.uploadedAt),
    index('files_by_mapping').on(table.mappingId, table.uploadedAt),
    uniqueIndex('files_by_making').on(table.madeFromFileId, table.madeBy),
    index('files_by_origin').on(table.originFileId),
  ],
);

/** Scans whose text is being recognized, or was. */
export const textRecognitions = pgTable('text_recognitions', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.fileId, { onDelete: 'cascade' }),
  status: text('status').$type<'queued' | 'done' | 'failed'>().notNull(),
  /** The searchable copy and how many pages it made so, once it is done. */
  resultFileId: text('result_file_id'),
  pagesMadeSearchable: integer('pages_made_searchable'),
});
