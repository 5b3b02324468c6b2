/** Expenses of matters in the connected system. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { matterExpenses } from '../../db/schema/matter-records.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Fee } from '../../generated/integration/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import {
  changeExpense,
  keepExpense,
  type MatterExpenseRow,
  matterExists,
} from '../../simulators/practice-management/matter-store.ts';
import { toCents, toDollars } from '../filing/money.ts';
import { expenseCategoryExists } from './expense-categories.ts';
import { endFeePush, noteCorrected } from './matter-pushes.ts';
import { reachSystem } from './reach-system.ts';
import type { IntegrationName } from './systems.ts';

export const matterFees = {
  createMatterFee: async ({ db, session, clock, params, body }) => {
    await reachSystem({ db, session, clock }, params.integrationName);
    const matter = { clientId: session.clientId, matterReference: params.matterReference };
    if (!(await matterExists(db, matter))) throw notFound('The matter does not exist.');
    requireCategory(params.integrationName, body.expenseCategoryId);
    const { price, ...expense } = body;
    return db.transaction(async (tx) => {
      const now = clock.now();
      const kept = await keepExpense(tx, matter, { ...expense, priceCents: toCents(price) }, now);
      if (!kept)
        throw problem(409, {
          code: 'expense-exists',
          detail: 'The matter already has an expense with this reference.',
        });
      if (kept.feeId !== null) await endFeePush(tx, kept, now);
      return toFee(kept);
    });
  },

  updateMatterFee: async ({ db, session, clock, params, body }) => {
    await reachSystem({ db, session, clock }, params.integrationName);
    requireCategory(params.integrationName, body.expenseCategoryId);
    const { price, ...changes } = body;
    return db.transaction(async (tx) => {
      const { expenseId } = await lockExpense(tx, session.clientId, params.feeId);
      const priced = price === undefined ? {} : { priceCents: toCents(price) };
      const now = clock.now();
      const changed = await changeExpense(tx, expenseId, { ...changes, ...priced }, now);
      if (!changed)
        throw problem(409, { code: 'expense-billed', detail: 'The expense is already billed and can’t be changed.' });
      if (changed.feeId !== null && price !== undefined) await noteCorrected(tx, changed, now);
      return toFee(changed);
    });
  },
} satisfies Handlers<Operations>;

async function lockExpense(tx: Database, clientId: number, feeId: string): Promise<MatterExpenseRow> {
  const expenseId = /^\d{1,9}$/.test(feeId) ? Number(feeId) : 0;
  const [row] = await tx
    .select()
    .from(matterExpenses)
    .where(and(eq(matterExpenses.clientId, clientId), eq(matterExpenses.expenseId, expenseId)))
    .for('update');
  if (!row) throw notFound('The expense does not exist.');
  return row;
}

function requireCategory(name: IntegrationName, expenseCategoryId: string | undefined): void {
  if (expenseCategoryId === undefined || expenseCategoryExists(name, expenseCategoryId)) return;
  const errors = { expenseCategoryId: ['The category does not exist.'] };
  throw problem(422, { code: 'unknown-category', detail: 'The system doesn’t have this expense category.', errors });
}

function toFee(row: MatterExpenseRow): Fee {
  return {
    feeId: String(row.expenseId),
    matterReference: row.matterReference,
    date: row.date,
    note: row.note,
    quantity: row.quantity,
    price: toDollars(row.priceCents),
    total: toDollars(Math.round(row.quantity * row.priceCents)),
    reference: row.reference,
    expenseCategoryId: row.expenseCategoryId ?? undefined,
    nonBillable: row.nonBillable,
    billed: row.billed,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
