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
      needsRefresh: boolean /** Seconds since 1970, when the token has one. */;
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

/** The token in an address: `tempAuthId`, `_token`, `token`, in that order; null when there is none. */
export function tokenFromQuery(query: string): string | null {
  const search = new URLSearchParams(query);
  for (const name of tokenParameters) {
    const value = search.get(name);
    if (value) return value;
  }
  return null;
}

/** Names under which a token may stand in an address, the first one winning. */
export const tokenParameters = ['tempAuthId', '_token', 'token'] as const;
