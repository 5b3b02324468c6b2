/** The firm's connection with File & ServeXpress (FSX). */
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { failureOf, isRefusal } from '@/api/errors';
import {
  completeFsxAuthentication,
  getCompleteFsxAuthenticationQueryKey,
  getGetFsxAuthenticationStatusQueryKey,
  getGetFsxAuthenticationStatusQueryOptions,
  readFsxOrganization,
} from '@/api/generated/filing';
import { readReturned } from './model/returned';
import { forgetFsxReturn } from './sign-in-return';

/** Whether the firm is connected, and as which organization. */
export const fsxStatusQuery = queryOptions(getGetFsxAuthenticationStatusQueryOptions());

/** The organization of a connection, as FSX has it. @param organizationId from the status. */
export function fsxOrganizationQuery(organizationId: string | undefined) {
  return queryOptions({
    queryKey: [...getGetFsxAuthenticationStatusQueryKey(), 'organization', organizationId],
    queryFn: organizationId === undefined ? skipToken : ({ signal }) => readFsxOrganization({ signal }),
    meta: { shows: ['fsx'] },
  });
}

/**
 * Hands the parameters of a return to the filing service, which makes the connection pending. Repeating it is harmless.
 * Once answered, the return is forgotten: refused with 404 if it has expired, was used or belongs to another firm.
 * @param query with which FSX sent the browser back. @returns whether its parameters are valid.
 */
export function fsxReturnQuery(query: string | undefined) {
  return queryOptions({
    queryKey: [...getCompleteFsxAuthenticationQueryKey(), new URLSearchParams(query).get('itkRequestId')],
    // It ignores the abort signal: leaving the page doesn't undo the return.
    queryFn: query === undefined ? skipToken : ({ client }) => completeReturn(client, query),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function completeReturn(queryClient: QueryClient, query: string): Promise<boolean> {
  try {
    const parameters = readReturned(query);
    if (parameters) queryClient.setQueryData(fsxStatusQuery.queryKey, await completeFsxAuthentication(parameters));
    forgetFsxReturn();
    return parameters !== undefined;
  } catch (error) {
    if (isRefusal(failureOf(error))) forgetFsxReturn();
    throw error;
  }
}
