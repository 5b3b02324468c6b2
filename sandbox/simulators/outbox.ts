/** Emails from the outside world. They are stored and shown on the control page. */
import { desc } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { sentMails } from '../db/schema/filing-logins.ts';

export type SentMail = typeof sentMails.$inferSelect;

export async function sendMail(db: Database, mail: typeof sentMails.$inferInsert): Promise<void> {
  await db.insert(sentMails).values(mail);
}

/** Newest first. */
export function listMails(db: Database, limit: number): Promise<SentMail[]> {
  return db.select().from(sentMails).orderBy(desc(sentMails.mailId)).limit(limit);
}
