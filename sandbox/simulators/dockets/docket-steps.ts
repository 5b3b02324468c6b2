/** Names of the docket providers' scheduled work. */
export const docketWork = {
  /** A provider answers an order; payload `{ orderId }`. */
  activate: 'docket.activate',
  /** A provider answers some cases of a bulk order; payload `{ bulkOrderId, positions }`. */
  bulk: 'docket.bulk',
  /** Tracked dockets of a provider are read; payload `{ providerId }`. */
  round: 'docket.round',
  /** A provider that was down is read; payload `{ providerId }`. */
  readAgain: 'docket.read-again',
  /** NYSCEF's notice of an entry reached the firm; payload `{ credentialId }`. */
  notice: 'docket.notice',
  /** A provider goes down for hours, as planned; payload `{ providerId }`. */
  outage: 'docket.outage',
  /** It is up again; payload `{ providerId }`. */
  outageEnd: 'docket.outage-end',
  /** Mails that are due to a recipient; payload `{ clientId, recipient }`. */
  tell: 'docket.tell',
  /** The clerk enters an accepted filing on the docket; payload `{ filingId }`. */
  enter: 'docket.enter',
  /** Entries become searchable; payload `{ providerCaseIds }`. */
  index: 'docket.index',
} as const;
