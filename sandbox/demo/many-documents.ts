/** Thousands of documents in one folder of a matter, as a production in discovery leaves them. */
import { and, asc, eq, max, ne, sql } from 'drizzle-orm';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Database } from '../db/connection.ts';
import { matters } from '../db/schema/integration.ts';
import { matterFiles } from '../db/schema/matter-records.ts';

interface ManyDocuments {
  clientId: number;
  count: number;
  now: Date;
  /** The name of the matter in the connected system; the firm's first one without it. */
  matter?: string | undefined;
}

const hour = 3_600_000;

/**
 * Adds a folder with `count` documents to a matter; returns its ID. Each call makes another folder.
 * @throws Error if the firm has no such matter in a connected system.
 */
export async function seedManyDocuments(
  db: Database,
  { clientId, count, now, matter }: ManyDocuments,
): Promise<{ folderId: string }> {
  const [found] = await db
    .select({ matterReference: matters.matterReference })
    .from(matters)
    .where(
      and(
        eq(matters.clientId, clientId),
        ne(matters.retailerReference, ''),
        matter === undefined ? undefined : eq(matters.displayName, matter),
      ),
    )
    .orderBy(asc(matters.matterReference))
    .limit(1);
  if (!found) throw new Error(`Firm ${clientId} has no matter ${matter ?? ''} in a connected system.`);
  const [highest] = await db.select({ number: max(matterFiles.documentNumber) }).from(matterFiles);
  const first = (highest?.number ?? 0) + 1;
  const folderId = `production-${first}`;
  const shared = { clientId, ...found, description: '', version: 1 };
  const folder = { ...shared, fileId: folderId, name: `Production ${first}`, isFolder: true };
  const documents = Array.from({ length: count }, (_, place) => {
    const at = new Date(now.getTime() - (count - place) * hour);
    return {
      ...{ ...shared, fileId: `${folderId}-${place + 1}`, parentId: folderId, isFolder: false },
      ...{ name: `Bates ${String(place + 1).padStart(6, '0')}.pdf`, contentType: 'application/pdf' },
      ...{ documentNumber: first + place + 1, createdAt: at, updatedAt: at },
    };
  });
  await db.transaction((tx) =>
    bulkInsert(tx, matterFiles, [{ ...folder, documentNumber: first, createdAt: now, updatedAt: now }, ...documents]),
  );
  // Index-only scans need the visibility map, and the planner needs statistics of the new rows.
  await db.execute(sql`vacuum analyze ${matterFiles}`);
  return { folderId };
}
