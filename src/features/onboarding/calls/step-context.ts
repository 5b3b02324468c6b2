import type { QueryClient } from '@tanstack/react-query';

/** For whom a step is submitted. */
export interface StepContext {
  queryClient: QueryClient;
  /** The short-lived token of a sign-up; without one the call bears the session's. */
  tempAuthId?: string | undefined;
}

/** Options of a call that bears the sign-up's own token, whoever else is signed in on this machine. */
export function withToken({ tempAuthId }: StepContext): { token?: string } {
  return tempAuthId ? { token: tempAuthId } : {};
}
