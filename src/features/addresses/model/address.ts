/** A firm's address (specification, application section 5, address step). */
import type { BillingAddress } from '@/api/generated/billing/model';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { isZip, requiredError } from '@/lib/form/messages';
import { usState } from './us-states';

/** What the address step collects. */
export interface AddressForm {
  /** Typed into the search; never sent. */
  addressSearch: string;
  /** Suite, floor, building, etc. */
  buildingName: string;
  unitNo: string;
  streetNo: string;
  streetName: string;
  city: string;
  /** Two letters. */
  state: string;
  zipCode: string;
}

export const emptyAddress: AddressForm = {
  addressSearch: '',
  buildingName: '',
  unitNo: '',
  streetNo: '',
  streetName: '',
  city: '',
  state: '',
  zipCode: '',
};

/** Length of a ZIP+4 with its hyphen. */
export const zipMaxLength = 10;

/** @returns what is wrong with a ZIP code, or undefined. White space around it is ignored. */
export function zipError(text: string): string | undefined {
  return requiredError(text, 'Zip code') ?? (isZip(text) ? undefined : 'Enter a valid ZIP code (5 digits or ZIP+4)');
}

/** The errors of the address step. */
export function addressErrors(form: AddressForm): FormErrors<AddressForm> {
  return onlyErrors<AddressForm>({
    streetNo: requiredError(form.streetNo, 'Street number'),
    streetName: requiredError(form.streetName, 'Street name'),
    city: requiredError(form.city, 'City'),
    state: usState(form.state) ? undefined : 'State is required',
    zipCode: zipError(form.zipCode),
  });
}

/** Fields behind 'Enter manually'. */
const manualFields = ['streetNo', 'streetName', 'city', 'state', 'zipCode'] as const satisfies (keyof AddressForm)[];

/** Tells whether an error is in a field that only 'Enter manually' shows. */
export function needsManualEntry(errors: FormErrors<AddressForm>): boolean {
  return manualFields.some((field) => errors[field] !== undefined);
}

/** The request: a street address (type 0), trimmed, without empty optional parts. */
export function toClientAddress(form: AddressForm): BillingAddress {
  const buildingName = form.buildingName.trim();
  const unitNumber = form.unitNo.trim();
  return {
    addressType: 0,
    number: form.streetNo.trim(),
    street: form.streetName.trim(),
    suburb: form.city.trim(),
    state: form.state.trim().toUpperCase(),
    postcode: form.zipCode.trim(),
    ...(buildingName && { buildingName }),
    ...(unitNumber && { unitNumber }),
  };
}
