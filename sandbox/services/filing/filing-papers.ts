/** The papers of filings: how many, and what the first is called. */
import { count, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { amongMany } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { filingDocuments, type filings } from '../../db/schema/filings.ts';
import { documentTitle } from '../../documents/file-names.ts';
import type { FilingListItem } from '../../generated/filing/schemas.ts';

/** The documents of a filing: their number, and the names of the lead document, or of the first without one. */
interface Papers {
  count: number;
  leadName: string;
  leadDescription: string | null;
}

/** Reads the papers of filings, by filing. */
export async function readPapers(db: Database, filingIds: string[]): Promise<Map<string, Papers>> {
  if (filingIds.length === 0) return new Map();
  const { filingId, kind, position, name, description } = filingDocuments;
  const ofLead = (column: AnyPgColumn) =>
    sql<string>`(array_agg(${column} order by ${kind} = 'lead' desc, ${position}))[1]`;
  const rows = await db
    .select({ filingId, count: count(), leadName: ofLead(name), leadDescription: ofLead(description) })
    .from(filingDocuments)
    .where(amongMany(filingId, filingIds))
    .groupBy(filingId);
  return new Map(rows.map((row) => [row.filingId, row]));
}

/** Writes what lists show of a filing's papers. */
export function papersOf(
  { description }: Pick<typeof filings.$inferSelect, 'description'>,
  papers: Papers | undefined,
): Pick<FilingListItem, 'documentCount' | 'leadDocumentTitle'> {
  if (!papers) return { documentCount: 0 };
  const { count: documentCount, leadName, leadDescription } = papers;
  return { documentCount, leadDocumentTitle: documentTitle(leadName, leadDescription, description) };
}
