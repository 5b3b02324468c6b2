/** What moves an envelope on: links to signers, its end, and what the order shows of both. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import { filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { clients, users } from '../../../db/schema/platform.ts';
import {
  signatureEnvelopes,
  signatureEvents,
  signatureLinks,
  signatureSigners,
} from '../../../db/schema/signatures.ts';
import { statusHistory } from '../../../db/schema/status-history.ts';
import type { FilingStatus } from '../../../generated/filing/schemas.ts';
import { sendMail } from '../../../simulators/outbox.ts';
import { notePushes } from '../../integration/matter-pushes.ts';
import { isAsked, progressText, readEnvelope, type StoredEnvelope, type StoredSigner } from './envelope-store.ts';

/** Minutes within which a signer gets no second link. */
const betweenLinks = 10;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface Event {
  actor: string;
  text: string;
  ip?: string | undefined;
}

export async function addEvent(tx: Database, orderId: number, { actor, text, ip }: Event, at: Date): Promise<void> {
  await tx.insert(signatureEvents).values({ orderId, at, actor, text, ip: ip ?? null });
}

const longDay = (day: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(day);

export async function readFirm(db: Database, clientId: number): Promise<{ name: string; timeZone: string }> {
  const [firm] = await db
    .select({ name: clients.name, timeZone: clients.timeZone })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  return firm ?? { name: '', timeZone: 'America/Chicago' };
}

/** Mails signers a link, which ends their earlier ones. */
export async function sendLinks(
  tx: Database,
  { order, envelope }: StoredEnvelope,
  signers: readonly StoredSigner[],
  { actor, isReminder }: { actor: string; isReminder: boolean },
  now: Date,
): Promise<void> {
  const firm = await readFirm(tx, order.clientId);
  for (const { signerId, name, email, status } of signers) {
    const token = randomBytes(32).toString('base64url');
    await tx
      .update(signatureLinks)
      .set({ replacedAt: now })
      .where(and(eq(signatureLinks.signerId, signerId), isNull(signatureLinks.replacedAt)));
    await tx.insert(signatureLinks).values({ tokenHash: hashToken(token), signerId, sentAt: now });
    await tx
      .update(signatureSigners)
      .set({ sentAt: now, ...(status === 'waiting' && { status: 'sent' as const }) })
      .where(eq(signatureSigners.signerId, signerId));
    await sendMail(tx, {
      sentAt: now,
      recipient: email,
      subject: `${isReminder ? 'Reminder: ' : ''}${firm.name} asks you to sign ${envelope.title}`,
      body: [
        `${name}, ${order.userName} of ${firm.name} asks you to read and sign: ${envelope.title}.`,
        ...(envelope.message === '' ? [] : [envelope.message]),
        `The link is for you alone. You can sign once, until ${longDay(envelope.expiresAt, firm.timeZone)}.`,
        ...(isReminder ? ['It replaces the link of our earlier email.'] : []),
      ].join('\n\n'),
      link: `/app/sign#token=${token}`,
    });
    await addEvent(tx, order.orderId, { actor, text: `${isReminder ? 'Reminder sent' : 'Sent'} to ${name}` }, now);
  }
}

/** Reminds those whose turn it is, apart from those who got a link a moment ago. */
export async function remind(tx: Database, stored: StoredEnvelope, actor: string, now: Date): Promise<void> {
  const since = now.getTime() - betweenLinks * 60_000;
  const late = stored.signers.filter((signer) => isAsked(signer) && (signer.sentAt?.getTime() ?? 0) <= since);
  if (late.length === 0) return;
  await sendLinks(tx, stored, late, { actor, isReminder: true }, now);
  await touchOrder(tx, stored, {}, now);
}

/** Brings the order's row up to date. */
export async function touchOrder(
  tx: Database,
  { order }: StoredEnvelope,
  change: Partial<typeof orders.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, version: order.version + 1, updatedAt: now })
    .where(eq(orders.orderId, order.orderId));
}

/** After a signer signed: the next one's link, and how far the envelope is. */
export async function askNext(tx: Database, orderId: number, now: Date): Promise<StoredEnvelope | undefined> {
  const stored = await readEnvelope(tx, orderId);
  if (!stored) return undefined;
  const { signers } = stored;
  const next = signers.some(isAsked) ? undefined : signers.find(({ status }) => status === 'waiting');
  if (next) await sendLinks(tx, stored, [next], { actor: 'Benchfile', isReminder: false }, now);
  const statusText = progressText(signers);
  await touchOrder(tx, stored, { statusText }, now);
  await tx.update(filings).set({ statusText }).where(eq(filings.orderId, orderId));
  return stored;
}

interface Ending {
  status: 'completed' | 'declined' | 'voided' | 'expired';
  statusText: string;
  actor: string;
  comment: string;
  /** Stored as the envelope's reason. */
  reason?: string;
  /** Other columns of the order. */
  order?: Partial<typeof orders.$inferInsert>;
}

/** Ends an envelope. Its fee is charged, unless it is voided before a signer opened it. */
export async function endEnvelope(tx: Database, stored: StoredEnvelope, ending: Ending, now: Date): Promise<void> {
  const { order, envelope } = stored;
  const { orderId } = order;
  const { status, statusText, actor, comment, reason } = ending;
  const isFree = status === 'voided' && envelope.status === 'sent';
  await tx
    .update(signatureEnvelopes)
    .set({ status, endedAt: now, endReason: reason ?? null })
    .where(eq(signatureEnvelopes.orderId, orderId));
  await touchOrder(
    tx,
    stored,
    {
      status: status === 'voided' ? 'cancelled' : 'completed',
      statusText,
      ...(isFree && { totalAmountCents: 0 }),
      ...ending.order,
    },
    now,
  );
  const step: FilingStatus = status === 'completed' ? 'served' : status === 'voided' ? 'cancelled' : 'returned';
  await tx.update(filings).set({ statusText, status: step }).where(eq(filings.orderId, orderId));
  await tx.insert(statusHistory).values({ orderId, at: now, status: step, statusText, actor, comment });
  const open = and(eq(charges.orderId, orderId), eq(charges.status, 'not-yet-charged'));
  if (isFree) await tx.delete(charges).where(open);
  else await tx.update(charges).set({ status: 'billable', chargedAt: now }).where(open);
  await addEvent(tx, orderId, { actor, text: comment }, now);
  await notePushes(tx, order, now);
}

/** Emails the sender, if the account still exists. */
export async function mailSender(
  tx: Database,
  { order }: StoredEnvelope,
  { subject, body }: { subject: string; body: string },
  now: Date,
): Promise<void> {
  const [sender] = await tx.select({ email: users.email }).from(users).where(eq(users.userId, order.userId));
  if (!sender) return;
  const link = `/app/order-details/${order.orderId}`;
  await sendMail(tx, { sentAt: now, recipient: sender.email, subject, body, link });
}
