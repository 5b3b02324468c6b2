import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { OrderRow } from '@/api/generated/billing/model';
import type { ordersQuery } from '@/features/orders';
import { WorkList } from './work-list';

interface OrderListProps {
  title: string;
  query: ReturnType<typeof ordersQuery>;
  Item: ComponentType<{ order: OrderRow }>;
  /** What is said when the list is empty. */
  nothing: string;
  /** The way to the whole list, of which so many there are. */
  more: (total: number) => ReactNode;
}

/** The first few of a list of orders. */
export function OrderList({ title, query, Item, nothing, more }: OrderListProps) {
  const { data, isError, refetch } = useQuery(query);
  const isCut = data && data.total > data.items.length;
  return (
    <WorkList
      title={title}
      nothing={nothing}
      items={data?.items.map((order) => ({ key: order.orderId, item: <Item order={order} /> }))}
      more={isCut && more(data.total)}
      onRetry={isError && !data ? () => void refetch() : undefined}
    />
  );
}
