/** The product's pure rules under the names that the shared vectors score them by; each a thin call, nothing more. */
import { type MappingLookup, mappingStatus } from '../../src/features/matters/model/mapping-status.ts';
import { readAccessToken, tokenFromQuery } from '../../src/features/session/model/access-token.ts';
import { safeRedirectTarget } from '../../src/features/session/model/redirect-target.ts';

interface RedirectCase {
  input: string;
  currentOrigin: string;
  prefix: string;
  providerDomain: string;
}

interface MappingCase {
  retailerCode: string;
  mappingId?: string | null;
  givenReference?: string | null;
  load: 'ok' | 'none' | 'loading' | 'error';
  mappingJson?: string | null;
}

/** Without an id nothing is looked up, so nothing can be loading. */
function mappingLookup({ mappingId, load, mappingJson }: MappingCase): MappingLookup {
  if (!mappingId) return { state: 'none' };
  return load === 'ok' ? { state: 'loaded', json: mappingJson } : { state: load };
}

const statusNames = {
  valid: 'valid',
  mismatch: 'mismatch',
  'not-found': 'not found',
  error: 'error',
  loading: 'isLoading',
} as const;

export default {
  mapping: (given: MappingCase) =>
    statusNames[mappingStatus({ ...given, givenReference: given.givenReference, lookup: mappingLookup(given) }).status],
  redirect: ({ input, ...rule }: RedirectCase) => safeRedirectTarget(input, rule),
  token: (token: string, nowSeconds: number) => readAccessToken(token, nowSeconds),
  tokenFromQuery,
};
