import { notInArray, sql } from 'drizzle-orm';
import { MovableClock } from '../clock.ts';
import { sandboxSettings } from '../db/schema/control.ts';
import { sessions, users } from '../db/schema/platform.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Sandbox } from '../sandbox.ts';

/** Survive a reset, so browsers stay signed in. */
const keptTables = sql.raw(`'sandbox_settings', 'token_generations'`);
const keptSettings = ['token-key'];

/** Restores the demo data and clock and removes faults in one transaction. Demo people stay signed in. */
export async function resetDemo(sandbox: Sandbox): Promise<void> {
  await sandbox.db.transaction(async (tx) => {
    const open = await tx.select().from(sessions);
    await tx.execute(sql`
      do $$
      begin
        execute (
          select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
          from pg_tables
          where schemaname = 'public' and tablename not in (${keptTables})
        );
      end $$`);
    await tx.delete(sandboxSettings).where(notInArray(sandboxSettings.key, keptSettings));
    await seedDemo({ db: tx, clock: new MovableClock() });
    const people = await tx.select({ userId: users.userId }).from(users);
    const staying = open.filter((session) => people.some(({ userId }) => userId === session.userId));
    if (staying.length > 0) await tx.insert(sessions).values(staying);
  });
  sandbox.clock.offset = 0;
  await sandbox.faults.load();
  await sandbox.slowStart.load();
}
