/** The letter to a judge that goes with a proposed order: the portal files its text as a PDF (filing variants, section 6). */
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import type { EnteredEntry } from '../../../db/schema/filing-content.ts';
import { filingDocuments } from '../../../db/schema/filings.ts';
import { letterPdf } from '../../../documents/letter-pdf.ts';
import type { Session } from '../../../http/operation.ts';
import { documentsOf } from '../filing-content.ts';

const fileName = 'Cover letter.pdf';

/** Stores the letter of an entry, if it has one, as the last document of its filing. */
export async function writeCoverLetter(
  tx: Database,
  { clientId, userId }: Session,
  { filingId, entry }: { filingId: string; entry: EnteredEntry },
  now: Date,
): Promise<void> {
  const text = entry.proposedOrder?.coverLetter?.trim();
  if (!text) return;
  const content = await letterPdf('Cover letter', text, now);
  const fileId = randomUUID();
  const sizeBytes = content.byteLength;
  await tx.insert(files).values({
    fileId,
    clientId,
    userId,
    fileName,
    contentType: 'application/pdf',
    sizeBytes,
    pageCount: 1,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    uploadedAt: now,
  });
  await tx.insert(filingDocuments).values({
    documentId: randomUUID(),
    filingId,
    position: documentsOf(entry).length,
    kind: 'attachment',
    fileId,
    name: fileName,
    description: 'Cover letter',
    pageCount: 1,
    sizeBytes,
  });
}
