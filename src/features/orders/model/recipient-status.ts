import type { FilingRecipient } from '@/api/generated/filing/model';
import type { StatusTone } from '@/lib/ui/status-badge';

/** How far a notice has come: on its way, sent, opened, or not delivered. */
export function recipientStatus({ statusCode, isOpened }: Pick<FilingRecipient, 'statusCode' | 'isOpened'>): {
  label: string;
  tone: StatusTone;
} {
  if (statusCode === 'undeliverable') return { label: 'Not delivered', tone: 'bad' };
  if (isOpened) return { label: 'Opened', tone: 'good' };
  return statusCode === 'sent' ? { label: 'Sent', tone: 'progress' } : { label: 'Not sent yet', tone: 'neutral' };
}
