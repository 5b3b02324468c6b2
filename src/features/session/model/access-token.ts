/** What an access token says (specification, application section 4; decision 2). No signature is checked: the backends do that. */
import { decodeJwt } from 'jose';

/** A token is asked for anew when it has this many seconds left, or fewer. */
export const refreshThreshold = 600;

/** The person behind a token: the claims the product reads. */
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
      /** Seconds since 1970, when the token has an end. */
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

/** Whom a token names, be it good or over. */
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

/** Lifetime that is assumed of a token that does not say when it was issued, in seconds. */
const usualLifetime = 3600;
/** Seconds by which a token may seem to come early or late: the way here takes time, and clocks are never quite right. */
const tolerance = 60;

/**
 * How many seconds the platform's clock is ahead of this machine's, as a token shows that was issued just now. Without
 * that, a machine whose clock is an hour fast would find every new token expired.
 */
export function clockOffset(freshToken: string, nowSeconds: number): number {
  const { iat, exp } = decode(freshToken) ?? {};
  const isOver = typeof exp === 'number' && exp <= nowSeconds;
  const issuedAt = typeof iat === 'number' ? iat : isOver ? exp - usualLifetime : nowSeconds;
  const offset = Math.round(issuedAt - nowSeconds);
  return Math.abs(offset) <= tolerance ? 0 : offset;
}

/** Names under which a token may stand in an address, the first one winning. */
const tokenParameters = ['tempAuthId', '_token', 'token'] as const;

/** The token in an address: `tempAuthId`, `_token`, `token`, in that order; null when there is none. */
export function tokenFromQuery(query: string): string | null {
  const search = new URLSearchParams(query);
  for (const name of tokenParameters) {
    const value = search.get(name);
    if (value) return value;
  }
  return null;
}

/** A query without what tokens stand in it; every other byte stays as it was. With its question mark, or empty. */
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
