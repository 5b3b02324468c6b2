/** The demo firms, people, matters and orders: invented, and identical on every run. */
import { sql } from 'drizzle-orm';
import { readSetting, writeSetting } from '../control/settings.ts';
import type { Database } from '../db/connection.ts';
import type { Sandbox } from '../sandbox.ts';
import { seedCalifornia } from './california/seed-california.ts';
import { seedCards } from './cards.ts';
import { seedCourts } from './courts/seed-courts.ts';
import { seedDecidedFilings } from './decided/decided-filings.ts';
import type { DemoStep } from './demo-step.ts';
import { seedDockets } from './dockets/index.ts';
import { seedFilingAccounts } from './filing-accounts.ts';
import { seedFirms } from './firms.ts';
import { seedPortal, seedServiceLists } from './florida/portal.ts';
import { seedFlorida } from './florida/seed-florida.ts';
import { seedFormerOrders } from './former-orders.ts';
import { seedInvoices } from './invoices.ts';
import { seedMatterExpenses } from './matter-expenses.ts';
import { seedMatterFiles } from './matter-files.ts';
import { seedMatters } from './matters.ts';
import { seedOrders } from './orders/index.ts';
import { seedPeople } from './people.ts';
import { seedServiceContacts } from './service-contacts.ts';
import { seedServices } from './services.ts';
import { seedStampedCopies } from './stamped-copies.ts';

/** In order: later steps use earlier steps' data. */
const steps: readonly DemoStep[] = [
  seedServices,
  seedCourts,
  seedCalifornia,
  seedFlorida,
  seedFirms,
  seedPeople,
  seedCards,
  seedMatters,
  seedMatterFiles,
  seedFilingAccounts,
  seedPortal,
  seedOrders,
  seedStampedCopies,
  seedMatterExpenses,
  seedServiceLists,
  seedInvoices,
  seedServiceContacts,
  seedDockets,
  seedFormerOrders,
  seedDecidedFilings,
];

/** Seeds an empty database in one transaction. Does nothing if it is already seeded. */
export async function seedDemo({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): Promise<void> {
  if ((await readSetting(db, 'demo-seeded')) === true) return;
  await db.transaction(async (tx) => {
    for (const step of steps) await step({ db: tx, now: clock.now() });
    await alignSequences(tx);
    await writeSetting(tx, 'demo-seeded', true);
  });
}

/** Demo rows set their own IDs; moves the sequences past them. */
async function alignSequences(db: Database): Promise<void> {
  await db.execute(sql`
    do $$
    declare serial_column record;
    begin
      for serial_column in
        select format('%I.%I', table_schema, table_name) as table_path, column_name,
               pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence_path
        from information_schema.columns
        where table_schema = 'public' and column_default like 'nextval(%'
      loop
        execute format('select setval(%L, coalesce(max(%I), 0) + 1, false) from %s',
          serial_column.sequence_path, serial_column.column_name, serial_column.table_path);
      end loop;
    end $$`);
}
