/** Reading orders that track dockets. */
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketAccountTries, docketOrders, docketOutages } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type { DocketTrouble } from '../../generated/docket-sync/schemas.ts';
import { findCase } from '../../simulators/dockets/court-records.ts';
import type { DocketChange } from '../../simulators/dockets/docket-entries.ts';
import { providerOf } from '../../simulators/dockets/providers.ts';
import { isSealedBy, readChanges } from './docket-changes.ts';
import { type CredentialRow, readCredentials } from './provider-access.ts';

export type DocketOrderRow = typeof docketOrders.$inferSelect;
export interface TrackedDocket {
  docket: DocketOrderRow;
  order: typeof orders.$inferSelect;
}

/** The firm's live orders by the provider's case ID. */
export async function trackedOrders(db: Database, clientId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ providerCaseId: docketOrders.providerCaseId, orderId: docketOrders.orderId })
    .from(docketOrders)
    .where(and(eq(docketOrders.clientId, clientId), inArray(docketOrders.state, ['Pending', 'Active'])));
  return new Map(rows.map(({ providerCaseId, orderId }) => [providerCaseId, orderId]));
}

/** A firm's newest order for a case, if it isn't Failed. */
export async function latestOrderOf(
  db: Database,
  clientId: number,
  providerCaseId: string,
): Promise<DocketOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(docketOrders)
    .where(
      and(
        eq(docketOrders.clientId, clientId),
        eq(docketOrders.providerCaseId, providerCaseId),
        inArray(docketOrders.state, ['Pending', 'Active', 'Stopped']),
      ),
    )
    .orderBy(desc(docketOrders.orderId))
    .limit(1);
  return row;
}

/** What may keep a firm's dockets from being read, looked up once for all of them. */
export interface Surroundings {
  outages: ReadonlyMap<number, Date>;
  /** By provider and user name. */
  accounts: ReadonlyMap<string, { problem: Exclude<CredentialRow['problem'], 'locked'>; since: Date }>;
  locks: ReadonlyMap<string, Date>;
  changes: ReadonlyMap<string, DocketChange[]>;
}

const accountKey = (credentialType: string, userName: string) => `${credentialType}/${userName.toLowerCase()}`;

/** Looks around for dockets of a firm. */
export async function surroundingsOf(
  db: Database,
  clientId: number,
  dockets: readonly Pick<DocketOrderRow, 'providerCaseId'>[],
  now: Date,
): Promise<Surroundings> {
  const outages = await db.select().from(docketOutages);
  const credentials = await readCredentials(db, clientId);
  const locks = await db.select().from(docketAccountTries).where(gt(docketAccountTries.lockedUntil, now));
  const changes = await readChanges(
    db,
    dockets.map(({ providerCaseId }) => providerCaseId),
  );
  return {
    outages: new Map(outages.map(({ providerId, since }) => [providerId, since])),
    accounts: new Map(
      credentials.map(({ credentialType, userName, problem, problemSince, updatedAt }) => [
        accountKey(credentialType, userName),
        { problem: problem === 'locked' ? null : problem, since: problemSince ?? updatedAt },
      ]),
    ),
    locks: new Map(
      locks.map(({ credentialType, userName, lockedUntil }) => [
        accountKey(credentialType, userName),
        new Date((lockedUntil ?? now).getTime() - 30 * 60_000),
      ]),
    ),
    changes: Map.groupBy(changes, ({ providerCaseId }) => providerCaseId),
  };
}

const accountTroubles = {
  refused: { code: 'credentials-refused', text: 'rejected the password of' },
  'code-required': { code: 'code-required', text: 'asks for a one-time code for' },
  'search-inactive': { code: 'search-inactive', text: 'deactivated searching for' },
} as const;

/** Why an active docket can't be read (dockets, section 3). It is read again once the cause is gone. */
export function troubleOf(docket: DocketOrderRow, around: Surroundings): DocketTrouble | undefined {
  if (docket.state !== 'Active') return undefined;
  const provider = providerOf(docket.providerId);
  const record = findCase(docket.providerId, docket.providerCaseId);
  const changes = around.changes.get(docket.providerCaseId) ?? [];
  if (record && isSealedBy(record, changes)) {
    const sealing = changes.find(({ kind }) => kind === 'seal-case');
    const since = sealing?.changedAt ?? docket.orderedAt;
    return { since: since.toISOString(), code: 'case-sealed', message: 'The court sealed this case.' };
  }
  const downSince = around.outages.get(docket.providerId);
  if (downSince)
    return { since: downSince.toISOString(), code: 'provider-down', message: `${provider.name} isn’t responding.` };
  const key = accountKey(provider.credentialType, docket.accountName);
  const lockedSince = around.locks.get(key);
  if (lockedSince)
    return {
      since: lockedSince.toISOString(),
      code: 'account-locked',
      message: `${provider.name} locked the account ${docket.accountName}.`,
    };
  const account = around.accounts.get(key);
  if (!account?.problem) return undefined;
  const { code, text } = accountTroubles[account.problem];
  return { since: account.since.toISOString(), code, message: `${provider.name} ${text} ${docket.accountName}.` };
}

/** A firm's docket order with its row in the orders. */
export async function findTracked(db: Database, clientId: number, orderId: number): Promise<TrackedDocket | undefined> {
  const [row] = await db
    .select({ docket: docketOrders, order: orders })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(and(eq(docketOrders.clientId, clientId), eq(docketOrders.orderId, orderId)));
  return row;
}
