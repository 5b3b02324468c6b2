/** Serving again someone whose notice did not arrive (filing variants, section 7). */
import type {
  FilingDocument,
  FilingRecipient,
  OneLegalEServiceRequest,
  OrderDetail,
  ServiceContact,
  ServiceContactUpdate,
} from '@/api/generated/filing/model';

/** Tells whether a recipient waits to be served again. */
export function isUndelivered({ statusCode, servedAgainOrderId }: FilingRecipient): boolean {
  return statusCode === 'undeliverable' && servedAgainOrderId === undefined;
}

/** The documents that did not arrive at an address: those of every filing of the order whose notice bounced there. */
export function documentsToRepeat(order: Pick<OrderDetail, 'filings'>, email: string): FilingDocument[] {
  return order.filings
    .filter(({ recipients }) => recipients.some((each) => isUndelivered(each) && isSameEmail(each.email, email)))
    .flatMap(({ documents }) => documents)
    .flatMap(({ documentId, fileId, name, description, pageCount, sizeBytes }) =>
      fileId === undefined
        ? []
        : [
            {
              id: documentId,
              fileId,
              fileName: name,
              pageCount,
              sizeBytes,
              ...(description !== undefined && { description }),
            },
          ],
    );
}

/** Tells who serves, as the proof of service names them: the parties that filed. */
export function servingPartyOf({ parties }: Pick<OrderDetail, 'parties'>): string {
  return parties
    .filter(({ isFilingParty }) => isFilingParty)
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 255);
}

interface Repeat {
  order: OrderDetail;
  recipient: FilingRecipient;
  /** The address to serve now. */
  email: string;
  servingPartyName: string;
  paymentAccountId: string;
}

/** The service that repeats the one that did not arrive. */
export function repeatRequest(repeat: Repeat): OneLegalEServiceRequest {
  const { order, recipient, email, servingPartyName, paymentAccountId } = repeat;
  const { court, caseNumber = '', caseTitle, mappingId, clientReference } = order;
  const { name, firmName, serviceContactId, isFirmOwned } = recipient;
  return {
    courtId: court?.code ?? '',
    caseNumber,
    caseTitle,
    servingPartyName: servingPartyName.trim(),
    documents: documentsToRepeat(order, recipient.email),
    recipients: [
      {
        name,
        email: email.trim(),
        ...(firmName && { firmName }),
        // Another's contact keeps its own address.
        ...(isFirmOwned && serviceContactId && { serviceContactId }),
      },
    ],
    paymentAccountId,
    ...(mappingId !== undefined && { mappingId }),
    ...(clientReference !== undefined && { clientReference }),
    servesAgain: { orderId: order.orderId, email: recipient.email },
  };
}

/** Tells why an order can't be served again from here; undefined when it can. */
export function repeatRefusal(order: OrderDetail, recipient: FilingRecipient): string | undefined {
  if (!order.court || !order.caseNumber) return 'The order has no case number yet. Serve again once the court gave it.';
  return documentsToRepeat(order, recipient.email).length === 0
    ? 'The documents are no longer available. Serve them with a new e-service.'
    : undefined;
}

/** The contact with another address. */
export function withEmail(contact: ServiceContact, email: string): ServiceContactUpdate {
  const { isUndeliverable: _, recentBounces: __, ...kept } = contact;
  return { ...kept, email: email.trim() };
}

/** In any case. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
