import type { OrderRow } from '@/api/generated/billing/model';
import { DraftLink } from '@/features/orders';
import { formatInstant } from '@/lib/format/dates';
import { StatusBadge } from '@/lib/ui/status-badge';
import { WorkItem } from './work-item';

interface DraftItemProps {
  order: OrderRow;
  /** Why it needs attention: `Expires tomorrow`. */
  warning?: string;
}

/** A filing that was not submitted, with a link to go on with it. */
export function DraftItem({ order, warning }: DraftItemProps) {
  const { courtName, state, updatedAt } = order;
  return (
    <WorkItem
      title={<DraftLink draft={order} />}
      badge={warning && <StatusBadge tone="warning" label={warning} />}
      details={[`Saved ${formatInstant(updatedAt)}`, courtName ?? state]}
    />
  );
}
