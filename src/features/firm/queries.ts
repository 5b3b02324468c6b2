/** The firm, a person's role in it, and its retailer. */
import { queryOptions } from '@tanstack/react-query';
import {
  getClient,
  getGetClientQueryOptions,
  getGetRetailerQueryOptions,
  getGetUserQueryOptions,
  getGetUserRolesQueryOptions,
} from '@/api/generated/platform';
import { keepFirmZone } from './firm-zone';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The person's firm. Retried twice, after one and two seconds (specification, application section 9). */
export function firmQuery(clientId: number) {
  return queryOptions({
    ...getGetClientQueryOptions(clientId),
    queryFn: async ({ signal }) => keepFirmZone(await getClient(clientId, { signal })),
    enabled: clientId > 0,
    staleTime: day,
    retry: 2,
    retryDelay: (failures) => Math.min(1000 * (failures + 1), 3000),
  });
}

/** A person, and whether they are an administrator. */
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

/** A retailer: a practice-management or document-management system, or `itk` for firms without one. */
export function retailerQuery(retailerId: number | undefined) {
  return queryOptions({
    ...getGetRetailerQueryOptions(retailerId ?? 0),
    enabled: Boolean(retailerId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
