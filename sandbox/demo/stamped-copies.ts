/** The archive of the demo orders: most copies are kept; of a few the court didn't answer while their links lived. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { bulkInsert } from '../db/bulk-insert.ts';
import { files } from '../db/schema/files.ts';
import { filingDocuments, filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { stampedCopies } from '../db/schema/stamped-copies.ts';
import { keepContent } from '../services/workspace/stamped-copies/keep-content.ts';
import type { DemoStep } from './demo-step.ts';

/** One in this many wasn't fetched. */
const missed = 19;
const kept = 3_000;

/** Orders exist. */
export const seedStampedCopies: DemoStep = async ({ db }) => {
  const stamped = await db
    .select({ document: filingDocuments, filing: filings, order: orders, fileId: files.fileId })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .innerJoin(files, eq(files.fileId, filingDocuments.stampedFileId))
    .where(and(isNotNull(filingDocuments.stampedExpiresAt), isNotNull(filings.acceptedAt)))
    .orderBy(asc(orders.orderId), asc(filings.position), asc(filingDocuments.position));
  const hashes = new Map<string, string>();
  for (const { fileId, order } of stamped) {
    if (hashes.has(fileId)) continue;
    const [file] = await db.select({ content: files.content }).from(files).where(eq(files.fileId, fileId));
    if (file) hashes.set(fileId, await keepContent(db, order.clientId, file.content));
  }
  await bulkInsert(
    db,
    stampedCopies,
    stamped.flatMap(({ document: { documentId, stampedExpiresAt }, filing, order, fileId }, index) => {
      const { acceptedAt } = filing;
      if (!acceptedAt || !stampedExpiresAt) return [];
      const { clientId, orderId } = order;
      const copy = { documentId, clientId, orderId, acceptedAt, expiresAt: stampedExpiresAt };
      if (index % missed === missed - 1) return { ...copy, tries: 3, failure: 'The court isn’t responding.' };
      const keptAt = new Date(acceptedAt.getTime() + kept);
      return { ...copy, sha256: hashes.get(fileId) ?? null, keptAt, checkedAt: keptAt, tries: 0 };
    }),
  );
};
