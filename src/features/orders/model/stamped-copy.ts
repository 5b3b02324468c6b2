import type { FiledDocument } from '@/api/generated/filing/model';

/** Whether a document has its stamped copy: not yet, to be fetched until a day, or no longer. */
export type StampedCopy =
  | { state: 'awaited' }
  | { state: 'available'; url: string; expiresAt: string | undefined }
  | { state: 'expired'; expiredAt: string };

/** Links to stamped copies expire 90 days after the court has stamped them; the day stays known. */
export function stampedCopy({ stampedUrl, stampedExpiresAt }: FiledDocument): StampedCopy {
  if (stampedUrl) return { state: 'available', url: stampedUrl, expiresAt: stampedExpiresAt };
  return stampedExpiresAt ? { state: 'expired', expiredAt: stampedExpiresAt } : { state: 'awaited' };
}
