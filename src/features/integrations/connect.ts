/** Connecting the person to the firm's system, and giving that up. Versions are those of decision 9. */
import { baseAddress } from '@/api/backends';
import { createIntegrationToken, disconnectIntegration, getConnectUrl } from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';
import { getRedirectToLoginUrl } from '@/api/generated/platform';
import { isEmbedded } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { connectWay } from './model/connect-way';

/** Signing in through filevine, by which a person is connected to it (specification, application section 4). */
const filevineScheme = 'filevine_sso_us';

/**
 * Connects the person. The browser leaves for the system and comes back to this very page; out of a frame the system
 * opens beside the tool; neos alone is connected without any page.
 * @throws ApiError 401 `integration-unauthorized` when neos refuses the firm's secret.
 */
export async function connect(integrationName: IntegrationName): Promise<'left' | 'opened-beside' | 'connected'> {
  const way = connectWay(integrationName);
  if (way === 'token') {
    await createIntegrationToken('2', integrationName);
    return 'connected';
  }
  return leaveFor(way === 'page' ? await pageOf(integrationName) : filevineSignIn());
}

/** Whether the browser leaves the page to connect. */
export function leavesToConnect(integrationName: IntegrationName): boolean {
  return connectWay(integrationName) !== 'token' && !isEmbedded();
}

/** Gives the person's connection up. Mappings, and what has reached a matter, stay. */
export function disconnect(integrationName: IntegrationName, userId: number): Promise<void> {
  return disconnectIntegration('1', integrationName, userId);
}

function pageOf(integrationName: IntegrationName): Promise<string> {
  const { pathname, search, hash } = window.location;
  return getConnectUrl('1', integrationName, { state: 'topBanner', routeId: `${pathname}${search}${hash}` });
}

function filevineSignIn(): string {
  const query = { authScheme: filevineScheme, forceLogin: true, returnUrl: window.location.href };
  return `${baseAddress('platform')}${getRedirectToLoginUrl(query)}`;
}

/** Systems let nobody show their sign-in in a frame: from there it opens beside the tool. */
function leaveFor(address: string): 'left' | 'opened-beside' {
  if (!/^https?:/i.test(new URL(address).protocol)) throw new Error('The system’s page has no web address.');
  if (isEmbedded()) {
    window.open(address, '_blank', 'noopener');
    return 'opened-beside';
  }
  browserLocation.assign(address);
  return 'left';
}
