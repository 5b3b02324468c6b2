/** The links to stamped copies that courts keep for 90 days (domain facts). */
import { and, eq } from 'drizzle-orm';
import { readSetting, writeSetting } from '../../../control/settings.ts';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { filingDocuments } from '../../../db/schema/filings.ts';

const key = 'stamped-links';

/** Whether the courts' links answer. */
export type LinkStatus = 'up' | 'down';

/** Changes whether the links answer: the courts' fault, planted by the control API. */
export const changeLinks = (db: Database, status: LinkStatus): Promise<void> => writeSetting(db, key, status);

/** The bytes behind a document's link. Null if the court doesn't answer, undefined if it has no copy. */
export async function readLink(
  db: Database,
  clientId: number,
  documentId: string,
): Promise<Uint8Array | null | undefined> {
  if ((await readSetting(db, key)) === 'down') return null;
  const [found] = await db
    .select({ content: files.content })
    .from(filingDocuments)
    .innerJoin(files, and(eq(files.fileId, filingDocuments.stampedFileId), eq(files.clientId, clientId)))
    .where(eq(filingDocuments.documentId, documentId));
  return found?.content;
}
