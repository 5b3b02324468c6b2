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
    error: (!firm.data && firm.error) || (!user.data && user.error) || null,
    retry: () => void Promise.all([firm.refetch(), user.refetch()]),
  };
}

/** The retailer of the person's firm, and what the product can do for it. */
interface FirmRetailer {
  /** Undefined until it is loaded. */
  retailer: Retailer | undefined;
  capabilities: RetailerCapabilities;
  isPending: boolean;
  /** Why it failed to load. */
  error: Error | null;
  retry: () => void;
}

export function useRetailer(): FirmRetailer {
  const { data, isPending, error, refetch } = useQuery(retailerQuery(usePerson()?.retailerId));
  return {
    retailer: data,
    capabilities: retailerCapabilities(data?.retailerCode),
    isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/** Tells why the person's rights are unknown, and how to ask again. Until then, what needs them is hidden. */
export function useUnknownRights(): { error: Error; retry: () => void } | undefined {
  const userId = usePerson()?.userId ?? 0;
  const user = useQuery(userQuery(userId));
  const roles = useQuery(rolesQuery(userId));
  const retailer = useRetailer();
  const error = (!user.data && user.error) || (!roles.data && roles.error) || retailer.error;
  if (!error) return undefined;
  return {
    error,
    retry: () => {
      void user.refetch();
      void roles.refetch();
      retailer.retry();
    },
  };
}

/**
 * Tells what the person may see; undefined while loading. A user, role or retailer that fails to load grants nothing.
 * The backends enforce permissions themselves.
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
