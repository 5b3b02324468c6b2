/** Who a person is to the platform: an administrator or not, with which roles. */
import { queryOptions } from '@tanstack/react-query';
import { getGetUserQueryOptions, getGetUserRolesQueryOptions } from '@/api/generated/platform';
import type { User, UserRoles } from '@/api/generated/platform/model';

const hour = 60 * 60 * 1000;

export function userQuery(userId: number) {
  return queryOptions({ ...getGetUserQueryOptions<User, Error>(userId), enabled: userId > 0, staleTime: hour });
}

export function rolesQuery(userId: number) {
  return queryOptions({
    ...getGetUserRolesQueryOptions<UserRoles, Error>(userId),
    enabled: userId > 0,
    staleTime: hour,
  });
}
