import type { ReactNode } from 'react';
import type { OrderRow } from '@/api/generated/billing/model';
import { DraftLink, orderStatus, serviceLabel } from '@/features/orders';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import classes from './work-items.module.css';

interface WorkItemProps {
  title: ReactNode;
  badge?: ReactNode;
  /** The second line, in small print. Empty strings are skipped. */
  details: readonly string[];
}

/** An item of a list on the home page, in two lines. */
export function WorkItem({ title, badge, details }: WorkItemProps) {
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <div className={classes.title}>{title}</div>
        {badge}
      </div>
      <div className={classes.details}>{details.filter((detail) => detail !== '').join(' · ')}</div>
    </div>
  );
}

interface OrderItemProps {
  order: OrderRow;
  /** Why the order needs attention, such as `Expires tomorrow`. */
  warning?: string;
}

/** A submitted order with a link to its page. A warning replaces the status. */
export function OrderItem({ order, warning }: OrderItemProps) {
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

/** A draft with a link to continue it. */
export function DraftItem({ order, warning }: OrderItemProps) {
  const { courtName, state, updatedAt } = order;
  return (
    <WorkItem
      title={<DraftLink draft={order} />}
      badge={warning && <StatusBadge tone="warning" label={warning} />}
      details={[`Saved ${formatInstant(updatedAt)}`, courtName ?? state]}
    />
  );
}
