import { lazy, type ReactNode, Suspense } from 'react';
import type { OrderRow } from '@/api/generated/billing/model';
import { DraftLink, draftName, orderStatus, rejectedOrderDeadline, serviceLabel } from '@/features/orders';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { plainMatterName } from '@/lib/format/matter-name';
import { paperName } from '@/lib/format/paper-name';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import classes from './work-items.module.css';

const DeadlineBadge = lazy(() => import('./deadline-badge'));

interface WorkItemProps {
  title: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
  /** The second line, in small print. Empty strings are skipped. */
  details: readonly string[];
}

/** An item of a list on the home page, in two lines. */
export function WorkItem({ title, badge, action, details }: WorkItemProps) {
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <div className={classes.title}>{title}</div>
        {badge}
        {action}
      </div>
      <div className={classes.details}>{details.filter((detail) => detail !== '').join(' · ')}</div>
    </div>
  );
}

/** Tells what was filed or ordered, or what stands for it. */
export function orderTitle(order: OrderRow): string {
  return order.status === 'draft' ? draftName(order) : paperName(order, `Order ${order.orderId}`);
}

interface OrderItemProps {
  order: OrderRow;
  /** Why the order needs attention, such as `Expires tomorrow`. */
  warning?: string;
  /** Such as a button to put it off. */
  action?: ReactNode;
  /** Says whose it is, as in a list of what is to be done. */
  hasOwner?: boolean;
}

/** A submitted order with a link to its page. A warning, or the time left to correct it, replaces the status. */
export function OrderItem({ order, warning, action, hasOwner }: OrderItemProps) {
  const { orderId, service, status, statusText, caseTitle = '', matterName, dateOrdered, orderedBy } = order;
  const title = orderTitle(order);
  const deadline = rejectedOrderDeadline(order);
  const isUndelivered = order.attention?.includes('undeliverable') === true;
  const badge = <StatusBadge tone={orderStatus(status).tone} label={statusText} />;
  return (
    <WorkItem
      title={
        <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm" fw={600}>
          {title}
        </AppLink>
      }
      badge={
        warning || isUndelivered ? (
          <StatusBadge tone="warning" label={warning ?? 'Service not delivered'} />
        ) : (
          <Suspense fallback={badge}>
            {deadline && order.rejection ? <DeadlineBadge rejection={order.rejection} /> : badge}
          </Suspense>
        )
      }
      action={action}
      details={[
        deadline ? `Resubmit by ${deadline}` : '',
        serviceLabel(service),
        caseTitle || plainMatterName(matterName),
        hasOwner ? orderedBy.name : '',
        formatDay(dateOrdered),
      ]}
    />
  );
}

/** A draft with a link to continue it. */
export function DraftItem({ order, warning, action, hasOwner }: OrderItemProps) {
  const { courtName, state, caseTitle = '', updatedAt, orderedBy } = order;
  return (
    <WorkItem
      title={<DraftLink draft={order} />}
      badge={warning && <StatusBadge tone="warning" label={warning} />}
      action={action}
      details={[
        caseTitle === draftName(order) ? '' : caseTitle,
        hasOwner ? orderedBy.name : '',
        `Saved ${formatInstant(updatedAt)}`,
        courtName ?? `No court yet (${state})`,
      ]}
    />
  );
}
