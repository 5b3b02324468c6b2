/** The firm's accounts with docket providers. Their passwords are checked and forgotten. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketAccountTries, docketCredentials } from '../../db/schema/dockets.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { CredentialType, StoredCredential } from '../../generated/docket-sync/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { type DocketProvider, docketProviders, pacer } from '../../simulators/dockets/providers.ts';
import {
  type CredentialRow,
  isAccount,
  locked,
  lockedUntil,
  oneTimeCode,
  readCredentials,
  requireProvider,
} from './provider-access.ts';

const wrongPassword = 'wrong';
const mostTries = 5;
const lockMilliseconds = 30 * 60_000;

export const credentials = {
  saveDocketCredential: async ({ db, clock, session, params, body }) => {
    requireOwnFirm(session, params.clientId);
    const now = clock.now();
    const provider = providerOfType(body.credentialType);
    const userName = body.userName.trim();
    if (userName === '') {
      const errors = { userName: ['Enter the user name.'] };
      throw problem(422, { code: 'user-name-required', detail: 'The user name is blank.', errors });
    }
    await requireProvider(db, provider);
    await checkPassword(db, provider, { userName, password: body.password, now });
    if (userName.toLowerCase().endsWith('-mfa')) checkCode(provider, userName, body.oneTimeCode, now);
    const values = {
      clientId: params.clientId,
      credentialType: body.credentialType,
      userName,
      clientCode: body.credentialType === pacer.credentialType ? body.clientCode : undefined,
      problem: null,
      problemSince: null,
      verifiedAt: now,
      updatedAt: now,
    };
    const [stored] = await db
      .insert(docketCredentials)
      .values(values)
      .onConflictDoUpdate({
        target: [docketCredentials.clientId, docketCredentials.credentialType, docketCredentials.userName],
        set: values,
      })
      .returning();
    if (!stored) throw new Error('The account was not stored.');
    return toStored(db, stored, now);
  },

  listDocketCredentials: async ({ db, clock, session, params, query }) => {
    requireOwnFirm(session, params.clientId);
    const rows = await readCredentials(db, [params.clientId], query.CredentialType);
    const wanted = rows.filter(({ userName }) => query.UserName === undefined || userName === query.UserName);
    return Promise.all(wanted.map((row) => toStored(db, row, clock.now())));
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 for another firm. */
export function requireOwnFirm({ clientId }: Session, asked: number): void {
  if (clientId !== asked) throw notFound('The firm does not exist.');
}

export function providerOfType(type: CredentialType): DocketProvider {
  return docketProviders.find(({ credentialType }) => credentialType === type) ?? pacer;
}

/** @throws ProblemError 422 `credentials-refused`, 423 `account-locked` from the fifth wrong password in a row. */
async function checkPassword(
  db: Database,
  provider: DocketProvider,
  { userName, password, now }: { userName: string; password: string; now: Date },
): Promise<void> {
  const account = { credentialType: provider.credentialType, userName };
  const until = await lockedUntil(db, account, now);
  if (until) throw locked(provider, userName, until);
  const [before] = await db.select().from(docketAccountTries).where(isAccount(account));
  const isFresh = !before || (before.lockedUntil !== null && before.lockedUntil <= now);
  const tries = password === wrongPassword ? (isFresh ? 1 : before.tries + 1) : 0;
  const lockEnd = tries >= mostTries ? new Date(now.getTime() + lockMilliseconds) : null;
  const values = { ...account, userName: userName.toLowerCase(), tries, lockedUntil: lockEnd };
  await db
    .insert(docketAccountTries)
    .values(values)
    .onConflictDoUpdate({ target: [docketAccountTries.credentialType, docketAccountTries.userName], set: values });
  if (lockEnd) throw locked(provider, userName, lockEnd);
  if (tries > 0) {
    const detail = `${provider.name} rejected the password of ${userName}.`;
    throw problem(422, { code: 'credentials-refused', detail, errors: { password: [detail] } });
  }
}

/** @throws ProblemError 422 `code-required` without the code or with a wrong one. */
function checkCode(provider: DocketProvider, userName: string, code: string | undefined, now: Date): void {
  if (code === oneTimeCode(userName, now) || code === oneTimeCode(userName, now, 1)) return;
  const detail = code
    ? 'The one-time code is wrong or has expired.'
    : `${provider.name} asks for the one-time code from your authentication app.`;
  throw problem(422, { code: 'code-required', detail, errors: { oneTimeCode: [detail] } });
}

async function toStored(db: Database, row: CredentialRow, now: Date): Promise<StoredCredential> {
  const until = await lockedUntil(db, row, now);
  const reason = until ? ('locked' as const) : row.problem === 'locked' ? null : row.problem;
  return {
    credentialId: row.credentialId,
    clientId: row.clientId,
    credentialType: row.credentialType,
    userName: row.userName,
    isValid: reason === null,
    clientCode: row.clientCode ?? undefined,
    problem: reason ?? undefined,
    lockedUntil: until?.toISOString(),
    verifiedAt: row.verifiedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A firm's NYSCEF account by name. @throws ProblemError 404. */
export async function requireCredential(
  db: Database,
  clientId: number,
  type: CredentialType,
  userName: string,
): Promise<CredentialRow> {
  const [row] = await db
    .select()
    .from(docketCredentials)
    .where(
      and(
        eq(docketCredentials.clientId, clientId),
        eq(docketCredentials.credentialType, type),
        eq(docketCredentials.userName, userName),
      ),
    );
  if (!row) throw notFound('Your firm has no account with that user name.');
  return row;
}
