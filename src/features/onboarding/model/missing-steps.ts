/** What a firm has still to give before it can order (specification, application sections 2 and 5). */
import type { BillingSummary } from '@/api/generated/billing/model';
import type { Client, ClientAddress } from '@/api/generated/platform/model';

/** A step of the completion flow, in its order. */
export type MissingStep = 'address' | 'card';

/** Type of the street address. */
const streetAddress = 0;

/** Whether an address says number, street, city, state and ZIP code. */
export function isAddressComplete(address: ClientAddress): boolean {
  const { number, street, suburb, state, postcode } = address;
  return [number, street, suburb, state, postcode].every((part) => part.trim() !== '');
}

/** The steps that a firm has not done, in their order; none when it may order. */
export function missingSteps(
  firm: Pick<Client, 'addresses'>,
  billing: Pick<BillingSummary, 'hasCreditCard'>,
): MissingStep[] {
  const hasAddress = firm.addresses.some(
    (address) => address.addressType === streetAddress && isAddressComplete(address),
  );
  return [...(hasAddress ? [] : (['address'] as const)), ...(billing.hasCreditCard ? [] : (['card'] as const))];
}
