/** How the documents of several orders are asked for: by state, and so many orders at once. */
import { StateCode } from '@/api/generated/filing/model';

/** What is known of an order where it is selected. */
export interface OrderWithDocuments {
  /** Missing for a filing that was made elsewhere. */
  orderId?: number | undefined;
  state: string;
  documentCount: number;
}

/** One archive. */
export interface DocumentBatch {
  state: StateCode;
  orderIds: number[];
  /** From 1, among those of its state. */
  part: number;
}

/** The most that the backend packs at once. */
const ordersAtOnce = 100;

/** Each order once; those without documents are left out. */
export function documentBatches(orders: readonly OrderWithDocuments[]): DocumentBatch[] {
  return StateCode.options.flatMap((state) => {
    const ids = orders.flatMap((order) =>
      order.state === state && order.documentCount > 0 && order.orderId !== undefined ? [order.orderId] : [],
    );
    const unique = [...new Set(ids)];
    return Array.from({ length: Math.ceil(unique.length / ordersAtOnce) }, (_, part) => ({
      state,
      orderIds: unique.slice(part * ordersAtOnce, (part + 1) * ordersAtOnce),
      part: part + 1,
    }));
  });
}
