/** What is entered to sign in, or to be sent a message. */
export interface Credentials {
  email: string;
  /** Empty where none is asked for. */
  password: string;
}

/** What is wrong with it, by field; nothing when it may be sent. */
export function credentialErrors(
  { email, password }: Credentials,
  hasPassword: boolean,
): Partial<Record<keyof Credentials, string>> {
  const emailError = !email.trim()
    ? 'Email is required'
    : !email.includes('@')
      ? 'Please enter a valid email address'
      : undefined;
  return {
    ...(emailError ? { email: emailError } : {}),
    ...(hasPassword && password === '' ? { password: 'Password is required' } : {}),
  };
}
