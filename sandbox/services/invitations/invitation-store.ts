/** Invitations and the state of their links. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invitations } from '../../db/schema/invitations.ts';
import { clients, users } from '../../db/schema/platform.ts';
import type { InvitationLink } from '../../generated/invitations/schemas.ts';
import { sendMail } from '../../simulators/outbox.ts';

const day = 24 * 3600 * 1000;
/** Days until a link expires. */
const linkLifetime = 7;

/** An invitation with what its link depends on. */
export type Invitation = typeof invitations.$inferSelect & {
  firmName: string;
  timeZone: string;
  retailerId: number;
  /** Whether the person who sent it still administers the firm. */
  isInviterAdministrator: boolean;
  /** Whether the email has an account by now. */
  hasAccount: boolean;
};

/** Reads invitations, latest first. */
export function readInvitations(db: Database, where: SQL | undefined): Promise<Invitation[]> {
  const isInviterAdministrator = sql<boolean>`exists (select 1 from ${users} where ${and(
    eq(users.userId, invitations.invitedByUserId),
    eq(users.clientId, invitations.clientId),
    eq(users.userAdministrator, true),
  )})`;
  const hasAccount = sql<boolean>`exists (select 1 from ${users} where ${eq(users.userName, invitations.email)})`;
  return db
    .select({
      ...getTableColumns(invitations),
      firmName: clients.name,
      timeZone: clients.timeZone,
      retailerId: clients.retailerId,
      isInviterAdministrator,
      hasAccount,
    })
    .from(invitations)
    .innerJoin(clients, eq(clients.clientId, invitations.clientId))
    .where(where)
    .orderBy(sql`${invitations.sentAt} desc`, sql`${invitations.invitationId} desc`);
}

/** Tells what an invitation's link can still do. */
export function linkStatus(invitation: Invitation, now: Date): InvitationLink['status'] {
  const { acceptedAt, revokedAt, expiresAt, isInviterAdministrator, hasAccount } = invitation;
  if (acceptedAt) return 'used';
  if (revokedAt || !isInviterAdministrator) return 'revoked';
  if (hasAccount) return 'account-exists';
  return expiresAt <= now ? 'expired' : 'open';
}

/** A new link: its token, for the email only, and what is stored. */
export function newLink(now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkLifetime * day);
  return { token, stored: { tokenHash: hashToken(token), sentAt: now, expiresAt } };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Emails the link. The token is in the fragment, which browsers send to no server. */
export async function mailLink(
  tx: Database,
  token: string,
  { email, invitedByName, firmName, timeZone, sentAt, expiresAt }: Invitation,
): Promise<void> {
  const lastDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(expiresAt);
  await sendMail(tx, {
    sentAt,
    recipient: email,
    subject: `Join ${firmName} on Benchfile`,
    body: `${invitedByName} invited you. Choose a password to join. The link works once and expires on ${lastDay}.`,
    link: `/app/join#token=${token}`,
  });
}
