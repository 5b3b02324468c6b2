/** Signing in with a filing service: the form's fields, and why sign-in fails. */
import { explain, failureOf, isRefusal } from '@/api/errors';
import { signInEmailError } from '@/lib/form/messages';

/** The fields for signing in or requesting an email. */
export type Credentials = {
  email: string;
  /** Empty where the form has no password field. */
  password: string;
};

/** Error messages by field; empty when the form may be sent. */
export function credentialErrors(
  { email, password }: Credentials,
  hasPassword: boolean,
): Partial<Record<keyof Credentials, string>> {
  const emailProblem = signInEmailError(email);
  return {
    ...(emailProblem ? { email: emailProblem } : {}),
    ...(hasPassword && password === '' ? { password: 'Password is required' } : {}),
  };
}

/** Explains a failed sign-in or email request. */
export interface LoginFailure {
  message: string;
  /** Too many wrong attempts. A new password unlocks the account; so does time. */
  isLocked: boolean;
  /** The account has not been activated. */
  isNotActivated: boolean;
}

export function readLoginFailure(error: unknown): LoginFailure {
  const failure = failureOf(error);
  const noAnswer = 'The filing service isn’t responding. Try again in a moment.';
  return {
    message: isRefusal(failure) ? explain(failure, noAnswer) : noAnswer,
    isLocked: failure.kind === 'locked-out',
    isNotActivated: failure.code === 'tyler-account-not-activated',
  };
}
