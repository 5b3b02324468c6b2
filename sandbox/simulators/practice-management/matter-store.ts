/** A connected system's store: keeps each item once, by the sender's ID. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { matters } from '../../db/schema/integration.ts';
import { matterExpenses, matterFiles } from '../../db/schema/matter-records.ts';

/** A firm's matter. */
export interface MatterKey {
  clientId: number;
  matterReference: string;
}

export type MatterFileRow = typeof matterFiles.$inferSelect;
export type MatterExpenseRow = typeof matterExpenses.$inferSelect;

/** A file to store. New content under the same `reference` becomes a new version; identical content is ignored. */
interface ArrivingFile {
  reference?: string | undefined;
  parentId?: string | undefined;
  name: string;
  contentType: string;
  description?: string | undefined;
  content: Uint8Array;
}

export type ArrivingExpense = Pick<typeof matterExpenses.$inferInsert, 'date' | 'note' | 'quantity' | 'priceCents'> & {
  reference: string;
  expenseCategoryId?: string | undefined;
  nonBillable?: boolean | undefined;
};

export async function matterExists(db: Database, { clientId, matterReference }: MatterKey): Promise<boolean> {
  const rows = await db
    .select({ name: matters.displayName })
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.matterReference, matterReference)));
  return rows.length > 0;
}

/** The top-level folder of a matter with this reference, created if missing. */
export async function keepFolder(
  db: Database,
  matter: MatterKey,
  { reference, name }: { reference: string; name: string },
  now: Date,
): Promise<string> {
  const folder = { fileId: randomUUID(), ...matter, reference, name, isFolder: true, createdAt: now, updatedAt: now };
  const [kept] = await db
    .insert(matterFiles)
    .values(folder)
    .onConflictDoUpdate({ target: fileKey, set: { reference } })
    .returning({ fileId: matterFiles.fileId });
  return kept?.fileId ?? folder.fileId;
}

/** Stores a file, once per reference. */
export async function keepFile(
  db: Database,
  matter: MatterKey,
  { content, ...file }: ArrivingFile,
  now: Date,
): Promise<MatterFileRow> {
  const isOther = sql`${matterFiles.content} is distinct from excluded.content`;
  const [kept] = await db
    .insert(matterFiles)
    .values({
      fileId: randomUUID(),
      ...matter,
      ...file,
      isFolder: false,
      content,
      sizeBytes: content.byteLength,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: fileKey,
      set: {
        version: sql`${matterFiles.version} + case when ${isOther} then 1 else 0 end`,
        updatedAt: sql`case when ${isOther} then excluded.updated_at else ${matterFiles.updatedAt} end`,
        name: file.name,
        content,
        sizeBytes: content.byteLength,
      },
    })
    .returning();
  if (!kept) throw new Error('A file that was kept has no row.');
  return kept;
}

/** Stores an expense; undefined if its reference exists. */
export async function keepExpense(
  db: Database,
  matter: MatterKey,
  expense: ArrivingExpense,
  now: Date,
): Promise<MatterExpenseRow | undefined> {
  const [kept] = await db
    .insert(matterExpenses)
    .values({ ...matter, ...expense, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return kept;
}

/** What can be changed on an expense that isn't billed yet. */
export type ExpenseChanges = Partial<
  Pick<MatterExpenseRow, 'date' | 'note' | 'quantity' | 'priceCents' | 'expenseCategoryId' | 'nonBillable' | 'billed'>
>;

/** Changes an expense; undefined once it is billed, when it is what the client's invoice says. */
export async function changeExpense(
  db: Database,
  expenseId: number,
  changes: ExpenseChanges,
  now: Date,
): Promise<MatterExpenseRow | undefined> {
  const [changed] = await db
    .update(matterExpenses)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(matterExpenses.expenseId, expenseId), eq(matterExpenses.billed, false)))
    .returning();
  return changed;
}

/** The expense of a fee, whatever its matter: a fee has one at most. */
export async function expenseOfFee(
  db: Database,
  clientId: number,
  feeId: number,
): Promise<MatterExpenseRow | undefined> {
  const [found] = await db
    .select()
    .from(matterExpenses)
    .where(and(eq(matterExpenses.clientId, clientId), eq(matterExpenses.feeId, feeId)))
    .for('update');
  return found;
}

const fileKey = [matterFiles.clientId, matterFiles.matterReference, matterFiles.reference];
