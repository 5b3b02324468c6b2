/** The papers of an order before they are released. */
import * as z from 'zod/mini';
import type { StoredFile } from '@/api/generated/billing/model';
import { ServingDocument } from '@/api/generated/serving/model';
import { createJournal } from '@/lib/storage/journal';

/** What a person changed of an order's papers and hasn't released, by person, order and version. */
export const reviewedPapers = createJournal(
  'draft:papers',
  z.object({ papers: z.array(ServingDocument), editedAt: z.string() }),
);

/**
 * Puts an uploaded file in the place of a paper, whose title and kind stay, or adds it at the end.
 * @param replaces the paper's id; empty to add
 * @param id of the upload, and so of an added paper
 */
export function withUploadedPaper(
  papers: ServingDocument[],
  replaces: string,
  id: string,
  { fileId, name, pageCount = 0, sizeBytes, sha256, url }: StoredFile,
): ServingDocument[] {
  const file = { fileId, fileName: name, pageCount, sizeBytes, url, ...(sha256 && { sha256 }) };
  if (papers.some(({ documentId }) => documentId === replaces))
    return papers.map((paper) => {
      if (paper.documentId !== replaces) return paper;
      const { sha256: _, ...kept } = paper;
      return { ...kept, ...file };
    });
  const title = name.replace(/\.pdf$/i, '');
  return [...papers, { documentId: id, title, kind: 'other', ...file }];
}
