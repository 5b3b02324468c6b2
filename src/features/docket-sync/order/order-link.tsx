import { AppLink } from '@/lib/ui/links';

/** A link to an order of the firm. */
export function OrderLink({ orderId }: { orderId: number }) {
  return (
    <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm">
      Order {orderId}
    </AppLink>
  );
}
