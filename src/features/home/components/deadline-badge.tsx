import type { OrderRejection } from '@/api/generated/billing/model';
import { TimeLeft } from '@/features/orders';

/** Shows what is left of the time to correct an order. Apart, since few orders have such a time. */
export default function DeadlineBadge({ rejection }: { rejection: OrderRejection }) {
  const { correctBy, dueSoonFrom, courtTimeZone } = rejection;
  return <TimeLeft correctBy={correctBy} dueSoonFrom={dueSoonFrom} courtTimeZone={courtTimeZone} />;
}
