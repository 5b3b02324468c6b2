/** Which new documents of a federal docket are fetched by themselves (dockets, section 5). */

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import type { Operations } from '../../generated/docket-watch/operations.ts';
import type { AutoFetch } from '../../generated/docket-watch/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { courtZoneOf, dayLength, findCase } from '../../simulators/dockets/court-records.ts';
import { documentCents, entriesOf, unavailableReason } from '../../simulators/dockets/docket-entries.ts';
import { pacer } from '../../simulators/dockets/providers.ts';
import { readChanges } from '../docket-sync/docket-changes.ts';
import { type DocketOrderRow, findTracked } from '../docket-sync/docket-order-store.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn } from '../firm-time-zone.ts';
import { sealedCases } from './sealed-cases.ts';

const measuredDays = 30;

export const autoFetch = {
  getAutoFetch: async ({ db, session, params }) =>
    toAnswer(db, await requireDocket(db, session.clientId, params.orderId)),

  saveAutoFetch: async ({ db, session, params, body }) => {
    const docket = await requireDocket(db, session.clientId, params.orderId);
    if (docket.providerId !== pacer.providerId)
      throw problem(422, { code: 'not-federal', detail: 'Documents of this court are free.' });
    const buys = body.mode === 'within-limits';
    const [changed = docket] = await db
      .update(docketOrders)
      .set({
        autoFetch: body.mode,
        autoFetchUserId: buys ? session.userId : null,
        autoFetchUserName: buys ? session.name : null,
      })
      .where(eq(docketOrders.orderId, docket.orderId))
      .returning();
    return toAnswer(db, changed);
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 for an order that the firm doesn't have. */
async function requireDocket(db: Database, clientId: number, orderId: number): Promise<DocketOrderRow> {
  const tracked = await findTracked(db, clientId, orderId);
  if (!tracked) throw notFound('The order does not exist.');
  return tracked.docket;
}

async function toAnswer(db: Database, docket: DocketOrderRow): Promise<AutoFetch> {
  const { autoFetch: mode, autoFetchUserName } = docket;
  return {
    mode,
    ...(autoFetchUserName ? { byName: autoFetchUserName } : {}),
    lastMonth: await measure(db, docket),
  };
}

/** Tells what the documents of the last days cost; nothing is told of a sealed case. */
async function measure(
  db: Database,
  { providerId, providerCaseId, lastSyncedAt }: DocketOrderRow,
): Promise<AutoFetch['lastMonth']> {
  const record = findCase(providerId, providerCaseId);
  const isSealed = (await sealedCases(db, [{ providerCaseId }])).size > 0;
  if (!record || !lastSyncedAt || isSealed) return { documents: 0, amount: 0 };
  const since = new Date(lastSyncedAt.getTime() - measuredDays * dayLength);
  const today = dayIn(courtZoneOf(record), lastSyncedAt);
  const priced = entriesOf(record, lastSyncedAt, await readChanges(db, [providerCaseId]))
    .filter(({ enteredAt }) => enteredAt > since)
    .flatMap((entry) => entry.documents.filter((each) => unavailableReason(entry, each, today) === undefined))
    .map((document) => documentCents(record, document))
    .filter((cents) => cents > 0);
  return { documents: priced.length, amount: toDollars(priced.reduce((sum, cents) => sum + cents, 0)) };
}
