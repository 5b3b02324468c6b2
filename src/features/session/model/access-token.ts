/** Reads access tokens (specification, application section 4; decision 2). Signatures are checked by the backends. */
import { decodeJwt } from 'jose';

/** A token with this many seconds left, or fewer, is renewed. */
export const refreshThreshold = 600;

/** The person that a token names, from the claims that the product reads. */
export interface Person {
  userId: number;
  clientId: number;
  retailerId: number;
  userName: string;
  name: string;
  email: string;
}

export type TokenState =
  | {
      state: 'valid';
      needsRefresh: boolean;
      /** Seconds since 1970; undefined for a token that doesn't expire. */
      expiresAt: number | undefined;
      person: Person | undefined;
    }
  | { state: 'invalid'; needsRefresh: boolean };

/**
 * Valid while `exp > now`, or without `exp`; invalid when expired or undecodable.
 * @param nowSeconds seconds since 1970.
 */
export function readAccessToken(token: string | null | undefined, nowSeconds: number): TokenState {
  const claims = decode(token);
  if (!claims) return { state: 'invalid', needsRefresh: true };
  const { exp } = claims;
  if (exp !== undefined && (typeof exp !== 'number' || !(exp > nowSeconds)))
    return { state: 'invalid', needsRefresh: true };
  return {
    state: 'valid',
    needsRefresh: exp === undefined || exp - nowSeconds <= refreshThreshold,
    expiresAt: exp,
    person: readPerson(claims),
  };
}

/** The person that a token names, even if it has expired. */
export function personOf(token: string | null | undefined): Person | undefined {
  const claims = decode(token);
  return claims && readPerson(claims);
}

function decode(token: string | null | undefined): Record<string, unknown> | undefined {
  try {
    return token ? decodeJwt(token) : undefined;
  } catch {
    return undefined;
  }
}

function readPerson(claims: Record<string, unknown>): Person | undefined {
  const text = (claim: string) => {
    const value = claims[claim];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const userId = Number(text('inf:loginid'));
  const clientId = Number(text('inf:clientid'));
  if (!Number.isInteger(userId) || userId <= 0 || !Number.isInteger(clientId) || clientId <= 0) return undefined;
  return {
    userId,
    clientId,
    retailerId: Number(text('inf:retailerid')) || 0,
    userName: text('inf:username'),
    name: text('name'),
    email: text('inf:email'),
  };
}

/** Assumed lifetime, in seconds, of a token without an issue time. */
const usualLifetime = 3600;
/** Differences up to this many seconds are network delay and normal clock drift. */
const tolerance = 60;

/**
 * Seconds by which the platform's clock is ahead of this machine's, judged by a token that was just issued. Without this
 * correction, a machine whose clock is an hour fast would find every new token expired.
 */
export function clockOffset(freshToken: string, nowSeconds: number): number {
  const { iat, exp } = decode(freshToken) ?? {};
  const isOver = typeof exp === 'number' && exp <= nowSeconds;
  const issuedAt = typeof iat === 'number' ? iat : isOver ? exp - usualLifetime : nowSeconds;
  const offset = Math.round(issuedAt - nowSeconds);
  return Math.abs(offset) <= tolerance ? 0 : offset;
}

/** Search parameters that may carry a token, in order of precedence. */
const tokenParameters = ['tempAuthId', '_token', 'token'] as const;

/** The token in a query: `tempAuthId`, `_token` or `token`, in that order; null without one. */
export function tokenFromQuery(query: string): string | null {
  const search = new URLSearchParams(query);
  for (const name of tokenParameters) {
    const value = search.get(name);
    if (value) return value;
  }
  return null;
}

/** Removes tokens from a query and keeps every other byte. The result has a question mark or is empty. */
export function withoutTokens(query: string): string {
  const isToken = (pair: string) => {
    const [name = ''] = new URLSearchParams(pair).keys();
    return tokenParameters.some((each) => each === name);
  };
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !isToken(pair));
  return kept.join('&') && `?${kept.join('&')}`;
}
