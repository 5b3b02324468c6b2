import type { StampedCopyStatus } from '@/api/generated/workspace/model';
import type { StatusTone } from '@/lib/ui/status-badge';

const statuses: Readonly<Record<StampedCopyStatus, { text: string; tone: StatusTone }>> = {
  kept: { text: 'Kept', tone: 'good' },
  missing: { text: 'Not fetched', tone: 'warning' },
  gone: { text: 'Gone', tone: 'bad' },
};

/** A copy's status in words. `gone`: the court's link expired before we had the copy. */
export const copyStatus = (status: StampedCopyStatus): { text: string; tone: StatusTone } => statuses[status];
