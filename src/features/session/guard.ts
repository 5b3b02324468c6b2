/** The guard of every page for signed-in people (specification, application section 2). */
import { redirect } from '@tanstack/react-router';
import type { SessionHandle } from './session-handle';

interface GuardedLocation {
  /** Below the prefix. */
  pathname: string;
  search: object;
  hash: string;
}

/** The user may not see the page. The error page says why. */
export class AccessDeniedError extends Error {
  constructor() {
    super('Access denied');
    this.name = 'AccessDeniedError';
  }
}

/** The platform can't be reached to check the session; `cause` says why. */
export class SessionUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The session could not be checked.', { cause });
    this.name = 'SessionUnavailableError';
  }
}

/**
 * Waits for the session, and redirects visitors to /login. The path goes along as `returnPath`, the query unchanged.
 * @throws the redirect; AccessDeniedError in a frame, where people can't sign in; SessionUnavailableError.
 */
export async function requireSession(
  { ready }: SessionHandle,
  { pathname, search, hash }: GuardedLocation,
): Promise<void> {
  const session = await ready();
  if (session.status === 'authenticated') return;
  // The page is about to unload.
  if (session.status === 'ending') return new Promise(() => {});
  if (session.status === 'unavailable') throw new SessionUnavailableError(session.error);
  if (session.isEmbedded) {
    console.error('Invalid token in embedded mode.');
    throw new AccessDeniedError();
  }
  throw redirect({ to: '/login', search: { ...search, returnPath: pathname }, hash, replace: true });
}

/**
 * Redirects signed-in people away from the sign-in page.
 * @throws the redirect to `target`.
 */
export async function returnToTarget({ ready }: SessionHandle, target: string): Promise<void> {
  if ((await ready()).status === 'authenticated') throw redirect({ href: target, replace: true });
}
