/** Remembers what a page asked for first, for its next visit. Loads once the page is there. */
import { type FirstRequest, type FirstRequests, readFirstRequests, writeFirstRequests } from './remembered';

const mostPages = 20;
const mostRequests = 20;
/** Characters of a body. */
const longestBody = 4000;

/** A read as the request runner sent it. */
export interface SentRead {
  url: string;
  init: RequestInit;
}

/** Remembers a page's first reads in place of its former ones, and forgets the pages of another person. */
export function rememberPage(
  { userId, session }: Omit<FirstRequests, 'pages'>,
  address: string,
  reads: readonly SentRead[],
): void {
  const former = readFirstRequests();
  const others = former?.userId === userId ? former.pages.filter((page) => page.address !== address) : [];
  const requests = reads
    .flatMap((read) => repeatable(read) ?? [])
    // It is always asked; one that forces a new token must wait its turn among the tabs.
    .filter(({ url }) => !url.startsWith(session))
    .slice(0, mostRequests);
  writeFirstRequests({ userId, session, pages: [{ address, requests }, ...others].slice(0, mostPages) });
}

/** A read as it can be sent again; undefined if it has headers, a long body or a session of its own. */
function repeatable({ url, init }: SentRead): FirstRequest | undefined {
  const { method = 'GET', body, credentials } = init;
  const { authorization, accept, 'content-type': type, ...others } = Object.fromEntries(new Headers(init.headers));
  const isOfSession = authorization?.startsWith('Bearer ') && credentials === 'include';
  if (!isOfSession || accept !== 'application/json' || Object.keys(others).length > 0) return undefined;
  const request = { url: new URL(url, location.href).href, method };
  if (body === undefined || body === null) return type === undefined ? request : undefined;
  const isJson = typeof body === 'string' && type === 'application/json' && body.length <= longestBody;
  return isJson ? { ...request, body } : undefined;
}
