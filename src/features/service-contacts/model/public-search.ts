/** The search of the public list, whose parameters the address holds under shorter names. */
import type { SearchPublicServiceContactsParams } from '@/api/generated/filing/model';
import type { ServiceContactsSearch } from '../search';

/** What a person can search by. At least one is required (filing variants, section 7). */
export type PublicSearch = Pick<ServiceContactsSearch, 'first' | 'last' | 'firm' | 'email'>;

/** The public list answers with this many contacts at most. */
export const mostPublicContacts = 200;

/** The request for a search; undefined without anything to search for. */
export function publicSearchRequest({
  first,
  last,
  firm,
  email,
}: PublicSearch): SearchPublicServiceContactsParams | undefined {
  const request = {
    ...(first && { FirstName: first }),
    ...(last && { LastName: last }),
    ...(firm && { FirmName: firm }),
    ...(email && { Email: email }),
  };
  return Object.keys(request).length > 0 ? request : undefined;
}

/** The search that a form's texts ask for. Blank texts are left out. */
export function toPublicSearch(texts: Record<keyof PublicSearch, string>): PublicSearch {
  const { first, last, firm, email } = texts;
  return {
    first: first.trim() || undefined,
    last: last.trim() || undefined,
    firm: firm.trim() || undefined,
    email: email.trim() || undefined,
  };
}
