/** A firm's street address, formatted for display and for its form. */
import type { BillingAddress } from '@/api/generated/billing/model';
import type { Client, ClientAddress } from '@/api/generated/platform/model';
import { type AddressForm, toClientAddress } from '@/features/addresses';

/** The street address among the firm's addresses. */
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

/** The form's initial values. */
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

/** The request for a changed address. Keeps the parts that the form doesn't show. */
export function toChangedAddress(form: AddressForm, before: ClientAddress | undefined): BillingAddress {
  const { poBoxType, mailInstructions } = before ?? {};
  return {
    ...toClientAddress(form),
    ...(poBoxType && { poBoxType }),
    ...(mailInstructions && { mailInstructions }),
  };
}
