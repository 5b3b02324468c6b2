import { type ReactNode, useState } from 'react';
import { searchOrders } from '@/api/generated/billing';
import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { GridColumns } from '@/lib/grid/columns';
import type { SortToken } from '@/lib/grid/grid-search';
import { WindowGrid } from '@/lib/grid/windows/window-grid';
import { WindowSource } from '@/lib/grid/windows/window-source';

interface OrdersScrollProps {
  /** What the list asks for, its page apart. The component is another one for another request. */
  request: OrderSearchRequest;
  columns: GridColumns<OrderRow>;
  isCompact: boolean | undefined;
  minWidth: string | undefined;
  sort: readonly SortToken[];
  onSortChange: (sort: SortToken[] | undefined) => void;
  empty: ReactNode;
}

const noun = ['order', 'orders'] as const;
const rowId = ({ orderId }: OrderRow) => orderId;

/** All orders that match, as one list. It is as it was when its rows were fetched: it does not follow the court. */
export default function OrdersScroll({ request, ...grid }: OrdersScrollProps) {
  const [source] = useState(
    () => new WindowSource<OrderRow>({ read: (part, signal) => searchOrders({ ...request, ...part }, { signal }) }),
  );
  return <WindowGrid label="Orders" noun={noun} rowId={rowId} source={source} {...grid} />;
}
