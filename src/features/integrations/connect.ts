/** Connects and disconnects the person (API versions: decision 9). */
import { baseAddress } from '@/api/backends';
import { createIntegrationToken, disconnectIntegration, getConnectUrl } from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';
import { getRedirectToLoginUrl } from '@/api/generated/platform';
import { isEmbedded } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { connectMethod } from './model/connection';

/** Signing in with this scheme connects a person to filevine (specification, application section 4). */
const filevineScheme = 'filevine_sso_us';

/**
 * Connects the user. The browser goes to the system and returns to this page; from a frame, the system opens in a new
 * tab. neos connects without a page.
 * @throws ApiError 401 `integration-unauthorized` when neos rejects the firm's secret.
 */
export async function connect(integrationName: IntegrationName): Promise<'left' | 'opened-tab' | 'connected'> {
  const method = connectMethod(integrationName);
  if (method === 'token') {
    await createIntegrationToken('2', integrationName);
    return 'connected';
  }
  return leaveFor(method === 'page' ? await connectPage(integrationName) : filevineSignIn());
}

/** Whether connecting leaves the page. */
export function leavesToConnect(integrationName: IntegrationName): boolean {
  return connectMethod(integrationName) !== 'token' && !isEmbedded();
}

/** Disconnects the person. Mappings and synced items remain. */
export function disconnect(integrationName: IntegrationName, userId: number): Promise<void> {
  return disconnectIntegration('1', integrationName, userId);
}

function connectPage(integrationName: IntegrationName): Promise<string> {
  const { pathname, search, hash } = window.location;
  return getConnectUrl('1', integrationName, { state: 'topBanner', routeId: `${pathname}${search}${hash}` });
}

function filevineSignIn(): string {
  const query = { authScheme: filevineScheme, forceLogin: true, returnUrl: window.location.href };
  return `${baseAddress('platform')}${getRedirectToLoginUrl(query)}`;
}

/** Systems do not allow their sign-in page in a frame. There, it opens in a new tab. */
function leaveFor(address: string): 'left' | 'opened-tab' {
  if (!/^https?:/i.test(new URL(address).protocol)) throw new Error('The system’s page has no web address.');
  if (isEmbedded()) {
    window.open(address, '_blank', 'noopener');
    return 'opened-tab';
  }
  browserLocation.assign(address);
  return 'left';
}
