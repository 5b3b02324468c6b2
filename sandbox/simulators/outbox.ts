/** Emails from the outside world. They are stored, shown at /sandbox/mails, and sent where `SMTP_URL` names a server. */
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { mailAttachments, sentMails } from '../db/schema/filing-logins.ts';
import { oneLine } from '../http/one-line.ts';
import { type Step, schedule } from './due-work.ts';
import { composeMail, sender } from './mail-message.ts';

export type SentMail = typeof sentMails.$inferSelect;

/** A file sent with an email. */
interface Attachment {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

const sendWork = 'outbox.send';

/** Stores an email. With a mail server, it is sent once the caller's transaction is committed. */
export async function sendMail(
  db: Database,
  mail: typeof sentMails.$inferInsert,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  // Names and titles of the outside world come as they are.
  const values = { ...mail, subject: oneLine(mail.subject) };
  const [sent] = await db.insert(sentMails).values(values).returning({ mailId: sentMails.mailId });
  if (!sent) return;
  const { mailId } = sent;
  if (attachments.length > 0) await db.insert(mailAttachments).values(attachments.map((file) => ({ ...file, mailId })));
  if (process.env.SMTP_URL) await schedule(db, mail.sentAt, sendWork, { mailId });
}

/**
 * Sends an email to the mail server; again later if the server can't be reached. An email sent twice, because other work
 * beside it failed, has the same message ID.
 */
const send: Step = async (tx, { mailId }) => {
  const server = process.env.SMTP_URL;
  const mail = typeof mailId === 'number' ? await readMail(tx, mailId) : undefined;
  if (!server || !mail) return;
  const raw = await composeMail(mail, await readAttachments(tx, mail.mailId), mailOrigin());
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport(server);
  try {
    await transport.sendMail({ envelope: { from: sender, to: mail.recipient }, raw });
  } finally {
    transport.close();
  }
};

export const outboxSteps: ReadonlyMap<string, Step> = new Map([[sendWork, send]]);

/** Where links in emails lead: emails are sent without a request that would name the host. */
export const mailOrigin = (): string => process.env.MAIL_ORIGIN ?? 'http://localhost:5173';

/** An email, if it exists. */
export async function readMail(db: Database, mailId: number): Promise<SentMail | undefined> {
  const [mail] = await db.select().from(sentMails).where(eq(sentMails.mailId, mailId));
  return mail;
}

/** The files of an email, in the order they were attached. */
export function readAttachments(db: Database, mailId: number): Promise<(typeof mailAttachments.$inferSelect)[]> {
  return db
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(asc(mailAttachments.attachmentId));
}

/** A file of an email, by name. */
export async function readAttachment(
  db: Database,
  mailId: number,
  fileName: string,
): Promise<typeof mailAttachments.$inferSelect | undefined> {
  const [file] = await db
    .select()
    .from(mailAttachments)
    .where(and(eq(mailAttachments.mailId, mailId), eq(mailAttachments.fileName, fileName)));
  return file;
}

/** Newest first. */
export function listMails(db: Database, limit: number): Promise<SentMail[]> {
  return db.select().from(sentMails).orderBy(desc(sentMails.mailId)).limit(limit);
}
