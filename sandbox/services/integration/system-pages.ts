/** Pages of listings as each system makes them. */
import { problem } from '../../http/problem.ts';
import { traitsOf } from '../../simulators/practice-management/system-traits.ts';
import type { IntegrationName } from './systems.ts';

/** What a listing is asked for. */
export interface AskedPage {
  Limit: number;
  Offset: number;
  PaginationToken?: string | undefined;
  /** What is listed: a token of one listing says nothing in another. */
  listing: string;
}

/** What to read for a page. */
export interface PlannedPage {
  top: number;
  skip: number;
}

/** @throws ProblemError 400 for a token that the system didn't give, or an offset that it doesn't know. */
export function planPage(system: IntegrationName, { Limit, Offset, PaginationToken, listing }: AskedPage): PlannedPage {
  const { paging, longestPage } = traitsOf(system);
  if (paging === 'whole') return { top: longestPage, skip: 0 };
  const top = Math.min(Limit, longestPage);
  if (PaginationToken !== undefined) {
    if (paging === 'offset') throw unknownToken();
    return { top, skip: readToken(PaginationToken, listing) };
  }
  if (paging === 'token' && Offset > 0) {
    const errors = { 'query.Offset': ['This system pages by token.'] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  }
  return { top, skip: Offset };
}

/** Tells how the listing goes on after a page, and how many there are, as far as the system says. */
export function afterPage(
  system: IntegrationName,
  { skip, total, read, listing }: { skip: number; total: number; read: number; listing: string },
): { total?: number; nextPaginationToken?: string } {
  const { paging } = traitsOf(system);
  const next = skip + read;
  const hasToken = (paging === 'token' || paging === 'either') && next < total && read > 0;
  return {
    ...(paging === 'token' ? {} : { total }),
    ...(hasToken ? { nextPaginationToken: writeToken(next, listing) } : {}),
  };
}

function writeToken(skip: number, listing: string): string {
  return Buffer.from(JSON.stringify([skip, listing])).toString('base64url');
}

function readToken(token: string, listing: string): number {
  const [skip, of] = parseToken(token);
  if (of !== listing || !Number.isSafeInteger(skip) || Number(skip) < 0 || Number(skip) > 10_000_000)
    throw unknownToken();
  return Number(skip);
}

function parseToken(token: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

function unknownToken() {
  const errors = { 'query.PaginationToken': ['The token is unknown.'] };
  return problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
}
