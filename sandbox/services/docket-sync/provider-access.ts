/** Whether a docket provider answers, and whether it accepts the firm's account. */
import { createHash } from 'node:crypto';
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketAccountTries, docketCredentials, docketOutages, docketSearches } from '../../db/schema/dockets.ts';
import type { CredentialType } from '../../generated/docket-sync/schemas.ts';
import { problem, problemResponse } from '../../http/problem.ts';
import { hash } from '../../simulators/dockets/court-records.ts';
import type { DocketProvider } from '../../simulators/dockets/providers.ts';

export type CredentialRow = typeof docketCredentials.$inferSelect;

const minute = 60_000;
/** Searches per firm and minute. */
const mostSearches = 20;
/** How long a one-time code is valid. */
const codeLength = 10 * minute;

/** Tells whether a provider is down. */
export async function isDown(db: Database, { providerId }: DocketProvider): Promise<boolean> {
  const [outage] = await db.select().from(docketOutages).where(eq(docketOutages.providerId, providerId));
  return outage !== undefined;
}

/** @throws ProblemError 503 `provider-down`; `readAt`: when this was last read. */
export async function requireProvider(db: Database, provider: DocketProvider, readAt?: Date): Promise<void> {
  if (!(await isDown(db, provider))) return;
  throw problem(503, {
    code: 'provider-down',
    detail: `${provider.name} isn’t responding. Try again later.`,
    ...(readAt ? { readAt: readAt.toISOString() } : {}),
  });
}

/** The accounts of firms with a provider, oldest first. */
export function readCredentials(
  db: Database,
  clientIds: readonly number[],
  type?: CredentialType,
): Promise<CredentialRow[]> {
  return db
    .select()
    .from(docketCredentials)
    .where(and(inArray(docketCredentials.clientId, [...clientIds]), type && eq(docketCredentials.credentialType, type)))
    .orderBy(asc(docketCredentials.credentialId));
}

/** Tells when the provider unlocks an account; undefined if it isn't locked. */
export async function lockedUntil(
  db: Database,
  account: Pick<CredentialRow, 'credentialType' | 'userName'>,
  now: Date,
): Promise<Date | undefined> {
  const [tries] = await db.select().from(docketAccountTries).where(isAccount(account));
  return tries?.lockedUntil && tries.lockedUntil > now ? tries.lockedUntil : undefined;
}

export const isAccount = ({ credentialType, userName }: Pick<CredentialRow, 'credentialType' | 'userName'>) =>
  and(eq(docketAccountTries.credentialType, credentialType), eq(docketAccountTries.userName, userName.toLowerCase()));

/** @throws ProblemError 423 `account-locked`. */
export function locked({ name }: DocketProvider, userName: string, until: Date) {
  return problem(423, {
    code: 'account-locked',
    detail: `${name} locked the account ${userName} after five wrong passwords.`,
    lockedUntil: until.toISOString(),
  });
}

const refusals = {
  refused: { code: 'credentials-refused', text: 'rejected the password of' },
  'code-required': { code: 'code-required', text: 'asks for a one-time code for' },
  'search-inactive': { code: 'search-inactive', text: 'deactivated searching for' },
} as const;

/**
 * The account that a call uses: the named one, else the first that the provider accepts.
 * @throws ProblemError 503, 422 `credentials-missing`, `credentials-refused`, `code-required` or `search-inactive`, 423.
 */
export async function requireAccount(
  db: Database,
  provider: DocketProvider,
  {
    clientId,
    accountName,
    now,
    readAt,
  }: { clientId: number; accountName?: string | undefined; now: Date; readAt?: Date },
): Promise<CredentialRow> {
  const accounts = await readCredentials(db, [clientId], provider.credentialType);
  const named = accountName?.toLowerCase();
  const account = named
    ? accounts.find(({ userName }) => userName.toLowerCase() === named)
    : (accounts.find((each) => each.problem === null) ?? accounts[0]);
  if (!account)
    throw problem(422, {
      code: 'credentials-missing',
      detail: accountName
        ? `Your firm has no ${provider.name} account named ${accountName}.`
        : `Your firm has no ${provider.name} account. Add one first.`,
    });
  await requireProvider(db, provider, readAt);
  const until = await lockedUntil(db, account, now);
  if (until) throw locked(provider, account.userName, until);
  if (account.problem && account.problem !== 'locked') {
    const { code, text } = refusals[account.problem];
    throw problem(422, { code, detail: `${provider.name} ${text} ${account.userName}.` });
  }
  return account;
}

/** Counts a search. A response if the provider takes no more of the firm's for now. */
export async function countSearch(db: Database, clientId: number, now: Date): Promise<Response | undefined> {
  const since = new Date(now.getTime() - minute);
  const [made] = await db
    .select({ total: count() })
    .from(docketSearches)
    .where(and(eq(docketSearches.clientId, clientId), gt(docketSearches.searchedAt, since)));
  if ((made?.total ?? 0) < mostSearches) {
    await db.insert(docketSearches).values({ clientId, searchedAt: now });
    return undefined;
  }
  const [oldest] = await db
    .select({ searchedAt: docketSearches.searchedAt })
    .from(docketSearches)
    .where(and(eq(docketSearches.clientId, clientId), gt(docketSearches.searchedAt, since)))
    .orderBy(asc(docketSearches.searchedAt))
    .limit(1);
  const seconds = Math.max(1, Math.ceil(((oldest?.searchedAt.getTime() ?? 0) + minute - now.getTime()) / 1000));
  const response = problemResponse(429, {
    code: 'too-many-requests',
    detail: `The provider takes ${mostSearches} searches per minute. Try again in ${seconds} seconds.`,
  });
  response.headers.set('retry-after', String(seconds));
  return response;
}

/** The six digits that an account's authentication app shows. */
export function oneTimeCode(userName: string, now: Date, windowsAgo = 0): string {
  const window = Math.floor(now.getTime() / codeLength) - windowsAgo;
  const digest = createHash('sha256').update(userName.toLowerCase()).digest().readUInt32BE(0);
  return String(hash(digest, window) % 1_000_000).padStart(6, '0');
}
