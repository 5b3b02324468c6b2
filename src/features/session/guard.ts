/** What stands before every page for people who are signed in (specification, application section 2). */
import { redirect } from '@tanstack/react-router';
import { sessionReady } from './session';

interface GuardedLocation {
  pathname: string;
  search: object;
}

/**
 * Waits for the session, and sends nobody in particular to /login with the way back: the path as `returnPath`,
 * the query as it was.
 * @throws the redirect, or why the platform could not be asked.
 */
export async function requireSession({ pathname, search }: GuardedLocation): Promise<void> {
  const session = await sessionReady();
  if (session.status === 'unavailable') throw session.error;
  if (session.status !== 'authenticated')
    throw redirect({ to: '/login', search: { ...search, returnPath: pathname }, replace: true });
}
