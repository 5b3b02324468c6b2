import { issueAccessToken } from '../../http/access-token.ts';
import type { Identity } from '../../http/operation.ts';
import type { Sandbox } from '../../sandbox.ts';
import {
  accessTokenCookie,
  endBrowserSession,
  openBrowserSession,
  sessionCookie,
  sessionSecret,
} from './browser-sessions.ts';

/** Opens a session in place of the browser's current one and returns its cookies. */
export async function beginSession(sandbox: Sandbox, request: Request, person: Identity): Promise<string[]> {
  const { db, clock } = sandbox;
  const before = sessionSecret(request);
  if (before) await endBrowserSession(db, before);
  const { secret, sessionId } = await openBrowserSession(db, clock, person.userId);
  const token = await issueAccessToken(sandbox, { ...person, sessionId });
  return [sessionCookie(request, secret), accessTokenCookie(request, token)];
}
