/** A filing service that is locked out of: the way to sign in there, and back (decision 18). */
import { baseAddress } from '@/api/backends';
import { ApiError } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { readStateCode } from '@/features/states';

/** Whether the filing service has answered 423: the person has to sign in there. It is no logout. */
export function isLockout(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 423 && error.url.startsWith(`${baseAddress('filing')}/`);
}

interface FilingSignIn {
  to: '/tyler-login';
  search: { state: StateCode | undefined; returnUrl: string };
  replace: true;
}

/**
 * The way to the sign-in page of the state that the call was for.
 * @param returnUrl the page to come back to, with its prefix, query and fragment.
 */
export function filingSignIn({ url }: ApiError, returnUrl: string): FilingSignIn {
  const ofPath = /\/Tyler\/([^/?]+)/.exec(url)?.[1];
  const state = readStateCode(ofPath ?? new URL(url, 'https://any.example').searchParams.get('state'));
  return { to: '/tyler-login', search: { state, returnUrl }, replace: true };
}
