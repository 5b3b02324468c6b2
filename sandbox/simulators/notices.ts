/**
 * The mail by which people are served: it goes out, and is opened after a while. An address that begins with `bounce`
 * does not exist; one that begins with `unread` is never looked into.
 */
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { filingRecipients, filings } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import { type Step, schedule } from './due-work.ts';

const openNotice = 'notice.open';
/** Until the first notice of a filing is opened, and from each to the next. */
const opensAfterSeconds = { first: 45, next: 30 } as const;

/** Sends the notices of a filing. Answers whether all of them could be delivered. */
export async function sendNotices(tx: Database, filingId: string, servedAt: Date): Promise<boolean> {
  const recipients = await tx
    .select()
    .from(filingRecipients)
    .where(eq(filingRecipients.filingId, filingId))
    .orderBy(asc(filingRecipients.recipientId));
  for (const [index, { recipientId, email }] of recipients.entries()) {
    const statusCode = /^bounce/i.test(email) ? 'undeliverable' : 'sent';
    await tx
      .update(filingRecipients)
      .set({ statusCode, servedAt })
      .where(eq(filingRecipients.recipientId, recipientId));
    if (statusCode === 'undeliverable' || /^unread/i.test(email)) continue;
    const seconds = opensAfterSeconds.first + index * opensAfterSeconds.next;
    await schedule(tx, new Date(servedAt.getTime() + seconds * 1000), openNotice, { recipientId });
  }
  return !recipients.some(({ email }) => /^bounce/i.test(email));
}

/** What the order shows has changed, but nothing that the firm would have to act on: only its version says so. */
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
