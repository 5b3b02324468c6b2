import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's list of a text's words, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
