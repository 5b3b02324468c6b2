import type { FiledDocument, FilingStatus } from '@/api/generated/filing/model';
import { isAwaited } from './order-status';

/** Whether a document has its stamped copy: not yet, never, to be fetched until a day, or no longer. */
export type StampedCopy =
  | { state: 'awaited' | 'none' }
  | { state: 'available'; url: string; expiresAt: string | undefined }
  | { state: 'expired'; expiredAt: string };

/** Links to stamped copies expire 90 days after the court has stamped them; the day stays known. */
export function stampedCopy({ stampedUrl, stampedExpiresAt }: FiledDocument, filing: FilingStatus): StampedCopy {
  if (stampedUrl) return { state: 'available', url: stampedUrl, expiresAt: stampedExpiresAt };
  if (stampedExpiresAt) return { state: 'expired', expiredAt: stampedExpiresAt };
  return { state: isAwaited(filing) ? 'awaited' : 'none' };
}
