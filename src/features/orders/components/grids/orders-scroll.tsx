import { useEffect, useState } from 'react';
import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import { InfiniteGrid } from '@/lib/grid/infinite-grid';
import type { GridProps } from '@/lib/grid/table/use-grid-table';
import { WindowSource } from '@/lib/grid/windows/window-source';
import { ordersList } from '../../lists/orders-list';
import { pollInterval } from '../../model/polling';
import { orderRows } from '../../queries';

interface OrdersScrollProps extends Omit<GridProps<OrderRow>, 'label' | 'noun' | 'rowId'> {
  /** The request without its page. Set a `key` that changes with it. */
  request: OrderSearchRequest;
  total: number | undefined;
}

const { noun, rowId } = ordersList;

/** All matching orders in one scrolling list, which follows the court: the rows on the screen are read again. */
export default function OrdersScroll({ request, total, ...grid }: OrdersScrollProps) {
  const [source] = useState(() => new WindowSource(orderRows(request, total)));
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const isInProgress = source.visibleRows.some(({ status }) => status === 'in-progress');
      timer = setTimeout(async () => {
        if (!document.hidden) await source.refresh(left.signal);
        if (!left.signal.aborted) follow();
      }, pollInterval(isInProgress));
    };
    follow();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [source]);
  return <InfiniteGrid label="Orders" noun={noun} rowId={rowId} source={source} {...grid} />;
}
