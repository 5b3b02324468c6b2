import { useQuery } from '@tanstack/react-query';
import { downloadOrderDocuments } from '@/api/generated/filing';
import type { OrderDetail, OrderListItem } from '@/api/generated/filing/model';
import { ArchiveButton } from '@/lib/files/archive-button';
import { formatDay } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { orderStatus } from '../../model/order-status';
import { serviceLabel } from '../../model/services';
import { caseOrdersQuery } from '../../queries-order';
import { showDownloadFailure } from '../show-download-failure';
import classes from './case-orders.module.css';

/** All orders for the case of an order, with their total and an archive of their documents. */
export function CaseOrders({ order }: { order: OrderDetail }) {
  const { data, error, refetch } = useQuery(caseOrdersQuery(order));
  return <Section title="Orders for this case">{content()}</Section>;

  function content() {
    if (!order.caseNumber)
      return (
        <p className={classes.note}>
          This order has no case number yet. The court assigns one when it accepts a new case.
        </p>
      );
    if (data) return <CaseOrdersTable order={order} items={data.items} total={data.total} />;
    if (!error) return <SkeletonLines lines={4} label="Loading the orders for this case" />;
    return (
      <ErrorState title="The orders for this case could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
}

interface CaseOrdersTableProps {
  order: OrderDetail;
  items: readonly OrderListItem[];
  total: number;
}

function CaseOrdersTable({ order, items, total }: CaseOrdersTableProps) {
  const { state, caseNumber } = order;
  const withDocuments = items.filter(({ documentCount }) => documentCount > 0).map(({ orderId }) => orderId);
  const cost = items.reduce((sum, item) => sum + (item.total ?? 0), 0);
  return (
    <>
      <table className={classes.orders}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col" className={classes.day}>
              Ordered
            </th>
            <th scope="col">Status</th>
            <th scope="col" className={classes.amount}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.orderId} aria-current={item.orderId === order.orderId || undefined}>
              <th scope="row">
                {item.orderId === order.orderId ? (
                  item.orderId
                ) : (
                  <AppLink to="/order-details-all/$orderId" params={{ orderId: item.orderId }} size="sm">
                    {item.orderId}
                  </AppLink>
                )}
                <span className={classes.service}>{serviceLabel(item.service)}</span>
              </th>
              <td className={classes.day}>{formatDay(item.orderedAt)}</td>
              <td>
                <StatusBadge tone={orderStatus(item.status).tone} label={item.statusText} />
              </td>
              <td className={classes.amount}>{item.total === undefined ? '—' : formatDollars(item.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{items.length === 1 ? '1 order' : `${items.length} orders`}</th>
            <td className={classes.day} />
            <td />
            <td className={classes.amount}>{formatDollars(cost)}</td>
          </tr>
        </tfoot>
      </table>
      {total > items.length && (
        <p className={classes.note}>
          {`Showing the latest ${items.length} of ${total}. `}
          <AppLink to="/orders" search={{ q: caseNumber }} size="sm">
            All orders for this case
          </AppLink>
        </p>
      )}
      {withDocuments.length > 0 && (
        <div className={classes.archive}>
          <ArchiveButton
            fileName={`case-${caseNumber}-documents.zip`}
            fetchFile={(call) => downloadOrderDocuments(state, { orderIds: withDocuments, copies: 'both' }, call)}
            onError={(error) => showDownloadFailure(error, 'Download them one by one.')}
          >
            Download documents of all orders (zip)
          </ArchiveButton>
        </div>
      )}
    </>
  );
}
