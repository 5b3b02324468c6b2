import type { QueryClient } from '@tanstack/react-query';
import { failureOf, requireOurs } from '@/api/errors';
import { createFlAccount, getListFlDefaultEServiceRecipientsQueryOptions } from '@/api/generated/filing';
import type { CreateFlAccount } from '@/api/generated/filing/model';

/**
 * Creates an account with the portal. If an earlier attempt without an answer took the logon name, its account is the one.
 * @param mayExist an earlier attempt may have created it.
 * @returns the logon name
 * @throws ApiError
 */
export async function createPortalAccount(
  client: QueryClient,
  account: CreateFlAccount,
  mayExist: boolean,
): Promise<string> {
  const { logonName } = account;
  try {
    const created = await createFlAccount(account);
    requireOurs('createFlAccount', created.logonName === logonName);
    return logonName;
  } catch (error) {
    if (mayExist && failureOf(error).code === 'logon-name-taken' && (await isOfFirm(client, logonName)))
      return logonName;
    throw error;
  }
}

/** Tells whether an account of the firm has the logon name, confirmed or not. @throws ApiError */
async function isOfFirm(client: QueryClient, logonName: string): Promise<boolean> {
  try {
    await client.fetchQuery({ ...getListFlDefaultEServiceRecipientsQueryOptions({ logonName }), staleTime: 0 });
    return true;
  } catch (error) {
    const { code, kind } = failureOf(error);
    if (kind !== 'denied') throw error;
    return code === 'portal-account-pending';
  }
}
