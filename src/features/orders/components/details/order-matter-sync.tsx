import { useQuery } from '@tanstack/react-query';
import { matterSyncQuery } from '../../queries-order';
import { MatterSyncSection } from './matter-sync-section';

/** The sync of an order's documents and fees to its matter, on the page of a service. Nothing without a matter. */
export function OrderMatterSync({ orderId }: { orderId: number }) {
  const { data: sync } = useQuery(matterSyncQuery(orderId));
  return sync ? <MatterSyncSection orderId={orderId} sync={sync} /> : null;
}
