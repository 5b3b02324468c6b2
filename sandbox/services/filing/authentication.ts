/** Sign-in with a state's e-filing provider. Passwords are never returned (decision 19). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clients, users } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { StateCode, TylerAuthenticationStatus } from '../../generated/filing/schemas.ts';
import type { HandlerContext, Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { sendMail } from '../../simulators/outbox.ts';
import { countMails } from '../hourly-limits.ts';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import { capabilityOf } from '../state-capabilities.ts';
import {
  changeLogin,
  countLoginTry,
  type FilingLogin,
  findLogin,
  type LoginKey,
  lockout,
  readLogin,
} from './filing-logins.ts';

const signInMilliseconds = 30 * 86_400_000;

export const authentication = {
  getTylerAuthentication: async ({ db, clock, session: { userId }, params: { state } }) => {
    requireTylerState(state);
    const login = await readLogin(db, clock, { userId, state });
    if (login.status === 'locked') throw lockout(login);
    return toStatus(db, login);
  },

  signInToTyler: async ({ db, clock, session: { userId }, params: { state }, body: { userName, password } }) => {
    requireTylerState(state);
    const key = { userId, state };
    const login = await checkPassword({ db, clock }, key, { email: userName, password });
    if (login.status === 'not-activated')
      throw problem(422, {
        code: 'tyler-account-not-activated',
        detail: 'This account has not been activated yet. Follow the link in the activation email.',
      });
    await changeLogin(db, clock, key, { status: 'signed-in', until: after(clock, signInMilliseconds) });
    return toStatus(db, await readLogin(db, clock, key));
  },

  resendTylerActivationEmail: async ({ db, clock, session, params: { state }, body: { email } }) => {
    requireTylerState(state);
    await countMails({ db, clock }, session, [email]);
    const login = await findLogin(db, clock, { email, state });
    if (login?.status === 'not-activated')
      await mailLink({ db, clock }, login, email, {
        subject: 'Activate your account',
        body: 'You asked us to send this again. Follow the link to activate your account.',
      });
    return undefined;
  },

  changeTylerPassword: async ({ db, clock, session, params: { state }, body }) => {
    requireTylerState(state);
    const { email, currentPassword, newPassword } = body;
    if (currentPassword === undefined || newPassword === undefined) {
      await countMails({ db, clock }, session, [email]);
      const login = await findLogin(db, clock, { email, state });
      if (login)
        await mailLink({ db, clock }, login, email, {
          subject: 'Set a new password',
          body: 'Follow the link to set a new password. If you didn’t ask for one, ignore this message.',
        });
      return { outcome: 'reset-email-sent' };
    }
    const refusal = passwordRefusal(newPassword);
    if (refusal) throw problem(422, { code: 'password-too-weak', detail: refusal, errors: { newPassword: [refusal] } });
    const key = { userId: session.userId, state };
    await checkPassword({ db, clock }, key, { email, password: currentPassword });
    await changeLogin(db, clock, key, { passwordHash: await hashPassword(newPassword) });
    return { outcome: 'changed' };
  },
} satisfies Handlers<Operations>;

/**
 * Checks a person's own email and password. The login is then as before, without wrong tries.
 * @throws ProblemError 422 for wrong ones, 423 when the login is locked.
 */
async function checkPassword(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  key: LoginKey,
  { email, password }: { email: string; password: string },
): Promise<FilingLogin> {
  const login = await readLogin(db, clock, key);
  const triesLeft = await countLoginTry(db, clock, key);
  if (triesLeft === undefined) throw lockout({ ...login, status: 'locked' });
  const own = await findLogin(db, clock, { email, state: key.state });
  if (own?.userId !== key.userId || !(await verifyPassword(password, login.passwordHash)))
    throw credentialsRefused(triesLeft);
  const before = { ...login, wrongTries: 0 };
  await changeLogin(db, clock, key, before);
  return before;
}

/** Why a new password is invalid, in words. */
export function passwordRefusal(password: string): string | undefined {
  const isStrong = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /[^\p{L}]/u.test(password);
  return isStrong && password.length >= 8
    ? undefined
    : 'Use at least eight characters, with a lowercase letter, an uppercase letter and a digit or symbol.';
}

/** Never 401: that would end the product's session. */
function credentialsRefused(triesLeft: number) {
  const left = triesLeft > 2 ? '' : ` ${triesLeft} more before the account is locked.`;
  const locked = triesLeft === 0 ? ' The account is now locked for 15 minutes.' : left;
  return problem(422, {
    code: 'tyler-credentials-refused',
    detail: `The email or password is incorrect.${locked}`,
  });
}

/** Sends an email with a single-use link for the login (sandbox/outside/filing-login-pages.ts). */
async function mailLink(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  login: FilingLogin,
  recipient: string,
  message: { subject: string; body: string },
): Promise<void> {
  const linkToken = randomUUID();
  await changeLogin(db, clock, login, { linkToken });
  await sendMail(db, {
    sentAt: clock.now(),
    recipient: recipient.trim().toLowerCase(),
    subject: `${message.subject}: e-filing in ${capabilityOf(login.state).name}`,
    body: message.body,
    link: `/sandbox/outside/filing-login/${linkToken}`,
  });
}

async function toStatus(
  db: Database,
  { userId, state, status, until }: FilingLogin,
): Promise<TylerAuthenticationStatus> {
  const [row] = await db
    .select()
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(eq(users.userId, userId));
  if (!row) throw new Error(`There is no person ${userId}.`);
  const { userName, name, userAdministrator } = row.users;
  if (status !== 'signed-in') return { state, isAuthenticated: false, userName };
  const [firstName = '', ...rest] = name.split(' ');
  return {
    state,
    isAuthenticated: true,
    userName,
    firstName,
    lastName: rest.join(' '),
    tylerUserId: providerId('c', state, userId),
    firmId: providerId('d', state, row.clients.clientId),
    firmName: row.clients.name,
    isFirmAdmin: userAdministrator,
    ...(until ? { expiresAt: until.toISOString() } : {}),
  };
}

/** A stable provider ID for a person or firm. */
function providerId(kind: 'c' | 'd', state: StateCode, id: number): string {
  const ofState = state.charCodeAt(0).toString(16) + state.charCodeAt(1).toString(16);
  return `00000000-0000-4000-8${kind}00-${ofState}${String(id).padStart(8, '0')}`;
}

function after(clock: HandlerContext['clock'], milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds);
}
