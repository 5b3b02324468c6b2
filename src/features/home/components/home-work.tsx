import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { hasWorkspace } from '@/api/config';
import type { OrderRow } from '@/api/generated/billing/model';
import { usePermissions } from '@/features/firm';
import type { ordersQuery } from '@/features/orders';
import { AppLink } from '@/lib/ui/links';
import { draftsQuery, recentQuery } from '../queries';
import { AttentionList } from './attention-list';
import { FirmTemplates } from './firm-templates';
import classes from './home-work.module.css';
import { NationwideServices } from './nationwide-services';
import { NewFirmSteps } from './new-firm-steps';
import { RecentMatters } from './recent-matters';
import { TodayList } from './today';
import { DraftItem, OrderItem } from './work-items';
import { WorkList } from './work-list';

/** The lists below the quick actions. Each appears when its data arrives. */
export default function HomeWork({ openedAt }: { openedAt: Date }) {
  const permissions = usePermissions();
  return (
    <div className={classes.work}>
      <NewFirmSteps />
      {hasWorkspace() && permissions?.canSeeCourts && <TodayList />}
      <AttentionList openedAt={openedAt} />
      <OrderList
        title="Drafts to continue"
        query={draftsQuery}
        Item={DraftItem}
        emptyText="No drafts."
        more={(total) => (
          <AppLink to="/orders/drafts" size="sm">
            All {total} drafts
          </AppLink>
        )}
      />
      <OrderList
        title="Recent orders"
        query={recentQuery}
        Item={OrderItem}
        emptyText="No orders yet."
        more={(total) => (
          <AppLink to="/orders" size="sm">
            All {total} orders
          </AppLink>
        )}
      />
      <RecentMatters />
      {permissions?.canFile && <FirmTemplates />}
      <NationwideServices />
    </div>
  );
}

interface OrderListProps {
  title: string;
  query: ReturnType<typeof ordersQuery>;
  Item: ComponentType<{ order: OrderRow }>;
  emptyText: string;
  /** The link to the full list. */
  more: (total: number) => ReactNode;
}

/** The first few orders of a query. */
function OrderList({ title, query, Item, emptyText, more }: OrderListProps) {
  const { data, error, refetch } = useQuery(query);
  const hasMore = data && data.total > data.items.length;
  return (
    <WorkList
      title={title}
      emptyText={emptyText}
      items={data?.items.map((order) => ({ key: order.orderId, item: <Item order={order} /> }))}
      more={hasMore && more(data.total)}
      failed={error && !data ? { error, retry: () => void refetch() } : undefined}
    />
  );
}
