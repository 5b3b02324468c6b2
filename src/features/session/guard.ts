/** What stands before every page for people who are signed in (specification, application section 2). */
import { redirect } from '@tanstack/react-router';
import type { SessionHandle } from './session-handle';

interface GuardedLocation {
  /** Below the prefix. */
  pathname: string;
  search: object;
  hash: string;
}

/** A page that the person may not see; the error page says so. */
export class AccessDeniedError extends Error {
  constructor() {
    super('Access denied');
    this.name = 'AccessDeniedError';
  }
}

/** The platform could not be asked who is signed in; `cause` says why. */
export class SessionUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The session could not be checked.', { cause });
    this.name = 'SessionUnavailableError';
  }
}

/**
 * Waits for the session, and sends nobody in particular to /login with the way back: the path as `returnPath`, the
 * query as it was.
 * @throws the redirect; AccessDeniedError in a frame, where there is no signing in; SessionUnavailableError.
 */
export async function requireSession(
  { ready }: SessionHandle,
  { pathname, search, hash }: GuardedLocation,
): Promise<void> {
  const session = await ready();
  if (session.status === 'authenticated') return;
  // The page is about to be left: nothing is decided any more.
  if (session.status === 'ending') return new Promise(() => {});
  if (session.status === 'unavailable') throw new SessionUnavailableError(session.error);
  if (session.isEmbedded) {
    console.error('Invalid token in embedded mode.');
    throw new AccessDeniedError();
  }
  throw redirect({ to: '/login', search: { ...search, returnPath: pathname }, hash, replace: true });
}

/**
 * Keeps people who are signed in already off the sign-in page.
 * @throws the redirect to `target`.
 */
export async function returnToTarget({ ready }: SessionHandle, target: string): Promise<void> {
  if ((await ready()).status === 'authenticated') throw redirect({ href: target, replace: true });
}
