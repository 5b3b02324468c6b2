import { useQuery } from '@tanstack/react-query';
import { hasNotifications } from '@/api/config';
import type { OrderRow } from '@/api/generated/billing/model';
import { usePermissions } from '@/features/firm';
import { AppLink } from '@/lib/ui/links';
import { expiringDrafts, expiryText } from '../model/expiring-drafts';
import { byUrgency } from '../model/urgency';
import { attentionQuery, failedSyncsQuery, oldestDraftsQuery } from '../queries';
import { billingSummaryQuery } from '../queries-billing';
import { PutOff } from './put-off';
import { UnpaidInvoices } from './unpaid-invoices';
import { DraftItem, OrderItem, orderTitle } from './work-items';
import { WorkList } from './work-list';

/** Unpaid invoices, expiring drafts, rejected filings, and orders that failed to sync to their matter. */
export function AttentionList({ openedAt }: { openedAt: Date }) {
  const permissions = usePermissions();
  const canSeeBilling = permissions !== undefined && permissions.billing !== 'hidden';
  const drafts = useQuery(oldestDraftsQuery);
  const orders = useQuery(attentionQuery);
  const unsent = useQuery(failedSyncsQuery);
  const unpaid = useQuery({ ...billingSummaryQuery, enabled: canSeeBilling });
  // With what stands above the items, so that nothing moves.
  const isAboveLoading = permissions === undefined || unpaid.isLoading;
  const isLoading = drafts.isPending || orders.isPending || unsent.isPending || isAboveLoading;
  const expiring = expiringDrafts(drafts.data?.items ?? [], openedAt);
  const canPutOff = hasNotifications();
  const attention = (order: OrderRow) => ({
    hasOwner: true,
    action: canPutOff && <PutOff order={order} title={orderTitle(order)} />,
  });
  const items = byUrgency([
    ...expiring.map(({ draft, daysLeft }) => ({
      key: `draft ${draft.orderId}`,
      due: draft.draft?.expiresAt,
      item: <DraftItem order={draft} warning={expiryText(daysLeft)} {...attention(draft)} />,
    })),
    ...(orders.data?.items ?? []).map((order) => ({
      key: `order ${order.orderId}`,
      due: order.rejection?.correctBy,
      item: <OrderItem order={order} {...attention(order)} />,
    })),
    ...(unsent.data?.items ?? []).map((order) => ({
      key: `unsent ${order.orderId}`,
      due: undefined,
      item: <OrderItem order={order} warning="Not synced to the matter" {...attention(order)} />,
    })),
  ]);
  const hasMore = orders.data && orders.data.total > orders.data.items.length;
  const queries = [drafts, orders, unsent, ...(canSeeBilling ? [unpaid] : [])];
  const error = queries.find((query) => query.error)?.error;
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return (
    <WorkList
      title="Needs attention"
      usual={7}
      lead={unpaid.data && <UnpaidInvoices summary={unpaid.data} />}
      emptyText="You’re all caught up."
      items={isLoading ? undefined : items}
      failed={error ? { error, retry } : undefined}
      more={
        hasMore && (
          <AppLink to="/orders" search={{ status: ['rejected', 'partially-rejected'] }} size="sm">
            All rejected orders
          </AppLink>
        )
      }
    />
  );
}
