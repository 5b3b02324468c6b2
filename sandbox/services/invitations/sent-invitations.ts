/** What administrators do with invitations: list, send, resend and revoke them. */
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invitations } from '../../db/schema/invitations.ts';
import { clients } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/invitations/operations.ts';
import type { Invitation as Answer, InvitationRequest } from '../../generated/invitations/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { countMails } from '../hourly-limits.ts';
import { emailOf, filled, findByUserName } from '../platform/new-person.ts';
import { isProspect } from '../platform/prospects.ts';
import { type Invitation, linkStatus, mailLink, newLink, readInvitations } from './invitation-store.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Invitations that a firm may send in an hour. */
const mostPerHour = 50;
/** Milliseconds after which ended invitations are deleted: long enough for their links to say why they don't work. */
const keptFor = 90 * 24 * hour;

export const sentInvitations = {
  listInvitations: async ({ db, clock, session }) => {
    const now = clock.now();
    const rows = await readInvitations(db, and(ofFirm(session), isPending));
    return rows.filter(({ hasAccount }) => !hasAccount).map((row) => toAnswer(row, now));
  },

  sendInvitation: async ({ db, clock, session, body }) => {
    const person = {
      email: emailOf('email', body.email),
      name: filled('name', body.name, 'The person’s name is missing.'),
      role: body.role,
    };
    const now = clock.now();
    return db.transaction(async (tx) => {
      await lockFirm(tx, session);
      const sent = await findByKey(tx, session, body.idempotencyKey);
      if (sent) return toAnswer(requireSame(sent, person), now);
      requireMayGive(session, person.role);
      await refuseKnown(tx, session, person.email);
      await endEarlier(tx, session, person, now);
      await refuseTooMany(tx, session, now);
      await countMails({ db: tx, clock }, session, [person.email]);
      await tx
        .delete(invitations)
        .where(and(ofFirm(session), lt(invitations.expiresAt, new Date(now.getTime() - keptFor))));
      const { token, stored } = newLink(now);
      const [row] = await tx
        .insert(invitations)
        .values({
          ...person,
          ...stored,
          clientId: session.clientId,
          invitedByUserId: session.userId,
          invitedByName: session.name,
          idempotencyKey: body.idempotencyKey,
        })
        .returning();
      const invitation = await readOne(tx, session, row?.invitationId ?? 0);
      await mailLink(tx, token, invitation);
      return toAnswer(invitation, now);
    });
  },

  resendInvitation: async ({ db, clock, session, params }) => {
    const now = clock.now();
    return db.transaction(async (tx) => {
      await lockFirm(tx, session);
      const before = await readOne(tx, session, params.invitationId);
      if (before.acceptedAt) throw alreadyJoined(before);
      if (before.revokedAt) throw problem(409, { code: 'invitation-revoked', detail: 'This invitation was revoked.' });
      requireMayGive(session, before.role);
      await refuseKnown(tx, session, before.email);
      if (now.getTime() - before.sentAt.getTime() < minute && before.isInviterAdministrator) {
        const detail = 'This invitation was sent less than a minute ago. Wait a minute, then send it again.';
        throw problem(429, { code: 'sent-recently', detail });
      }
      await refuseTooMany(tx, session, now);
      await countMails({ db: tx, clock }, session, [before.email]);
      const { token, stored } = newLink(now);
      await tx
        .update(invitations)
        .set({ ...stored, invitedByUserId: session.userId, invitedByName: session.name })
        .where(eq(invitations.invitationId, before.invitationId));
      const invitation = await readOne(tx, session, before.invitationId);
      await mailLink(tx, token, invitation);
      return toAnswer(invitation, now);
    });
  },

  revokeInvitation: async ({ db, clock, session, params }) => {
    await db.transaction(async (tx) => {
      await lockFirm(tx, session);
      const invitation = await readOne(tx, session, params.invitationId);
      if (invitation.acceptedAt) throw alreadyJoined(invitation);
      await tx
        .update(invitations)
        .set({ revokedAt: clock.now() })
        .where(and(eq(invitations.invitationId, invitation.invitationId), isNull(invitations.revokedAt)));
    });
    return undefined;
  },
} satisfies Handlers<Operations>;

