/** Why a provider didn't accept an account, and what to do (dockets, section 10). */
import { changeFailed, explain, failureOf, isRefusal, mayHaveTakenEffect } from '@/api/errors';

/** A failed sign-in with a docket provider. */
export interface ProviderSignInFailure {
  message: string;
  /** The provider asks for the code of an authentication app. */
  needsCode: boolean;
}

export function readProviderSignInFailure(error: unknown): ProviderSignInFailure {
  const failure = failureOf(error);
  const outcome = changeFailed(error, 'The account wasn’t saved', 'the account was saved');
  const words = mayHaveTakenEffect(error) ? undefined : failure.detail;
  return {
    message: isRefusal(failure) ? explain(failure, outcome) : (words ?? `${outcome}. Try again in a moment.`),
    needsCode: failure.code === 'code-required',
  };
}

/** The fields of a provider account. */
export type ProviderAccount = {
  userName: string;
  password: string;
  clientCode: string;
  oneTimeCode: string;
};

/** Messages by field; empty when the form may be sent. */
export function accountErrors(
  { userName, password, oneTimeCode }: ProviderAccount,
  hasCode: boolean,
): Partial<Record<keyof ProviderAccount, string>> {
  const isCode = /^\d{6}$/.test(oneTimeCode.trim());
  return {
    ...(userName.trim() === '' ? { userName: 'User name is required' } : {}),
    ...(password === '' ? { password: 'Password is required' } : {}),
    ...(hasCode && !isCode ? { oneTimeCode: 'Enter the six digits from your authentication app' } : {}),
  };
}
