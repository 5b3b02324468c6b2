import type { FsxConnectionStatus } from '@/api/generated/filing/model';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';

type Status = FsxConnectionStatus['status'];

const badges: Readonly<Record<Status, { tone: StatusTone; label: string }>> = {
  'not-connected': { tone: 'neutral', label: 'Not connected' },
  pending: { tone: 'warning', label: 'Not saved' },
  connected: { tone: 'good', label: 'Connected' },
};

/** The status of a connection with FSX. */
export function FsxStatusBadge({ status }: { status: Status }) {
  return <StatusBadge {...badges[status]} />;
}
