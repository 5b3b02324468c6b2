/** What an invited person does with their link. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invitations } from '../../db/schema/invitations.ts';
import { clients, roles, userRoles, users } from '../../db/schema/platform.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/invitations/operations.ts';
import type { InvitationLink } from '../../generated/invitations/schemas.ts';
import { issueSignUpToken } from '../../http/access-token.ts';
import type { HandlerContext, Handlers } from '../../http/operation.ts';
import { notFound, type ProblemError, problem } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';
import { addPerson, hashNewPassword } from '../platform/new-person.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { countTry, forgetTries } from '../platform/sign-in-tries.ts';
import { hashToken, type Invitation, linkStatus, readInvitations } from './invitation-store.ts';

/** Milliseconds in which an acceptance whose response was lost can be repeated. */
const repeatable = 30 * 60_000;

export function invitationLinks(sandbox: Sandbox) {
  return {
    openInvitation: async ({ db, clock, body }) => {
      const invitation = await readByToken(db, body.token);
      const { firmName, invitedByName, email, name, role, expiresAt } = invitation;
      const status = linkStatus(invitation, clock.now());
      return { status, firmName, invitedBy: invitedByName, email, name, role, expiresAt: expiresAt.toISOString() };
    },

    acceptInvitation: async ({ db, clock, body: { token, password } }) => {
      const now = clock.now();
      const { clientId, retailerId } = await readByToken(db, token);
      const passwordHash = await hashNewPassword(password);
      const accepted = await db
        .transaction(async (tx) => {
          // The firm's lock orders this with a resend or a revocation.
          await tx.select().from(clients).where(eq(clients.clientId, clientId)).for('update');
          const invitation = await readByToken(tx, token);
          const status = linkStatus(invitation, now);
          if (status === 'used') return undefined;
          if (status !== 'open') throw refusal(status);
          return accept(tx, invitation, passwordHash, now);
        })
        .catch((error: unknown) => {
          // The email got an account at the same moment.
          throw isUniqueViolation(error) ? refusal('account-exists') : error;
        });
      const user = accepted ?? (await signInAgain({ db, clock }, await readByToken(db, token), password));
      return { userId: user.userId, tempAuthId: await issueSignUpToken(sandbox, { ...user, retailerId }) };
    },
  } satisfies Handlers<Operations>;
}

type User = typeof users.$inferSelect;

/** @throws ProblemError 404 */
async function readByToken(db: Database, token: string): Promise<Invitation> {
  const [invitation] = await readInvitations(db, eq(invitations.tokenHash, hashToken(token)));
  if (!invitation) throw notFound('The invitation does not exist.');
  return invitation;
}

async function accept(tx: Database, invitation: Invitation, passwordHash: string, now: Date): Promise<User> {
  const { invitationId, clientId, email, name, role } = invitation;
  const user = await addPerson(tx, {
    clientId,
    userName: email,
    email,
    name,
    userAdministrator: role === 'administrator',
    passwordHash,
    createdAt: now,
  });
  if (role === 'bookkeeper') {
    const [bookkeeper] = await tx.select().from(roles).where(eq(roles.roleName, 'Bookkeeper'));
    if (bookkeeper) await tx.insert(userRoles).values({ userId: user.userId, roleId: bookkeeper.roleId });
  }
  await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedByUserId: user.userId })
    .where(eq(invitations.invitationId, invitationId));
  return user;
}

/** The person of an accepted invitation, if the password is theirs and the response may have been lost. */
async function signInAgain(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  { acceptedAt, acceptedByUserId, email }: Invitation,
  password: string,
): Promise<User> {
  const isRecent = acceptedAt !== null && clock.now().getTime() - acceptedAt.getTime() < repeatable;
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.userId, acceptedByUserId ?? 0));
  if (!user || !isRecent) throw refusal('used');
  if ((await countTry(db, clock, email)) > 0)
    throw problem(429, { code: 'too-many-tries', detail: 'Too many failed attempts. Wait a minute, then try again.' });
  if (!(await verifyPassword(password, user.passwordHash))) throw refusal('used');
  await forgetTries(db, email);
  return user;
}

const refusals = {
  used: ['invitation-used', 'This invitation was already used.'],
  revoked: ['invitation-revoked', 'This invitation was revoked.'],
  expired: ['invitation-expired', 'This invitation has expired.'],
  'account-exists': ['account-exists', 'An account with this email already exists.'],
} as const satisfies Record<Exclude<InvitationLink['status'], 'open'>, readonly [string, string]>;

function refusal(status: keyof typeof refusals): ProblemError {
  const [code, detail] = refusals[status];
  return problem(409, { code, detail });
}
