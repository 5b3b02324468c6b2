/** The product's pure rules under the names that the shared vectors score them by; each a thin call, nothing more. */
import { readAccessToken, tokenFromQuery } from '../../src/features/session/model/access-token.ts';
import { safeRedirectTarget } from '../../src/features/session/model/redirect-target.ts';

interface RedirectCase {
  input: string;
  currentOrigin: string;
  prefix: string;
  providerDomain: string;
}

export default {
  redirect: ({ input, ...rule }: RedirectCase) => safeRedirectTarget(input, rule),
  token: (token: string, nowSeconds: number) => readAccessToken(token, nowSeconds),
  tokenFromQuery,
};
