/**
 * Queries that follow orders: the live channel tells them what changed (follow-changes.ts, docs/adr/0033), and without it
 * they ask in intervals.
 */
import type { QueryMeta } from '@tanstack/react-query';

/** What a query follows: one order, or all orders of the firm. */
export interface Followed {
  orderId?: number | undefined;
}

/** The options of a query, which then follows an order, or all of the firm's. */
export function followsOrders<Options extends { meta?: QueryMeta | undefined }>(
  options: Options,
  orderId?: number,
): Options {
  return { ...options, meta: { ...options.meta, follows: { orderId } } };
}

/** Whether the channel is open. follow-changes.ts alone changes it. */
export const channel = { isLive: false };

/** A `refetchInterval` that asks only while the live channel isn't open. */
export const unlessLive =
  <Query>(interval: (query: Query) => number | false) =>
  (query: Query): number | false =>
    !channel.isLive && interval(query);
