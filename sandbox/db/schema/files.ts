/** Uploaded and returned documents with their bytes. */
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { nameText } from './name-text.ts';

export const files = pgTable(
  'files',
  {
    fileId: text('file_id').primaryKey(),
    clientId: integer('client_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The matter chosen at upload. */
    mappingId: text('mapping_id'),
    fileName: nameText('file_name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    pageCount: integer('page_count'),
    sha256: text('sha256').notNull(),
    content: bytea('content').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    /** The file this smaller or searchable copy was made from; null for an upload. */
    madeFromFileId: text('made_from_file_id'),
    madeBy: text('made_by').$type<'compression' | 'recognition'>(),
    /** The document of the connected system this was fetched from, with its matter and version; null for uploads. */
    integratedDocumentId: text('integrated_document_id'),
    integratedVersion: integer('integrated_version'),
    retailerReference: text('retailer_reference'),
    /** The original upload, even for a copy of a copy. */
    originFileId: text('origin_file_id'),
  },
  (table) => [
    index('files_by_client').on(table.clientId, table.uploadedAt),
    index('files_by_mapping').on(table.mappingId, table.uploadedAt),
    uniqueIndex('files_by_making').on(table.madeFromFileId, table.madeBy),
    index('files_by_origin').on(table.originFileId),
    index('files_by_integrated_document').on(table.clientId, table.integratedDocumentId),
  ],
);

/** Text recognition of scans. */
export const textRecognitions = pgTable('text_recognitions', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.fileId, { onDelete: 'cascade' }),
  status: text('status').$type<'queued' | 'done' | 'failed'>().notNull(),
  /** The searchable copy and its count of recognized pages, when done. */
  resultFileId: text('result_file_id'),
  pagesMadeSearchable: integer('pages_made_searchable'),
});
