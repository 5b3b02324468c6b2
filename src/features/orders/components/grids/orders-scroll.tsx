import { useState } from 'react';
import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import { InfiniteGrid } from '@/lib/grid/infinite-grid';
import type { GridProps } from '@/lib/grid/table/use-grid-table';
import { WindowSource } from '@/lib/grid/windows/window-source';
import { ordersList } from '../../lists/orders-list';
import { orderRows } from '../../queries';

interface OrdersScrollProps extends Omit<GridProps<OrderRow>, 'label' | 'noun' | 'rowId'> {
  /** The request without its page. Set a `key` that changes with it. */
  request: OrderSearchRequest;
  total: number | undefined;
}

const { noun, rowId } = ordersList;

/** All matching orders in one scrolling list. Its rows don't update after they load. */
export default function OrdersScroll({ request, total, ...grid }: OrdersScrollProps) {
  const [source] = useState(() => new WindowSource(orderRows(request, total)));
  return <InfiniteGrid label="Orders" noun={noun} rowId={rowId} source={source} {...grid} />;
}
