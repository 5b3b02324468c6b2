/**
 * Service notices: sent by email and opened after a while. Addresses that start with `bounce`, those that the control page
 * makes bounce, and those of service contacts whose mail bounced before are undeliverable; those that start with `unread`
 * are never opened.
 */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { filingRecipients, filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { bouncingAddresses, serviceContacts } from '../db/schema/service-contacts.ts';
import { refreshAttention } from '../services/filing/corrections.ts';
import { type Step, schedule } from './due-work.ts';

const openNotice = 'notice.open';
/** Seconds until a filing's first notice is opened, and between notices. */
const opensAfterSeconds = { first: 45, next: 30 } as const;

/** What mail servers answer. */
const failures = {
  unknown: 'The mail server does not know this address.',
  before: 'Mail to this address bounced before.',
} as const;

/** Sends a filing's notices. Returns whether all were delivered. */
export async function sendNotices(tx: Database, filingId: string, servedAt: Date): Promise<boolean> {
  const recipients = await tx
    .select({
      recipient: filingRecipients,
      failedBefore: serviceContacts.isUndeliverable,
      bouncing: bouncingAddresses.email,
    })
    .from(filingRecipients)
    .leftJoin(bouncingAddresses, eq(bouncingAddresses.email, sql`lower(${filingRecipients.email})`))
    // The contact may have another address since the submission.
    .leftJoin(
      serviceContacts,
      and(
        eq(serviceContacts.serviceContactId, filingRecipients.serviceContactId),
        eq(serviceContacts.email, filingRecipients.email),
      ),
    )
    .where(eq(filingRecipients.filingId, filingId))
    .orderBy(asc(filingRecipients.recipientId));
  let areAllDelivered = true;
  for (const [index, { recipient, failedBefore, bouncing }] of recipients.entries()) {
    const { recipientId, serviceContactId, email } = recipient;
    const isUnknown = bouncing !== null || /^bounce/i.test(email);
    const failureReason = isUnknown ? failures.unknown : failedBefore === true ? failures.before : null;
    const statusCode = failureReason === null ? 'sent' : 'undeliverable';
    if (failureReason !== null) {
      areAllDelivered = false;
      if (serviceContactId !== null) await markUndeliverable(tx, serviceContactId, email);
    }
    await tx
      .update(filingRecipients)
      .set({ statusCode, servedAt, failureReason })
      .where(eq(filingRecipients.recipientId, recipientId));
    if (failureReason !== null || /^unread/i.test(email)) continue;
    const seconds = opensAfterSeconds.first + index * opensAfterSeconds.next;
    await schedule(tx, new Date(servedAt.getTime() + seconds * 1000), openNotice, { recipientId });
  }
  return areAllDelivered;
}

/** Until its firm changes the address. */
async function markUndeliverable(tx: Database, serviceContactId: string, email: string): Promise<void> {
  await tx
    .update(serviceContacts)
    .set({ isUndeliverable: true })
    .where(and(eq(serviceContacts.serviceContactId, serviceContactId), eq(serviceContacts.email, email)));
}

/**
 * Makes mail to an address bounce from now on: that of service contacts, and notices already sent there that no one
 * opened. Returns how many notices bounced.
 */
export async function bounceAddress(tx: Database, address: string): Promise<number> {
  const email = address.trim().toLowerCase();
  await tx.insert(bouncingAddresses).values({ email }).onConflictDoNothing();
  await tx
    .update(serviceContacts)
    .set({ isUndeliverable: true })
    .where(eq(sql`lower(${serviceContacts.email})`, email));
  const bounced = await tx
    .update(filingRecipients)
    .set({ statusCode: 'undeliverable', failureReason: failures.unknown })
    .where(
      and(
        eq(sql`lower(${filingRecipients.email})`, email),
        eq(filingRecipients.statusCode, 'sent'),
        eq(filingRecipients.isOpened, false),
      ),
    )
    .returning();
  const touched = await tx
    .selectDistinct({ orderId: filings.orderId })
    .from(filings)
    .where(
      inArray(
        filings.filingId,
        bounced.map(({ filingId }) => filingId),
      ),
    );
  for (const { orderId } of touched) {
    const ofOrder = and(eq(filings.orderId, orderId), eq(filings.statusText, 'Served'));
    await tx.update(filings).set({ statusText: 'Service incomplete' }).where(ofOrder);
    await tx
      .update(orders)
      .set({ statusText: 'Service incomplete' })
      .where(and(eq(orders.orderId, orderId), eq(orders.statusText, 'Served')));
    await refreshAttention(tx, orderId);
  }
  return bounced.length;
}

/** Only the order's version changes: the firm has nothing to do. */
const open: Step = async (tx, { recipientId }, now) => {
  if (typeof recipientId !== 'number') return;
  const [opened] = await tx
    .update(filingRecipients)
    .set({ isOpened: true, openedAt: now })
    .where(and(eq(filingRecipients.recipientId, recipientId), eq(filingRecipients.statusCode, 'sent')))
    .returning();
  if (!opened) return;
  const [filing] = await tx.select().from(filings).where(eq(filings.filingId, opened.filingId));
  if (!filing) return;
  await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.orderId, filing.orderId));
};

export const noticeSteps: ReadonlyMap<string, Step> = new Map([[openNotice, open]]);
