import { ApiError } from '@/api/errors';

/** Why signing in, or asking for a message, did not work, in words for a person. */
export interface LoginFailure {
  message: string;
  /** Too many wrong tries: only a new password, or time, opens the account. */
  isLocked: boolean;
  /** The account waits for its activation. */
  isNotActivated: boolean;
}

export function readLoginFailure(error: unknown): LoginFailure {
  const refusal = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : undefined;
  const [fieldError] = Object.values(refusal?.fieldErrors ?? {}).flat();
  return {
    message: fieldError ?? refusal?.detail ?? 'The filing service does not answer. Try again in a moment.',
    isLocked: refusal?.status === 423,
    isNotActivated: refusal?.code === 'tyler-account-not-activated',
  };
}
