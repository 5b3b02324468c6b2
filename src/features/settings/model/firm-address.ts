/** The street address of a firm: as it is shown, and as its form has it. */
import type { BillingAddress } from '@/api/generated/billing/model';
import type { Client, ClientAddress } from '@/api/generated/platform/model';
import { type AddressForm, toClientAddress } from '@/features/addresses';

/** The address where the firm is, of those it has given. */
export function streetAddress({ addresses }: Pick<Client, 'addresses'>): ClientAddress | undefined {
  return addresses.find(({ addressType }) => addressType === 0);
}

/** `233 South Wacker Drive, Suite 4100, Chicago, IL 60606` */
export function oneLine({ number, street, buildingName, unitNumber, suburb, state, postcode }: ClientAddress): string {
  return [`${number} ${street}`, buildingName, unitNumber, suburb, `${state} ${postcode}`]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
}

/** What the form begins with. */
export function toAddressForm(address: ClientAddress | undefined): AddressForm {
  return {
    addressSearch: '',
    streetNo: address?.number ?? '',
    streetName: address?.street ?? '',
    buildingName: address?.buildingName ?? '',
    unitNo: address?.unitNumber ?? '',
    city: address?.suburb ?? '',
    state: address?.state ?? '',
    zipCode: address?.postcode ?? '',
  };
}

/** The changed address as sent. What the form does not show stays. */
export function toChangedAddress(form: AddressForm, before: ClientAddress | undefined): BillingAddress {
  const { poBoxType, mailInstructions } = before ?? {};
  return {
    ...toClientAddress(form),
    ...(poBoxType && { poBoxType }),
    ...(mailInstructions && { mailInstructions }),
  };
}
