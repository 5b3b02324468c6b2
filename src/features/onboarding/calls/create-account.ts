/** Creates accounts: a new firm with its first person, or another person in an existing firm. */
import * as z from 'zod/mini';
import { ContractMismatchError, failureOf } from '@/api/errors';
import { registrationCreateClient, registrationCreateUser } from '@/api/generated/billing';
import { requireAnswer } from '@/api/submission';
import { singleFlight } from '@/lib/async/one-at-a-time';
import { tabStore } from '@/lib/storage/browser-storage';
import type { AccountForm } from '../model/account';
import { accountError, missingParametersError } from '../model/failures';
import { type NewPersonForm, toNewPersonRequest } from '../model/new-person';
import { type SignUpSource, toCreateClientRequest, toCreateUserRequest } from '../model/registration';
import type { SignUpLink, SignUpLinkResult } from '../model/sign-up-link';

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
export const createAccount = singleFlight(
  async (read: SignUpLinkResult, account: Account, source?: SignUpSource): Promise<CreatedAccount> => {
    if (!read.ok) throw missingParametersError(read.missing);
    try {
      const signUp = signUpOf(read.link);
      const clientId = signUp.clientId ?? (await createClient(read.link, account, signUp, source));
      const { tempAuthId } = await createUser(read.link, account, { ...signUp, clientId });
      forgetSignUp();
      return { clientId, tempAuthId };
    } catch (error) {
      throw accountError(error);
    }
  },
);

/** Adds a person to the administrator's firm. @throws what the call throws; `accountError` has the words for it. */
export const addPerson = singleFlight(async (form: NewPersonForm, clientId: number): Promise<void> => {
  await requireAnswer(() => registrationCreateUser(toNewPersonRequest(form, clientId)));
});

async function createClient(
  link: SignUpLink,
  account: Account,
  { key }: SignUp,
  source: SignUpSource | undefined,
): Promise<number> {
  const request = toCreateClientRequest(link, account, source);
  const answer = await requireAnswer(() => registrationCreateClient(request, { 'Sign-Up-Key': key }));
  const clientId = answer.clientId ?? answer.id;
  // The firm may exist, so this is no failure.
  if (clientId === undefined) throw new ContractMismatchError('registrationCreateClient', 'the new firm has no number');
  keepSignUp({ link: linkId(link), key, clientId });
  return clientId;
}

async function createUser(link: SignUpLink, account: Account, { key, clientId }: SignUp & { clientId: number }) {
  const request = toCreateUserRequest(link, account, clientId);
  try {
    return await requireAnswer(() => registrationCreateUser(request, { 'Sign-Up-Key': key }));
  } catch (error) {
    // The firm no longer exists, or isn't this sign-up's, so the next attempt creates a new one.
    const failure = failureOf(error);
    if (failure.kind === 'not-found' || failure.code === 'sign-up-key-wrong') forgetSignUp();
    throw error;
  }
}

/** Session storage: the sign-up that a link began in this tab, until its first person exists. */
const signUpKey = 'benchfile-onboarding-client';
const storedSignUp = z.object({ link: z.string(), key: z.string(), clientId: z.optional(z.int()) });
type SignUp = z.infer<typeof storedSignUp>;

/** The sign-up that this link began in this tab, also before a reload, or a new one. */
function signUpOf(link: SignUpLink): SignUp {
  const stored = readSignUp();
  if (stored?.link === linkId(link)) return stored;
  const begun = { link: linkId(link), key: crypto.randomUUID() };
  keepSignUp(begun);
  return begun;
}

function readSignUp(): SignUp | undefined {
  try {
    return storedSignUp.safeParse(JSON.parse(tabStore.read(signUpKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function keepSignUp(signUp: SignUp): void {
  tabStore.write(signUpKey, JSON.stringify(signUp));
}

function forgetSignUp(): void {
  tabStore.remove(signUpKey);
}

/** The same for two links with the same parameters. */
function linkId(link: SignUpLink): string {
  return JSON.stringify(Object.entries(link).sort());
}
