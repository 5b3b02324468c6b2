/** People's logins with a state's e-filing provider: who is signed in or locked out. */
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { filingLogins } from '../../db/schema/filing-logins.ts';
import { users } from '../../db/schema/platform.ts';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import { capabilityOf } from '../state-capabilities.ts';

export type FilingLogin = typeof filingLogins.$inferSelect;
export type LoginStatus = FilingLogin['status'];

/** A person and a state. */
export interface LoginKey {
  userId: number;
  state: StateCode;
}

/** The login's current state, after any expiry. */
export async function readLogin(db: Database, clock: Clock, key: LoginKey): Promise<FilingLogin> {
  const [row] = await db.select().from(filingLogins).where(isLogin(key));
  const login = row ?? (await firstLogin(db, key));
  const isOver = login.until !== null && login.until <= clock.now();
  return isOver ? { ...login, status: 'signed-out', wrongTries: 0, until: null } : login;
}

/** Changes a login; the first change creates its row. */
export async function changeLogin(
  db: Database,
  clock: Clock,
  key: LoginKey,
  change: Partial<Omit<FilingLogin, keyof LoginKey>>,
): Promise<void> {
  const changed = { ...(await readLogin(db, clock, key)), ...change };
  await db
    .insert(filingLogins)
    .values(changed)
    .onConflictDoUpdate({ target: [filingLogins.userId, filingLogins.state], set: changed });
}

/** Wrong passwords in a row before a login is locked, and for how long. */
const allowedTries = 5;
const lockMilliseconds = 15 * 60_000;

/**
 * Counts a try before its password is checked, in one statement, so that parallel tries can't pass the limit; the last
 * one locks the login until its password turns out right. Returns how many tries are left; undefined when it is locked.
 */
export async function countLoginTry(db: Database, clock: Clock, key: LoginKey): Promise<number | undefined> {
  const now = clock.now();
  const lockEnd = new Date(now.getTime() + lockMilliseconds).toISOString();
  const { until, status } = filingLogins;
  const isOver = sql`coalesce(${until} <= ${now.toISOString()}::timestamptz, false)`;
  const tries = sql`case when ${isOver} then 1 else ${filingLogins.wrongTries} + 1 end`;
  const isLast = sql`(${tries}) >= ${allowedTries}`;
  const [counted] = await db
    .insert(filingLogins)
    .values({ ...(await firstLogin(db, key)), wrongTries: 1 })
    .onConflictDoUpdate({
      target: [filingLogins.userId, filingLogins.state],
      set: {
        wrongTries: tries,
        status: sql`case when ${isLast} then 'locked' when ${isOver} then 'signed-out' else ${status} end`,
        until: sql`case when ${isLast} then ${lockEnd}::timestamptz when ${isOver} then null else ${until} end`,
      },
      setWhere: sql`${isOver} or ${status} <> 'locked'`,
    })
    .returning();
  return counted && allowedTries - counted.wrongTries;
}

/** The login with this email address. */
export async function findLogin(
  db: Database,
  clock: Clock,
  { email, state }: { email: string; state: StateCode },
): Promise<FilingLogin | undefined> {
  const [user] = await db.select().from(users).where(eq(users.userName, email.trim().toLowerCase()));
  return user && readLogin(db, clock, { userId: user.userId, state });
}

/** The reason provider calls are blocked, if any. */
export function lockout({ status, state }: FilingLogin): ProblemError | undefined {
  if (status === 'signed-in') return undefined;
  const { name } = capabilityOf(state);
  return status === 'locked'
    ? problem(423, {
        code: 'tyler-account-locked',
        detail: `Your account with the e-filing service of ${name} is locked after too many failed attempts. Wait 15 minutes, or set a new password.`,
      })
    : problem(423, { code: 'tyler-sign-in-required', detail: `Sign in to the e-filing service of ${name} first.` });
}

async function firstLogin(db: Database, { userId, state }: LoginKey): Promise<FilingLogin> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  const passwordHash = user?.passwordHash ?? '';
  return { userId, state, passwordHash, status: 'signed-in', wrongTries: 0, until: null, linkToken: null };
}

function isLogin({ userId, state }: LoginKey) {
  return and(eq(filingLogins.userId, userId), eq(filingLogins.state, state));
}
