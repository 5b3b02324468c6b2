/**
 * Limits what people set off by the hour: emails to addresses of their choice, and firms that sign up. Counted across
 * processes, by person, firm and address: of email, and of the connection where nobody is signed in.
 */
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { hourlyCounts } from '../db/schema/platform.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Session } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

const hour = 3_600_000;

/** Emails an hour. An office that invites all its people, or mails a month's invoices, stays far below. */
const mostMails = { person: 60, firm: 200, address: 30 };
/** Steps of sign-ups an hour, of which each has two: from a connection, which a building may share, and with an email. */
const mostSignUps = { connection: 100, email: 20 };

interface Call {
  db: Database;
  clock: Clock;
}

/**
 * Counts emails that a person has sent to addresses of their choice. Call it within the transaction that sends them: what
 * is refused counts not at all.
 * @throws ProblemError 429 `too-many-mails` with the seconds to wait.
 */
export async function countMails(
  { db, clock }: Call,
  { userId, clientId }: Pick<Session, 'userId' | 'clientId'>,
  recipients: readonly string[],
): Promise<void> {
  const total = recipients.length;
  const addresses = [...new Set(recipients.map((recipient) => recipient.trim().toLowerCase()))];
  const counts = [
    ...addresses.map((address) => ({ subject: `mails to ${address}`, total: 1, most: mostMails.address })),
    { subject: `mails of firm ${clientId}`, total, most: mostMails.firm },
    { subject: `mails of person ${userId}`, total, most: mostMails.person },
  ];
  const wait = await count(db, clock, counts);
  if (wait === 0) return;
  const detail = `Too many emails were sent within an hour. ${again(wait)}`;
  throw problem(429, { code: 'too-many-mails', detail, retryAfter: wait });
}

/**
 * Counts a step of a sign-up: the firm, or its first person.
 * @throws ProblemError 429 `too-many-sign-ups` with the seconds to wait.
 */
export async function countSignUp({ db, clock }: Call, request: Request, email: string): Promise<void> {
  const wait = await count(db, clock, [
    { subject: `sign-ups from ${networkOf(clientAddress(request))}`, total: 1, most: mostSignUps.connection },
    { subject: `sign-ups as ${email}`, total: 1, most: mostSignUps.email },
  ]);
  if (wait === 0) return;
  const detail = `Too many accounts were created within an hour. ${again(wait)}`;
  throw problem(429, { code: 'too-many-sign-ups', detail, retryAfter: wait });
}

const again = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};

/** Who has an IPv6 address has all of its network (the first 64 bits). */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

interface Counted {
  subject: string;
  total: number;
  most: number;
}

/** Counts in one statement each, so that parallel calls can't pass a limit. Returns the seconds to wait; 0 if none. */
async function count(db: Database, clock: Clock, counts: readonly Counted[]): Promise<number> {
  const now = clock.now();
  const hourAgo = new Date(now.getTime() - hour);
  const { subject: key, total: sum, since } = hourlyCounts;
  // Hours that ended, so that addresses don't fill the table; none that another call is counting.
  const ended = db.select({ subject: key }).from(hourlyCounts).where(lte(since, hourAgo));
  await db.delete(hourlyCounts).where(inArray(key, ended.for('update', { skipLocked: true })));
  // The same order in all calls, so that none waits for another that waits for it.
  for (const { subject, total, most } of counts.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))) {
    // A clock that was set back begins anew, too.
    const isOver = sql`(${since} <= ${hourAgo.toISOString()}::timestamptz or ${since} > ${now.toISOString()}::timestamptz)`;
    const counted = await db
      .insert(hourlyCounts)
      .values({ subject, total, since: now })
      .onConflictDoUpdate({
        target: key,
        set: {
          total: sql`case when ${isOver} then 0 else ${sum} end + ${total}`,
          since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${since} end`,
        },
        setWhere: sql`${isOver} or ${sum} + ${total} <= ${most}`,
      })
      .returning();
    const isWithin = counted.length > 0 && total <= most;
    if (!isWithin) return secondsLeft(db, subject, now);
  }
  return 0;
}

async function secondsLeft(db: Database, subject: string, now: Date): Promise<number> {
  const [row] = await db.select().from(hourlyCounts).where(eq(hourlyCounts.subject, subject));
  const since = row?.since ?? now;
  return Math.max(1, Math.ceil((since.getTime() + hour - now.getTime()) / 1000));
}
