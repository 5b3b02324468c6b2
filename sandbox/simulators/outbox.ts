/** E-mails that the outside world sends. They stay here: the control page shows them. */
import { desc } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { sentMails } from '../db/schema/filing-logins.ts';

export type SentMail = typeof sentMails.$inferSelect;

export async function sendMail(db: Database, mail: typeof sentMails.$inferInsert): Promise<void> {
  await db.insert(sentMails).values(mail);
}

/** The newest first. */
export function listMails(db: Database, limit: number): Promise<SentMail[]> {
  return db.select().from(sentMails).orderBy(desc(sentMails.mailId)).limit(limit);
}
