/** Adds people to firms: what their email and password must be, and what they start with. */

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema/platform.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import { isEmailAddress } from '../email-address.ts';
import { registerAttorney } from '../filing/first-attorney.ts';
import { hashPassword } from './passwords.ts';

type Person = Pick<typeof users.$inferInsert, 'clientId' | 'userName' | 'name' | 'email' | 'userAdministrator'>;

/** Stores a person, who can then sign in and file. */
export async function addPerson(
  tx: Database,
  person: Person & { passwordHash: string; createdAt: Date },
): Promise<typeof users.$inferSelect> {
  const [user] = await tx.insert(users).values(person).returning();
  if (!user) throw new Error('The person was not stored.');
  await registerAttorney(tx, user);
  return user;
}

/** Emails are looked up in lower case. @throws ProblemError 400 for something else. */
export function emailOf(field: string, text: string): string {
  const email = text.trim().toLowerCase();
  if (!isEmailAddress(email)) throw refused(field, 'The email address is not valid.');
  return email;
}

/** @throws ProblemError 400 with the complaint for an empty text. */
export function filled(field: string, text: string, complaint: string): string {
  const kept = text.trim();
  if (kept === '') throw refused(field, complaint);
  return kept;
}

/** @throws ProblemError 400 unless the password follows the rules. Its length is in the contracts. */
export async function hashNewPassword(password: string): Promise<string> {
  const isGood = /[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password);
  if (!isGood) throw refused('password', 'The password needs an uppercase letter, a lowercase letter and a number.');
  return hashPassword(password);
}

/** A 400 with a message for a field. */
export function refused(field: string, detail: string): ProblemError {
  return problem(400, { code: 'invalid-request', detail, errors: { [field]: [detail] } });
}

/** The person with this user name, if any. */
export async function findByUserName(tx: Database, userName: string): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.userName, userName));
  return user;
}
