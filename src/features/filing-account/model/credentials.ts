import { emailError } from '@/lib/form/messages';

/** What is entered to sign in, or to be sent a message. */
export type Credentials = {
  email: string;
  /** Empty where none is asked for. */
  password: string;
};

/** What is wrong with it, by field; nothing when it may be sent. */
export function credentialErrors(
  { email, password }: Credentials,
  hasPassword: boolean,
): Partial<Record<keyof Credentials, string>> {
  const emailProblem = emailError(email);
  return {
    ...(emailProblem ? { email: emailProblem } : {}),
    ...(hasPassword && password === '' ? { password: 'Password is required' } : {}),
  };
}
