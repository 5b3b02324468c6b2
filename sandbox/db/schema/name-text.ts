/** Texts that people read, sort and search: names, titles, references, addresses of email. */
import { customType } from 'drizzle-orm/pg-core';

/**
 * A text that sorts by Unicode's own order, which PGlite and PostgreSQL both have, whatever the database's collation is
 * (ADR 0032). Equality stays exact.
 */
export const nameText = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });
