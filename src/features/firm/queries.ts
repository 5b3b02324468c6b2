/** The firm, who a person is in it, and the practice-management system it works with. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetClientQueryOptions,
  getGetRetailerQueryOptions,
  getGetUserQueryOptions,
  getGetUserRolesQueryOptions,
} from '@/api/generated/platform';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The person's firm (specification, application section 9: two more tries, a second and two later). */
export function firmQuery(clientId: number) {
  return getGetClientQueryOptions(clientId, {
    query: { staleTime: day, retry: 2, retryDelay: (failures) => Math.min(1000 * (failures + 1), 3000) },
  });
}

/** A person as the platform knows them: an administrator or not. */
export function userQuery(userId: number) {
  return queryOptions({ ...getGetUserQueryOptions(userId), enabled: userId > 0, staleTime: hour });
}

export function rolesQuery(userId: number) {
  return queryOptions({
    ...getGetUserRolesQueryOptions(userId),
    enabled: userId > 0,
    staleTime: hour,
  });
}

/** A retailer: the practice-management or document-management system, or `itk` for a firm without one. */
export function retailerQuery(retailerId: number | undefined) {
  return queryOptions({
    ...getGetRetailerQueryOptions(retailerId ?? 0),
    enabled: Boolean(retailerId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
