/** The sandbox's settings, stored in its database. */
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { sandboxSettings } from '../db/schema/control.ts';

/** Key of the clock's offset in milliseconds. */
export const clockOffset = 'clock-offset';

/** Reads a setting; undefined when unset. The caller parses it. */
export async function readSetting(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select().from(sandboxSettings).where(eq(sandboxSettings.key, key));
  return row?.value;
}

/** Writes a setting. */
export async function writeSetting(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insert(sandboxSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: sandboxSettings.key, set: { value } });
}
