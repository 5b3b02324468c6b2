/** When the backend calls two contacts the same: 409 `contact-exists` (filing variants, section 7). */
import type { ServiceContact } from '@/api/generated/filing/model';

type Named = Pick<ServiceContact, 'firstName' | 'lastName' | 'email'> & { middleName?: string | undefined };

/** The contact of a list with the same name and address, in any case. */
export function sameContact(entered: Named, list: readonly ServiceContact[]): ServiceContact | undefined {
  const wanted = keyOf(entered);
  return list.find((each) => keyOf(each) === wanted);
}

function keyOf({ firstName, middleName = '', lastName, email }: Named): string {
  return JSON.stringify([firstName, middleName, lastName, email].map((text) => text.trim().toLowerCase()));
}
