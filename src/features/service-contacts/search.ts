/** Search parameters of the service contacts' pages. */
import { notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { isUuid } from '@/lib/form/messages';
import { oneView, searchText, sortTokens } from '@/lib/grid/url/grid-search';

/** What the page lists besides the firm's contacts. */
const lists = ['public', 'cases'] as const;

/** `?state=IL&q=bell&show=undeliverable&sort=-name`, `?list=public&last=bell`, `?list=cases&case=b0c1…` */
export const serviceContactsSearch = z.object({
  list: z.catch(z.optional(z.enum(lists)), undefined),
  q: searchText,
  sort: sortTokens,
  show: oneView('undeliverable'),
  /** Parts of the values of public contacts. */
  first: searchText,
  last: searchText,
  firm: searchText,
  email: searchText,
  /** The tracking ID of the case whose contacts are shown. */
  case: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined),
});

export type ServiceContactsSearch = z.output<typeof serviceContactsSearch>;
/** The input that links and handlers write. */
export type ServiceContactsSearchInput = z.input<typeof serviceContactsSearch>;

/** The `$contactId` of a path. Other text leads to the page "Not found". */
export const contactIdParams = {
  parse: ({ contactId }: { contactId: string }) => {
    if (!isUuid(contactId)) throw notFound();
    return { contactId };
  },
  stringify: ({ contactId }: { contactId: string }) => ({ contactId }),
};
