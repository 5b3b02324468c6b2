import { useQuery } from '@tanstack/react-query';
import { isEmbedded, usePerson } from '@/features/session';
import { type Permissions, permissionsOf } from './model/permissions';
import { rolesQuery, userQuery } from './queries';
import { useRetailer } from './use-retailer';

/**
 * What the person may see; undefined until it is known. What cannot be asked for counts as nothing: no administrator,
 * no roles, no retailer. The backends refuse by themselves what somebody may not do.
 */
export function usePermissions(): Permissions | undefined {
  const userId = usePerson()?.userId ?? 0;
  const user = useQuery(userQuery(userId));
  const roles = useQuery(rolesQuery(userId));
  const { retailer, isPending } = useRetailer();
  if (user.isPending || roles.isPending || isPending) return undefined;
  return permissionsOf({
    isAdministrator: user.data?.userAdministrator ?? false,
    roleNames: roles.data?.roles.map(({ roleName }) => roleName) ?? [],
    retailerCode: retailer?.retailerCode,
    isEmbedded: isEmbedded(),
    userAgent: navigator.userAgent,
  });
}
