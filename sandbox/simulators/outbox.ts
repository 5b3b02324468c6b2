/** Emails from the outside world. They are stored and shown on the control page. */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { mailAttachments, sentMails } from '../db/schema/filing-logins.ts';

export type SentMail = typeof sentMails.$inferSelect;

/** A file sent with an email. */
interface Attachment {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

export async function sendMail(
  db: Database,
  mail: typeof sentMails.$inferInsert,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  const [sent] = await db.insert(sentMails).values(mail).returning({ mailId: sentMails.mailId });
  if (!sent || attachments.length === 0) return;
  await db.insert(mailAttachments).values(attachments.map((file) => ({ ...file, mailId: sent.mailId })));
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
