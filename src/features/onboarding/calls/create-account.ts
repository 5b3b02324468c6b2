/** Signing up: the firm first, then its first person (specification, application section 4; decision 14). */
import { failureOf } from '@/api/errors';
import { registrationCreateClient, registrationCreateUser } from '@/api/generated/billing';
import type { AccountForm } from '../model/account';
import { accountError, missingParametersError } from '../model/failures';
import { toCreateClientRequest, toCreateUserRequest } from '../model/registration';
import type { SignUpLink, SignUpLinkResult } from '../model/sign-up-link';
import { answered } from './answered';
import { createdClient, forgetClient, rememberClient } from './created-client';
import { onceAtATime } from './once';

/** The account that was made. */
export interface CreatedAccount {
  clientId: number;
  /** Short-lived token for the steps that follow; without one the person signs in first. */
  tempAuthId: string | undefined;
}

type Account = Pick<AccountForm, 'email' | 'password'>;

/**
 * Creates the firm and its first person. However often the second call fails and the person tries again, there is one
 * firm; asked twice at once, there is one account.
 * @throws SubmissionError: `accountBanner(error.kind)` is what stands in the form besides its message.
 */
export const createAccount = onceAtATime(async (read: SignUpLinkResult, account: Account): Promise<CreatedAccount> => {
  if (!read.ok) throw missingParametersError(read.missing);
  try {
    const clientId = createdClient(read.link) ?? (await createClient(read.link, account));
    const { tempAuthId } = await createUser(read.link, account, clientId);
    forgetClient();
    return { clientId, tempAuthId };
  } catch (error) {
    throw accountError(error);
  }
});

async function createClient(link: SignUpLink, account: Account): Promise<number> {
  const answer = await answered(() => registrationCreateClient(toCreateClientRequest(link, account)));
  const clientId = answer.clientId ?? answer.id;
  if (clientId === undefined) throw new Error('The new firm has no number.');
  rememberClient(link, clientId);
  return clientId;
}

async function createUser(link: SignUpLink, account: Account, clientId: number) {
  try {
    return await answered(() => registrationCreateUser(toCreateUserRequest(link, account, clientId)));
  } catch (error) {
    // The firm is gone: another try makes a new one.
    if (failureOf(error).kind === 'not-found') forgetClient();
    throw error;
  }
}
