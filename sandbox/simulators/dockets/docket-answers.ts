/** The providers' answers to orders: dockets are tracked, or not and why. */

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { bulkSyncCases, bulkSyncOrders, docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import { cutText } from '../../documents/graphemes.ts';
import type { BulkSyncFailure } from '../../generated/docket-sync/schemas.ts';
import { ProblemError } from '../../http/problem.ts';
import { activate, fail } from '../../services/docket-sync/activate.ts';
import { isSealedBy, readChanges } from '../../services/docket-sync/docket-changes.ts';
import { trackedOrders } from '../../services/docket-sync/docket-order-store.ts';
import { findRecords } from '../../services/docket-sync/find-records.ts';
import { placeDocketOrders } from '../../services/docket-sync/place-docket-order.ts';
import { isDown, requireAccount } from '../../services/docket-sync/provider-access.ts';
import { type Step, schedule } from '../due-work.ts';
import { findCase } from './court-records.ts';
import { docketWork } from './docket-steps.ts';
import { plantedFailure } from './planted-failures.ts';
import { providerOf } from './providers.ts';

/** A provider that is down is asked again. */
const pause = 10 * 60_000;

const answerOrder: Step = async (tx, { orderId }, now) => {
  if (typeof orderId !== 'number') return;
  const [tracked] = await tx
    .select({ docket: docketOrders, order: orders })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(and(eq(docketOrders.orderId, orderId), eq(docketOrders.state, 'Pending')));
  if (!tracked) return;
  const { docket } = tracked;
  const provider = providerOf(docket.providerId);
  if (await isDown(tx, provider))
    return schedule(tx, new Date(now.getTime() + pause), docketWork.activate, { orderId });
  const record = findCase(docket.providerId, docket.providerCaseId);
  if (!record) return fail(tx, tracked, `${provider.name} has no case with this number.`, now);
  if (isSealedBy(record, await readChanges(tx, [docket.providerCaseId])))
    return fail(tx, tracked, 'This case is sealed.', now);
  const refusal = await refusalOf(tx, docket, now);
  if (refusal) return fail(tx, tracked, refusal, now);
  await activate(tx, [tracked], now);
};

/** Tells why the provider refuses the account, if it does. */
async function refusalOf(
  tx: Database,
  {
    providerId,
    clientId,
    accountName,
  }: Pick<typeof docketOrders.$inferSelect, 'providerId' | 'clientId' | 'accountName'>,
  now: Date,
): Promise<string | undefined> {
  try {
    await requireAccount(tx, providerOf(providerId), { clientId, accountName, now });
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
}

const failureTexts: Readonly<Record<BulkSyncFailure['code'], string>> = {
  'case-not-found': 'The provider has no case with this number.',
  'case-sealed': 'This case is sealed.',
  'credentials-refused': 'The provider rejected the account for this case.',
  'already-subscribed': 'Your firm already tracks this docket.',
  'provider-error': 'The provider didn’t answer for this case. Retry.',
};

/** Answers the cases of a bulk order whose time has come. */
const answerBulk: Step = async (tx, { bulkOrderId, positions }, now) => {
  if (typeof bulkOrderId !== 'number' || !Array.isArray(positions)) return;
  const [bulk] = await tx
    .select({ bulk: bulkSyncOrders, order: orders })
    .from(bulkSyncOrders)
    .innerJoin(orders, eq(orders.orderId, bulkSyncOrders.bulkOrderId))
    .where(eq(bulkSyncOrders.bulkOrderId, bulkOrderId));
  if (!bulk) return;
  const { clientId, providerId, accountName, retryOfOrderId } = bulk.bulk;
  if (await isDown(tx, providerOf(providerId)))
    return schedule(tx, new Date(now.getTime() + pause), docketWork.bulk, { bulkOrderId, positions });
  const rows = await tx
    .select()
    .from(bulkSyncCases)
    .where(
      and(
        eq(bulkSyncCases.bulkOrderId, bulkOrderId),
        inArray(
          bulkSyncCases.position,
          positions.filter((each) => typeof each === 'number'),
        ),
        isNull(bulkSyncCases.subActionOrderId),
        isNull(bulkSyncCases.failure),
      ),
    );
  if (rows.length === 0) return;
  await tx.select({ clientId: clients.clientId }).from(clients).where(eq(clients.clientId, clientId)).for('update');
  const refusal = await refusalOf(tx, { providerId, clientId, accountName }, now);
  const tracked = await trackedOrders(tx, clientId);
  const records = await findRecords(tx, clientId, rows);
  const sealed = new Set(
    (
      await readChanges(
        tx,
        [...records.values()].map(({ providerCaseId }) => providerCaseId),
      )
    )
      .filter(({ kind }) => kind === 'seal-case')
      .map(({ providerCaseId }) => providerCaseId),
  );
  const good = [];
  for (const row of rows) {
    const record = records.get(row.productCaseId);
    const code = !record
      ? ('case-not-found' as const)
      : record.isSealed || sealed.has(record.providerCaseId)
        ? ('case-sealed' as const)
        : tracked.has(record.providerCaseId)
          ? ('already-subscribed' as const)
          : refusal
            ? ('credentials-refused' as const)
            : plantedFailure(record, retryOfOrderId !== null);
    if (record && !code) {
      good.push({ row, record });
      continue;
    }
    const failure = {
      code: code ?? 'provider-error',
      message: refusal && code === 'credentials-refused' ? refusal : failureTexts[code ?? 'provider-error'],
    };
    await tx
      .update(bulkSyncCases)
      .set({ failure })
      .where(and(eq(bulkSyncCases.bulkOrderId, bulkOrderId), eq(bulkSyncCases.position, row.position)));
  }
  const person = { clientId, userId: bulk.order.userId, name: bulk.order.userName };
  const ids = await placeDocketOrders(
    tx,
    person,
    good.map(({ row, record }) => ({
      record,
      productCaseId: row.productCaseId,
      accountName,
      clientReference: row.matter.clientReference ?? cutText(row.matter.displayName, 200),
      matterName: row.matter.retailerReference ?? row.matter.displayName,
      bulkOrderId,
    })),
    now,
  );
  const answered = JSON.stringify(good.map(({ row }, index) => ({ place: row.position, id: ids[index] })));
  await tx.execute(sql`
    update ${bulkSyncCases} set sub_action_order_id = answered.id
    from json_to_recordset(${answered}::json) as answered(place integer, id integer)
    where ${bulkSyncCases.bulkOrderId} = ${bulkOrderId} and ${bulkSyncCases.position} = answered.place`);
  const placed = await tx
    .select({ docket: docketOrders, order: orders })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(inArray(docketOrders.orderId, ids));
  await activate(tx, placed, now);
  await endBulk(tx, bulkOrderId, now);
};

/** A bulk order is over once each case is answered. */
async function endBulk(tx: Database, bulkOrderId: number, now: Date): Promise<void> {
  const open = await tx
    .select({ position: bulkSyncCases.position })
    .from(bulkSyncCases)
    .where(
      and(
        eq(bulkSyncCases.bulkOrderId, bulkOrderId),
        isNull(bulkSyncCases.subActionOrderId),
        isNull(bulkSyncCases.failure),
      ),
    )
    .limit(1);
  if (open.length > 0) return;
  await tx
    .update(orders)
    .set({ status: 'completed', statusText: 'Ordered', updatedAt: now })
    .where(eq(orders.orderId, bulkOrderId));
}

export const answerSteps: ReadonlyMap<string, Step> = new Map([
  [docketWork.activate, answerOrder],
  [docketWork.bulk, answerBulk],
]);
