import type { OrderRow } from '@/api/generated/billing/model';
import { DraftLink } from '@/features/orders';
import { formatInstant } from '@/lib/format/dates';
import { WorkItem } from './work-item';

/** A filing that was not submitted, with a link to go on with it. */
export function DraftItem({ order }: { order: OrderRow }) {
  const { courtName, state, updatedAt } = order;
  return (
    <WorkItem title={<DraftLink draft={order} />} details={[`Saved ${formatInstant(updatedAt)}`, courtName ?? state]} />
  );
}
