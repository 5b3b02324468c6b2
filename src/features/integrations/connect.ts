/** Connects and disconnects the person (API versions: decision 9). */
import { baseAddress } from '@/api/backends';
import { createIntegrationToken, disconnectIntegration, getConnectUrl } from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';
import { getRedirectToLoginUrl } from '@/api/generated/platform';
import { isEmbedded } from '@/features/session';
import { showSignIn, windowEnd } from './connect-window';
import { connectMethod } from './model/connection';

/** Signing in with this scheme connects a person to filevine (specification, application section 4). */
const filevineScheme = 'filevine_sso_us';

/**
 * Connects the user. The browser goes to the system and returns to this page; from a frame, the system's page is shown
 * in `opened`, and whether the person allowed access has to be asked afterwards. neos connects without a page.
 * @throws ApiError 401 `integration-unauthorized` when neos rejects the firm's secret.
 */
export async function connect(
  integrationName: IntegrationName,
  opened?: Window,
): Promise<'left' | 'window-ended' | 'connected'> {
  const method = connectMethod(integrationName);
  if (method === 'token') {
    await createIntegrationToken('2', integrationName);
    return 'connected';
  }
  const end = opened ? windowEnd() : new URL(window.location.href);
  const address = method === 'page' ? await connectPage(integrationName, end) : filevineSignIn(end);
  return (await showSignIn(address, opened)) === 'left' ? 'left' : 'window-ended';
}

/** Tells whether connecting shows a page of the system in a window of its own. */
export function opensConnectWindow(integrationName: IntegrationName): boolean {
  return connectMethod(integrationName) !== 'token' && isEmbedded();
}

/** Tells whether a call connects, without a page. */
export function connectsByItself(integrationName: IntegrationName): boolean {
  return connectMethod(integrationName) === 'token';
}

/** Tells whether connecting leaves the page. */
export function leavesToConnect(integrationName: IntegrationName): boolean {
  return connectMethod(integrationName) !== 'token' && !isEmbedded();
}

/** Disconnects the person. Mappings and synced items remain. */
export function disconnect(integrationName: IntegrationName, userId: number): Promise<void> {
  return disconnectIntegration('1', integrationName, userId);
}

function connectPage(integrationName: IntegrationName, { pathname, search, hash }: URL): Promise<string> {
  return getConnectUrl('1', integrationName, { state: 'topBanner', routeId: `${pathname}${search}${hash}` });
}

function filevineSignIn(end: URL): string {
  const query = { authScheme: filevineScheme, forceLogin: true, returnUrl: end.href };
  return `${baseAddress('platform')}${getRedirectToLoginUrl(query)}`;
}
