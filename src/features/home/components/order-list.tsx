import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { OrderRow } from '@/api/generated/billing/model';
import type { ordersQuery } from '@/features/orders';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './order-list.module.css';

interface OrderListProps {
  title: string;
  query: ReturnType<typeof ordersQuery>;
  Item: ComponentType<{ order: OrderRow }>;
  /** What is said when the list is empty. */
  nothing: string;
  /** The way to the whole list, of which so many there are. */
  more: (total: number) => ReactNode;
}

/** The first few of a list of orders. Each list stands by itself: one that fails leaves the others alone. */
export function OrderList({ title, query, Item, nothing, more }: OrderListProps) {
  const { data, isError, refetch } = useQuery(query);
  const isCut = data && data.total > data.items.length;
  return (
    <Section title={title} actions={isCut ? more(data.total) : undefined}>
      {data && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((order) => (
            <li key={order.orderId} className={classes.item}>
              <Item order={order} />
            </li>
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p className={classes.nothing}>{nothing}</p>}
      {!data && isError && <ErrorState title="This list could not be loaded" onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonLines lines={6} />}
    </Section>
  );
}
