/** Search parameters of the service contacts' pages. */
import * as z from 'zod/mini';
import { oneView, searchText, sortTokens } from '@/lib/grid/url/grid-search';
import { uuidParams } from '@/lib/links/id-params';

/** A service contact in an address. */
export const contactIdParams = uuidParams('contactId');

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
  case: searchText,
});

export type ServiceContactsSearch = z.output<typeof serviceContactsSearch>;
/** The input that links and handlers write. */
export type ServiceContactsSearchInput = z.input<typeof serviceContactsSearch>;
