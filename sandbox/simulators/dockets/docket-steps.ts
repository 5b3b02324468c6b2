/** Names of the docket providers' scheduled work. */
export const docketWork = {
  /** A provider answers an order; payload `{ orderId }`. */
  activate: 'docket.activate',
  /** A provider answers some cases of a bulk order; payload `{ bulkOrderId, positions }`. */
  bulk: 'docket.bulk',
  /** Tracked dockets of a provider are read; payload `{ providerId }`. */
  round: 'docket.round',
} as const;
