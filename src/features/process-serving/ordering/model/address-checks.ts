/** What is asked and known about addresses before an order. */
import type { AddressToServe, AddressToVerify } from '@/api/generated/serving/model';

type Typed = Pick<AddressToServe, 'street' | 'unit' | 'city' | 'state' | 'zip'>;

/** Tells whether there is enough to verify. */
export function isComplete(address: Typed): boolean {
  return toVerify(address) !== undefined;
}

/** The address as it is verified; undefined while a part is missing. */
export function toVerify({ street, unit, city, state, zip }: Typed): AddressToVerify | undefined {
  const isTyped = street.trim() !== '' && city.trim() !== '' && /^\d{5}(-?\d{4})?$/.test(zip.trim());
  if (!isTyped || state === undefined) return undefined;
  return {
    street: street.trim(),
    ...(unit?.trim() && { unit: unit.trim() }),
    city: city.trim(),
    state,
    zip: zip.trim(),
  };
}

/** The same for addresses that verify alike. */
export function verificationKey({ street, unit, city, state, zip }: Typed): string {
  return [street, unit ?? '', city, state ?? '', zip].map((part) => part.trim().toLowerCase()).join('\n');
}

/** The address with what verification suggests. A suggestion needs no confirmation. */
export function withSuggestion(address: AddressToServe, suggestion: AddressToVerify): AddressToServe {
  const { unit: _, acknowledged: __, ...others } = address;
  return { ...others, ...suggestion };
}

/** The address in one line. */
export function addressLine({ street, unit, city, state, zip }: Typed): string {
  const first = [street.trim(), unit?.trim()].filter(Boolean).join(', ');
  const region = [state, zip.trim()].filter(Boolean).join(' ');
  return [first, city.trim(), region].filter(Boolean).join(', ');
}
