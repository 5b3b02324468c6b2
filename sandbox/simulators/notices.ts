/**
 * Service notices: sent by email and opened after a while. Addresses that start with `bounce`, and those of service
 * contacts whose mail bounced before, are undeliverable; those that start with `unread` are never opened.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { filingRecipients, filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { serviceContacts } from '../db/schema/service-contacts.ts';
import { type Step, schedule } from './due-work.ts';

const openNotice = 'notice.open';
/** Seconds until a filing's first notice is opened, and between notices. */
const opensAfterSeconds = { first: 45, next: 30 } as const;

/** Sends a filing's notices. Returns whether all were delivered. */
export async function sendNotices(tx: Database, filingId: string, servedAt: Date): Promise<boolean> {
  const recipients = await tx
    .select({ recipient: filingRecipients, failedBefore: serviceContacts.isUndeliverable })
    .from(filingRecipients)
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
  for (const [index, { recipient, failedBefore }] of recipients.entries()) {
    const { recipientId, serviceContactId, email } = recipient;
    const bounces = failedBefore === true || /^bounce/i.test(email);
    const statusCode = bounces ? 'undeliverable' : 'sent';
    if (bounces) areAllDelivered = false;
    if (bounces && serviceContactId !== null) await markUndeliverable(tx, serviceContactId, email);
    await tx
      .update(filingRecipients)
      .set({ statusCode, servedAt })
      .where(eq(filingRecipients.recipientId, recipientId));
    if (bounces || /^unread/i.test(email)) continue;
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

/** Only the order's version changes: the firm has nothing to do. */
const open: Step = async (tx, { recipientId }, now) => {
  if (typeof recipientId !== 'number') return;
  const [opened] = await tx
    .update(filingRecipients)
    .set({ isOpened: true, openedAt: now })
    .where(eq(filingRecipients.recipientId, recipientId))
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
