/** Stamped copies that the firm's archive keeps, as files of their order: they outlive the court's link. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { filingDocuments } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { keptContents, stampedCopies } from '../../db/schema/stamped-copies.ts';
import type { Session } from '../../http/operation.ts';
import { withoutCourts } from '../platform/prospects.ts';

/** Bytes of the archive of stamped copies, by their hash. */
export interface KeptCopy {
  clientId: number;
  sha256: string;
  sizeBytes: number;
}

const prefix = 'kept-copy-';

/** The file ID of the kept copy of a filed document. */
export const keptCopyId = (documentId: string) => `${prefix}${documentId}`;

/** The document of a kept copy's file ID; undefined for other files. */
export const documentOfKeptCopy = (fileId: string) =>
  fileId.startsWith(prefix) ? fileId.slice(prefix.length) : undefined;

/** The kept copies of an order, by document. */
export async function readKeptCopies(db: Database, clientId: number, orderId: number): Promise<Map<string, KeptCopy>> {
  const rows = await db
    .select({
      documentId: stampedCopies.documentId,
      ...{ clientId: keptContents.clientId, sha256: keptContents.sha256, sizeBytes: keptContents.sizeBytes },
    })
    .from(stampedCopies)
    .innerJoin(
      keptContents,
      and(eq(keptContents.clientId, stampedCopies.clientId), eq(keptContents.sha256, stampedCopies.sha256)),
    )
    .where(and(eq(stampedCopies.clientId, clientId), eq(stampedCopies.orderId, orderId)));
  return new Map(rows.map(({ documentId, ...copy }) => [documentId, copy]));
}

/** The firm's kept copy of a document, which the person may see. */
export async function findKeptCopy(
  db: Database,
  session: Session,
  documentId: string,
): Promise<{ name: string; sha256: string } | undefined> {
  const [found] = await db
    .select({ name: filingDocuments.name, sha256: keptContents.sha256 })
    .from(stampedCopies)
    .innerJoin(filingDocuments, eq(filingDocuments.documentId, stampedCopies.documentId))
    .innerJoin(orders, eq(orders.orderId, stampedCopies.orderId))
    .innerJoin(
      keptContents,
      and(eq(keptContents.clientId, stampedCopies.clientId), eq(keptContents.sha256, stampedCopies.sha256)),
    )
    .where(
      and(
        eq(stampedCopies.documentId, documentId),
        eq(stampedCopies.clientId, session.clientId),
        withoutCourts(session, orders.service),
      ),
    );
  return found;
}
