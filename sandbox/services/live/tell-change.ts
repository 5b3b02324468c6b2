import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orderChangesChannel, type ToldChange } from '../../db/order-changes.ts';

/** Tells everyone who follows a firm's orders, in other processes too, once the transaction is committed. */
export async function tellChange(db: Database, change: ToldChange): Promise<void> {
  await db.execute(sql`select pg_notify(${orderChangesChannel}, ${JSON.stringify(change)})`);
}
