/** The person's firm, its retailer, and what the person may do. */
import { useQuery } from '@tanstack/react-query';
import type { Retailer } from '@/api/generated/platform/model';
import { isEmbedded, usePerson } from '@/features/session';
import { type Permissions, permissionsOf } from './model/permissions';
import { type RetailerCapabilities, retailerCapabilities } from './model/retailer';
import { firmQuery, retailerQuery, rolesQuery, userQuery } from './queries';

/** The person's firm. */
export function useFirm() {
  return useQuery(firmQuery(usePerson()?.clientId ?? 0));
}

/** The person's firm, and whether they administer it. Undefined until both are loaded. */
export function useFirmAndRole() {
  const firm = useFirm();
  const user = useQuery(userQuery(usePerson()?.userId ?? 0));
  return {
    firm: firm.data && user.data && { ...firm.data, isAdministrator: user.data.userAdministrator },
    isError: (firm.isError && !firm.data) || (user.isError && !user.data),
    retry: () => void Promise.all([firm.refetch(), user.refetch()]),
  };
}

/** The retailer of the person's firm, and what the product can do for it. */
interface FirmRetailer {
  /** Undefined until it is loaded. */
  retailer: Retailer | undefined;
  capabilities: RetailerCapabilities;
  isPending: boolean;
  /** It failed to load. */
  isError: boolean;
}

export function useRetailer(): FirmRetailer {
  const { data, isPending, isError } = useQuery(retailerQuery(usePerson()?.retailerId));
  return {
    retailer: data,
    capabilities: retailerCapabilities(data?.retailerCode),
    isPending,
    isError: isError && !data,
  };
}

/**
 * What the person may see; undefined while loading. A user, role or retailer that fails to load grants nothing. The
 * backends enforce permissions themselves.
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
