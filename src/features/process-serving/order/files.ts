/** The files of an order: papers, photos and proofs. */
import { getServingPhoto, getServingProof } from '@/api/generated/serving';
import type { CustodyChain, ServingDocument, ServingOrder } from '@/api/generated/serving/model';
import { usualOrders } from '@/features/efiling';

/** A paper, by its address in the file manager. */
export function loadPaper(
  { state }: Pick<ServingOrder, 'state'>,
  { url, fileId, fileName }: Pick<ServingDocument, 'url' | 'fileId' | 'fileName'>,
): Promise<Blob> {
  return usualOrders.loadDocument(state, { url: url ?? `/files/${fileId}`, fileName });
}

type OrderWithFiles = Pick<ServingOrder, 'state' | 'documents' | 'jobs'>;

/** Loads the file of a chain of custody; undefined for a former version, of which only the entries are left. */
export function fileLoader(order: OrderWithFiles, { fileId, jobId }: CustodyChain): (() => Promise<Blob>) | undefined {
  const paper = order.documents.find((document) => document.fileId === fileId);
  if (paper) return () => loadPaper(order, paper);
  const job = order.jobs.find((each) => each.jobId === jobId);
  if (job?.proof?.fileId === fileId) return () => getServingProof(job.jobId);
  const isPhoto = job?.attempts.some(({ photos }) => photos.some(({ photoId }) => photoId === fileId));
  return job && isPhoto ? () => getServingPhoto(job.jobId, fileId) : undefined;
}
