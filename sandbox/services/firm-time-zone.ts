/** Calendar days in a firm's time zone, that of its main office. */
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { clients } from '../db/schema/platform.ts';

/** A firm's IANA zone. */
export async function firmTimeZone(db: Database, clientId: number): Promise<string> {
  const [firm] = await db.select({ timeZone: clients.timeZone }).from(clients).where(eq(clients.clientId, clientId));
  return firm?.timeZone ?? 'America/Chicago';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes a hundred times as long as using it. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/** An instant's date in a zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = dayFormat(timeZone).formatToParts(instant);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
