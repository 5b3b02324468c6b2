/** Creates accounts: a new firm with its first person, or another person in an existing firm. */
import * as z from 'zod/mini';
import { ContractMismatchError, failureOf } from '@/api/errors';
import { registrationCreateClient, registrationCreateUser } from '@/api/generated/billing';
import { tabStore } from '@/lib/storage/browser-storage';
import type { AccountForm } from '../model/account';
import { accountError, missingParametersError } from '../model/failures';
import { type NewPersonForm, toNewPersonRequest } from '../model/new-person';
import { toCreateClientRequest, toCreateUserRequest } from '../model/registration';
import type { SignUpLink, SignUpLinkResult } from '../model/sign-up-link';
import { requireAnswer, singleFlight } from './submission';

export interface CreatedAccount {
  clientId: number;
  /** Short-lived token for the next steps. If there is none, the person has to sign in first. */
  tempAuthId: string | undefined;
}

type Account = Pick<AccountForm, 'email' | 'password'>;

/**
 * Creates the firm and its first person (specification, application section 4). A retry after a failed second call
 * reuses the firm (decision 14).
 * @throws SubmissionError; `accountBanner(error.kind)` has more to say in the form.
 */
export const createAccount = singleFlight(async (read: SignUpLinkResult, account: Account): Promise<CreatedAccount> => {
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

/** Adds a person to the administrator's firm. @throws what the call throws; `accountError` has the words for it. */
export const addPerson = singleFlight(async (form: NewPersonForm, clientId: number): Promise<void> => {
  await requireAnswer(() => registrationCreateUser(toNewPersonRequest(form, clientId)));
});

async function createClient(link: SignUpLink, account: Account): Promise<number> {
  const answer = await requireAnswer(() => registrationCreateClient(toCreateClientRequest(link, account)));
  const clientId = answer.clientId ?? answer.id;
  // The firm may exist, so this is no failure.
  if (clientId === undefined) throw new ContractMismatchError('registrationCreateClient', 'the new firm has no number');
  rememberClient(link, clientId);
  return clientId;
}

async function createUser(link: SignUpLink, account: Account, clientId: number) {
  try {
    return await requireAnswer(() => registrationCreateUser(toCreateUserRequest(link, account, clientId)));
  } catch (error) {
    // The firm no longer exists, so the next attempt creates a new one.
    if (failureOf(error).kind === 'not-found') forgetClient();
    throw error;
  }
}

/** Session storage: the firm that a sign-up link created, until its first person exists. */
const clientKey = 'benchfile-onboarding-client';
const storedClient = z.object({ link: z.string(), clientId: z.int() });

/** The firm that this link created in this tab, also before a reload. */
function createdClient(link: SignUpLink): number | undefined {
  try {
    const stored = storedClient.safeParse(JSON.parse(tabStore.read(clientKey) ?? 'null'));
    return stored.success && stored.data.link === linkId(link) ? stored.data.clientId : undefined;
  } catch {
    return undefined;
  }
}

function rememberClient(link: SignUpLink, clientId: number): void {
  tabStore.write(clientKey, JSON.stringify({ link: linkId(link), clientId }));
}

function forgetClient(): void {
  tabStore.remove(clientKey);
}

/** The same for two links with the same parameters. */
function linkId(link: SignUpLink): string {
  return JSON.stringify(Object.entries(link).sort());
}
