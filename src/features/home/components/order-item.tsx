import type { OrderRow } from '@/api/generated/billing/model';
import { orderStatus, serviceLabel } from '@/features/orders';
import { formatDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { WorkItem } from './work-item';

/** An order that was submitted, with a link to its page. A `warning` stands in the place of its status. */
export function OrderItem({ order, warning }: { order: OrderRow; warning?: string }) {
  const { orderId, service, status, statusText, caseTitle, description, matterName, dateOrdered } = order;
  const title = caseTitle || description || `Order ${orderId}`;
  return (
    <WorkItem
      title={
        <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm" fw={600}>
          {title}
        </AppLink>
      }
      badge={
        warning ? (
          <StatusBadge tone="warning" label={warning} />
        ) : (
          <StatusBadge tone={orderStatus(status).tone} label={statusText} />
        )
      }
      details={[serviceLabel(service), formatDay(dateOrdered), matterName === title ? '' : matterName]}
    />
  );
}
