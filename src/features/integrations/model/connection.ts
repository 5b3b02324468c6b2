/** How people connect to their firm's system (specification, application sections 2 and 4). */
import { failureOf } from '@/api/errors';
import type { IntegrationName } from '@/api/generated/integration/model';

/**
 * Tells how a person connects to a system: by signing in through the platform, with a token for the firm's partner
 * secret, or on a page of the system.
 */
export function connectMethod(name: IntegrationName): 'platform-sign-in' | 'token' | 'page' {
  if (name === 'filevine') return 'platform-sign-in';
  return name === 'neos' ? 'token' : 'page';
}

const checked: readonly IntegrationName[] = ['clio', 'mycase', 'netdocuments', 'filevine'];

/** Tells whether people of a system see the reconnect screen while their connection does not work. */
export function isConnectionChecked(name: IntegrationName): boolean {
  return checked.includes(name);
}

/**
 * Tells whether a call to the firm's system was rejected because the user isn't connected to it: 'Unauthorized',
 * whatever the body says (specification, application section 8). A 401 about the session ends it, so it isn't seen
 * here.
 */
export function isDisconnection(error: Error | null): boolean {
  const { code, kind } = failureOf(error);
  return code === 'integration-unauthorized' || kind === 'signed-out';
}
