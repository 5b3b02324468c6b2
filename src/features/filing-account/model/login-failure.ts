import { explain, failureOf, isRefusal } from '@/api/errors';

/** Why signing in, or asking for a message, did not work, in words for a person. */
export interface LoginFailure {
  message: string;
  /** Too many wrong tries: only a new password, or time, opens the account. */
  isLocked: boolean;
  /** The account waits for its activation. */
  isNotActivated: boolean;
}

export function readLoginFailure(error: unknown): LoginFailure {
  const failure = failureOf(error);
  const noAnswer = 'The filing service does not answer. Try again in a moment.';
  return {
    message: isRefusal(failure) ? explain(failure, noAnswer) : noAnswer,
    isLocked: failure.kind === 'locked-out',
    isNotActivated: failure.code === 'tyler-account-not-activated',
  };
}
