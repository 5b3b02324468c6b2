/** How far charges have come to the client (billing, §8): from the expenses of matters, never stored twice. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { mappings } from '../../db/schema/integration.ts';
import { matterExpenses, matterPushes } from '../../db/schema/matter-records.ts';
import type { FeeRecovery, RecoveryState } from '../../generated/billing/schemas.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn } from '../firm-time-zone.ts';

/** The join of a charge with its expense. */
export const ofCharge: SQL | undefined = eq(matterExpenses.feeId, charges.feeId);

const expenseCents = sql`round(${matterExpenses.quantity} * ${matterExpenses.priceCents})`;

/** A charge's state; null until it is charged. Reads a joined expense. */
export const recoveryState: SQL<RecoveryState | null> = sql`case
  when ${charges.status} <> 'billable' then null
  when ${matterExpenses.nonBillable} then 'not-billable'
  when ${matterExpenses.expenseId} is not null and ${expenseCents} <> ${charges.amountCents} then 'differs'
  when ${matterExpenses.billed} then 'billed'
  when ${matterExpenses.expenseId} is not null then 'in-matter'
  when ${charges.clientReference} = '' then 'no-matter'
  when ${charges.integrationStatus} = 'not-connected' then 'not-connected'
  when ${charges.integrationStatus} = 'pending' then 'waiting'
  else 'failed' end`;

const isAsCharged = sql`${expenseCents} = ${charges.amountCents} and ${charges.status} = 'billable'`;

/** The same states as conditions, which cost little for charges without an expense. */
export const expenseIs = {
  notBillable: sql`${matterExpenses.nonBillable} and ${charges.status} = 'billable'`,
  billed: sql`${matterExpenses.billed} and not ${matterExpenses.nonBillable} and ${isAsCharged}`,
  inMatter: sql`not ${matterExpenses.billed} and not ${matterExpenses.nonBillable} and ${isAsCharged}`,
};

/** An expense as joined, if there is one. */
export type JoinedExpense = typeof matterExpenses.$inferSelect | null;

/** Fees whose state is shown. */
export interface RecoveredFee {
  feeId: number;
  mappingId: string | null;
  state: RecoveryState | null;
  expense: JoinedExpense;
}

/** The states of fees with what explains them, by fee. */
export async function readRecovery(
  db: Database,
  clientId: number,
  fees: readonly RecoveredFee[],
  timeZone: string,
): Promise<ReadonlyMap<number, FeeRecovery>> {
  const failed = fees.filter(({ state }) => state === 'failed').map(({ feeId }) => String(feeId));
  const reasons = await readReasons(db, clientId, failed);
  const matters = await readMatters(db, clientId, [...new Set(fees.flatMap(({ mappingId }) => mappingId ?? []))]);
  return new Map(
    fees.flatMap(({ feeId, mappingId, state, expense }): [number, FeeRecovery][] => {
      if (!state) return [];
      const found: FeeRecovery = {
        state,
        reason: state === 'failed' ? (reasons.get(String(feeId)) ?? 'The expense is not in the matter.') : undefined,
        billedOn: state === 'billed' && expense ? dayIn(timeZone, expense.updatedAt) : undefined,
        matterReference: expense?.matterReference ?? (mappingId === null ? undefined : matters.get(mappingId)),
        expenseId: expense ? String(expense.expenseId) : undefined,
        expenseAmount: expense ? toDollars(Math.round(expense.quantity * expense.priceCents)) : undefined,
      };
      return [[feeId, found]];
    }),
  );
}

async function readReasons(db: Database, clientId: number, feeIds: readonly string[]) {
  if (feeIds.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ feeId: matterPushes.sourceId, error: matterPushes.error })
    .from(matterPushes)
    .where(
      and(
        eq(matterPushes.clientId, clientId),
        eq(matterPushes.kind, 'fee'),
        inArray(matterPushes.sourceId, [...feeIds]),
      ),
    );
  return new Map(rows.flatMap(({ feeId, error }): [string, string][] => (error ? [[feeId, error]] : [])));
}

/** The matters of mappings in the connected system. */
async function readMatters(db: Database, clientId: number, mappingIds: readonly string[]) {
  if (mappingIds.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ mappingId: mappings.mappingId, matterId: mappings.matterId })
    .from(mappings)
    .where(and(eq(mappings.clientId, clientId), inArray(mappings.mappingId, [...mappingIds])));
  return new Map(
    rows.flatMap(({ mappingId, matterId }): [string, string][] => (matterId === '' ? [] : [[mappingId, matterId]])),
  );
}
