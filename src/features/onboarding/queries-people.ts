/** The people of the administrator's firm, and those invited. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/config';
import { getListInvitationsQueryOptions } from '@/api/generated/invitations';
import { getListClientUsersQueryOptions } from '@/api/generated/platform';

/** Tells whether people are invited by a link. Otherwise an administrator chooses their first password. */
export function hasInvitations(): boolean {
  return runtimeConfig().services.invitations !== undefined;
}

/** The most people that are listed. */
const mostPeople = 500;

/** The firm's people by name. Administrators only. */
export function peopleQuery(clientId: number) {
  return queryOptions({
    ...getListClientUsersQueryOptions(clientId, { limit: mostPeople }),
    enabled: clientId > 0,
  });
}

/** Pending invitations, latest first. Administrators only, where the deployment has invitations. */
export function invitationsQuery() {
  return queryOptions({ ...getListInvitationsQueryOptions(), enabled: hasInvitations() });
}

/** Refetches the people and invitations after a change. */
export async function refreshPeople(queryClient: QueryClient, clientId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: peopleQuery(clientId).queryKey.slice(0, -1) }),
  ]);
}