type NewPerson = Pick<InvitationRequest, 'email' | 'name' | 'role'>;

const ofFirm = ({ clientId }: Session) => eq(invitations.clientId, clientId);
const isPending = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

/** One change of a firm's invitations at a time. */
async function lockFirm(tx: Database, { clientId }: Session): Promise<void> {
  await tx.select({ clientId: clients.clientId }).from(clients).where(eq(clients.clientId, clientId)).for('update');
}

/** @throws ProblemError 404 for an invitation of another firm. */
async function readOne(tx: Database, session: Session, invitationId: number): Promise<Invitation> {
  const [invitation] = await readInvitations(tx, and(ofFirm(session), eq(invitations.invitationId, invitationId)));
  if (!invitation) throw notFound('The invitation does not exist.');
  return invitation;
}

async function findByKey(tx: Database, session: Session, key: string): Promise<Invitation | undefined> {
  const [invitation] = await readInvitations(tx, and(ofFirm(session), eq(invitations.idempotencyKey, key)));
  return invitation;
}

/** @throws ProblemError 409 unless the key was used for the same person. */
function requireSame(sent: Invitation, { email, name, role }: NewPerson): Invitation {
  if (sent.email === email && sent.name === name && sent.role === role) return sent;
  throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used to invite someone else.' });
}

/**
 * Nobody gives what they don't have: an administrator who signed up for process serving only doesn't see the firm's
 * fees.
 * @throws ProblemError 403
 */
function requireMayGive(session: Session, role: NewPerson['role']): void {
  if (role !== 'bookkeeper' || !isProspect(session)) return;
  const detail = 'You can’t give this role. Choose another, or contact support.';
  throw problem(403, { code: 'role-not-allowed', detail, errors: { role: [detail] } });
}

/** @throws ProblemError 409 for the email of a person in this firm, or in another. */
async function refuseKnown(tx: Database, { clientId }: Session, email: string): Promise<void> {
  const known = await findByUserName(tx, email);
  if (!known) return;
  const isMember = known.clientId === clientId;
  const detail = isMember
    ? `${known.name} is already in your firm.`
    : 'This email has an account with another firm. Use a different email.';
  throw problem(409, { code: isMember ? 'already-member' : 'email-known', detail, errors: { email: [detail] } });
}

/** Ends the email's earlier invitation once it has expired. @throws ProblemError 409 while it is open. */
async function endEarlier(tx: Database, session: Session, { email }: NewPerson, now: Date): Promise<void> {
  const [earlier] = await readInvitations(tx, and(ofFirm(session), isPending, eq(invitations.email, email)));
  if (!earlier) return;
  if (linkStatus(earlier, now) === 'open') {
    const detail = `${earlier.name} already has an invitation. Resend it in Account details, or revoke it first.`;
    throw problem(409, { code: 'already-invited', detail, errors: { email: [detail] } });
  }
  await tx.update(invitations).set({ revokedAt: now }).where(eq(invitations.invitationId, earlier.invitationId));
}

/** @throws ProblemError 429 */
async function refuseTooMany(tx: Database, session: Session, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hour);
  const [sent] = await tx
    .select({ total: count() })
    .from(invitations)
    .where(and(ofFirm(session), gt(invitations.sentAt, since)));
  if ((sent?.total ?? 0) < mostPerHour) return;
  const detail = `A firm can send ${mostPerHour} invitations an hour. Try again later.`;
  throw problem(429, { code: 'too-many-invitations', detail });
}

function alreadyJoined({ name }: Invitation) {
  return problem(409, { code: 'invitation-used', detail: `${name} has already joined.` });
}

function toAnswer(invitation: Invitation, now: Date): Answer {
  const { invitationId, email, name, role, invitedByName, sentAt, expiresAt, isInviterAdministrator } = invitation;
  return {
    invitationId,
    email,
    name,
    role,
    status: !isInviterAdministrator ? 'inactive' : expiresAt <= now ? 'expired' : 'open',
    invitedBy: invitedByName,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
