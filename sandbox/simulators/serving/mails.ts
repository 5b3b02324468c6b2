/** Emails about a recipient, to the person who ordered and those named in the order. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema/platform.ts';
import type { LockedJob } from '../../services/serving/orders/job-store.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import { sendMail } from '../outbox.ts';

/** Tells what happened; the link leads to the recipient's tab. */
export async function mailAboutJob(
  tx: Database,
  { placed: { order, serving }, stored: { job } }: LockedJob,
  { subject, body }: { subject: string; body: string },
  now: Date,
): Promise<void> {
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.userId, order.userId));
  const recipients = new Set([...(person ? [person.email] : []), ...serving.notifyEmails].map((each) => each.trim()));
  const title = order.caseTitle || order.description;
  for (const recipient of recipients)
    await sendMail(tx, {
      ...{ sentAt: now, recipient, subject: `${recipientName(job.recipient)}: ${subject}` },
      body: `${body}\n\n${title}\nOrder ${order.orderId}`,
      link: `/app/serve-it/orders/${order.orderId}?recipient=${job.position}`,
    });
}
