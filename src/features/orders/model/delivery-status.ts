/** How far a delivery is: notices to recipients, and printed courtesy copies. */
import type { CourtesyCopy, FilingRecipient, PaperDelivery } from '@/api/generated/filing/model';
import type { StatusTone } from '@/lib/ui/status-badge';

interface DeliveryStatus {
  label: string;
  tone: StatusTone;
}

type Notice = Pick<FilingRecipient, 'statusCode' | 'isOpened'>;

export function recipientStatus({ statusCode, isOpened }: Notice): DeliveryStatus {
  if (statusCode === 'undeliverable') return { label: 'Not delivered', tone: 'bad' };
  if (isOpened) return { label: 'Opened', tone: 'good' };
  return statusCode === 'sent' ? { label: 'Sent', tone: 'progress' } : { label: 'Not sent yet', tone: 'neutral' };
}

/** The status of all notices of a service; undefined without recipients. */
export function serviceProgress(recipients: readonly Notice[]): DeliveryStatus | undefined {
  const count = recipients.length;
  if (count === 0) return undefined;
  const undelivered = recipients.filter(({ statusCode }) => statusCode === 'undeliverable').length;
  if (undelivered > 0) return { label: `${undelivered} of ${count} not delivered`, tone: 'bad' };
  if (recipients.some(({ statusCode }) => statusCode === 'pending')) return { label: 'Sending', tone: 'progress' };
  const opened = recipients.filter(({ isOpened }) => isOpened).length;
  return { label: `${opened} of ${count} opened`, tone: opened === count ? 'good' : 'progress' };
}

const courtesyCopyStages: Readonly<Record<CourtesyCopy['stage'], DeliveryStatus>> = {
  printing: { label: 'Printing', tone: 'progress' },
  'out-for-delivery': { label: 'Out for delivery', tone: 'progress' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export function courtesyCopyStatus(stage: CourtesyCopy['stage']): DeliveryStatus {
  return courtesyCopyStages[stage];
}

const paperStages: Readonly<Record<PaperDelivery['stage'], DeliveryStatus>> = {
  printing: { label: 'Printing', tone: 'progress' },
  'with-courier': { label: 'With the courier', tone: 'progress' },
  'at-court': { label: 'At the court', tone: 'progress' },
  decided: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export function paperStatus(stage: PaperDelivery['stage']): DeliveryStatus {
  return paperStages[stage];
}
