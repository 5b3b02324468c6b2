import type { QueryClient } from '@tanstack/react-query';
import { currentPerson } from '@/features/session';
import { pause } from '@/lib/browser/idle';
import { recallFirmZone } from './firm-zone';
import { type PageNeed, permissionsOf } from './model/permissions';
import { firmQuery, retailerQuery, rolesQuery, userQuery } from './queries';

/** Milliseconds for which a first page waits for the zone of its days. Until it is known they are the browser's, and say so. */
const patience = 1000;

/** The firm whose zone was looked for. */
let firm: number | undefined;

/** Waits until the zone of the person's firm is known: from this browser's last visit, or else from the platform. */
export async function firmZoneKnown(queryClient: QueryClient): Promise<void> {
  const clientId = currentPerson()?.clientId;
  if (clientId === firm || !clientId) return;
  firm = clientId;
  if (recallFirmZone(clientId)) return;
  await Promise.race([queryClient.prefetchQuery(firmQuery(clientId)), pause(patience)]);
}

/** Starts what every layout shows: the person, their roles, firm and retailer. Waits for nothing. */
export function startFirm(queryClient: QueryClient): void {
  const person = currentPerson();
  if (!person) return;
  void queryClient.prefetchQuery(firmQuery(person.clientId));
  void queryClient.prefetchQuery(userQuery(person.userId));
  void queryClient.prefetchQuery(rolesQuery(person.userId));
  void queryClient.prefetchQuery(retailerQuery(person.retailerId));
}

/**
 * Tells whether the person's role allows something, for loaders: once roles are known, without waiting for the page. True
 * if they can't be read: the backends refuse by themselves.
 */
export async function isAllowed(queryClient: QueryClient, need: PageNeed): Promise<boolean> {
  const person = currentPerson();
  if (!person) return false;
  try {
    const [user, { roles }] = await Promise.all([
      queryClient.ensureQueryData(userQuery(person.userId)),
      queryClient.ensureQueryData(rolesQuery(person.userId)),
    ]);
    const roleNames = roles.map(({ roleName }) => roleName);
    const { userAdministrator: isAdministrator } = user;
    return permissionsOf({ isAdministrator, roleNames, retailerCode: undefined, isEmbedded: false, userAgent: '' })[
      need
    ];
  } catch {
    return true;
  }
}
