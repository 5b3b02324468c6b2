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

/** How far a service on several people has come, in a few words; undefined without anybody to serve. */
export function serviceProgress(
  recipients: readonly Pick<FilingRecipient, 'statusCode' | 'isOpened'>[],
): { label: string; tone: StatusTone } | undefined {
  const count = recipients.length;
  if (count === 0) return undefined;
  const undelivered = recipients.filter(({ statusCode }) => statusCode === 'undeliverable').length;
  if (undelivered > 0) return { label: `${undelivered} of ${count} not delivered`, tone: 'bad' };
  if (recipients.some(({ statusCode }) => statusCode === 'pending')) return { label: 'Sending', tone: 'progress' };
  const opened = recipients.filter(({ isOpened }) => isOpened).length;
  return { label: `${opened} of ${count} opened`, tone: opened === count ? 'good' : 'progress' };
}
