/** Reading orders that track dockets. */
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { amongMany } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import {
  docketAccountTries,
  docketChanges,
  docketCredentials,
  docketOrders,
  docketOutages,
} from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type { DocketTrouble } from '../../generated/docket-sync/schemas.ts';
import { findCase } from '../../simulators/dockets/court-records.ts';
import type { DocketChange } from '../../simulators/dockets/entry-changes.ts';
import { providerOf } from '../../simulators/dockets/providers.ts';
import { isSealedBy } from './docket-changes.ts';
import type { CredentialRow } from './provider-access.ts';

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

/** How long a provider locks an account, in milliseconds. */
const lockLength = 30 * 60_000;

const accountKey = (credentialType: string, userName: string) => `${credentialType}/${userName.toLowerCase()}`;

/** Looks around for dockets of a firm. */
export async function surroundingsOf(
  db: Database,
  clientId: number,
  dockets: readonly Pick<DocketOrderRow, 'providerCaseId'>[],
  now: Date,
): Promise<Surroundings> {
  return (await lookAround(db, [clientId], dockets, now)).of(clientId);
}

/** The surroundings of dockets of several firms, which differ in their accounts alone. */
interface SharedSurroundings extends Omit<Surroundings, 'accounts'> {
  of(clientId: number): Surroundings;
}

/** Looks around once for dockets of several firms. */
export async function lookAround(
  db: Database,
  clientIds: readonly number[],
  dockets: readonly Pick<DocketOrderRow, 'providerCaseId'>[],
  now: Date,
): Promise<SharedSurroundings> {
  const caseIds = dockets.map(({ providerCaseId }) => providerCaseId);
  const found = await readAround(db, clientIds, caseIds, now);
  const changes = found.changes.map((change) => ({ ...change, changedAt: new Date(change.changedAt) }));
  const shared = {
    outages: new Map(found.outages.map(([providerId, since]) => [providerId, new Date(since)])),
    locks: new Map(
      found.locks.map(([credentialType, userName, lockedUntil]) => [
        accountKey(credentialType, userName),
        new Date(Date.parse(lockedUntil) - lockLength),
      ]),
    ),
    changes: Map.groupBy(changes, ({ providerCaseId }) => providerCaseId),
  };
  const byFirm = Map.groupBy(found.accounts, ([clientId]) => clientId);
  const accountsOf = (clientId: number) =>
    new Map(
      (byFirm.get(clientId) ?? []).map(([, credentialType, userName, problem, since]) => [
        accountKey(credentialType, userName),
        { problem: problem === 'locked' ? null : problem, since: new Date(since) },
      ]),
    );
  return { ...shared, of: (clientId) => ({ ...shared, accounts: accountsOf(clientId) }) };
}

interface Around {
  outages: [providerId: number, since: string][];
  locks: [credentialType: string, userName: string, lockedUntil: string][];
  accounts: [
    clientId: number,
    credentialType: string,
    userName: string,
    problem: CredentialRow['problem'],
    since: string,
  ][];
  changes: (Omit<DocketChange, 'changedAt'> & { changedAt: string })[];
}

/** Outages, locks, the firms' accounts and what was done to the cases, in one statement: a moved clock asks hundreds of times. */
async function readAround(
  db: Database,
  clientIds: readonly number[],
  providerCaseIds: readonly string[],
  now: Date,
): Promise<Around> {
  const { clientId, credentialType, userName, problem, problemSince, updatedAt } = docketCredentials;
  const tries = docketAccountTries;
  const [found] = await db
    .select({
      outages: sql<Around['outages']>`(select coalesce(json_agg(
        json_build_array(${docketOutages.providerId}, ${docketOutages.since})), '[]') from ${docketOutages})`,
      locks: sql<Around['locks']>`(select coalesce(json_agg(
        json_build_array(${tries.credentialType}, ${tries.userName}, ${tries.lockedUntil})), '[]')
        from ${tries} where ${gt(tries.lockedUntil, now)})`,
      accounts: sql<Around['accounts']>`(select coalesce(json_agg(json_build_array(${clientId}, ${credentialType},
        ${userName}, ${problem}, coalesce(${problemSince}, ${updatedAt})) order by ${docketCredentials.credentialId}), '[]')
        from ${docketCredentials} where ${amongMany(clientId, clientIds)})`,
      changes: sql<Around['changes']>`(select coalesce(json_agg(json_build_object('changeId', ${docketChanges.changeId},
        'providerCaseId', ${docketChanges.providerCaseId}, 'changedAt', ${docketChanges.changedAt},
        'kind', ${docketChanges.kind}, 'docketEntryId', ${docketChanges.docketEntryId}, 'text', ${docketChanges.text},
        'filingId', ${docketChanges.filingId}, 'envelopeId', ${docketChanges.envelopeId})
        order by ${docketChanges.changeId}), '[]')
        from ${docketChanges} where ${amongMany(docketChanges.providerCaseId, providerCaseIds)})`,
    })
    .from(sql`(values (1)) as once`);
  if (!found) throw new Error('A query without a table has one row.');
  return found;
}

const accountTroubles = {
  refused: { code: 'credentials-refused', text: 'rejected the password of' },
  'code-required': { code: 'code-required', text: 'asks for a one-time code for' },
  'search-inactive': { code: 'search-inactive', text: 'deactivated searching for' },
} as const;

/** Tells why an active docket can't be read (dockets, section 3). It is read again once the cause is gone. */
export function troubleOf(docket: DocketOrderRow, around: Surroundings): DocketTrouble | undefined {
  if (docket.state !== 'Active') return undefined;
  const record = findCase(docket.providerId, docket.providerCaseId);
  const changes = around.changes.get(docket.providerCaseId) ?? [];
  if (record && isSealedBy(record, changes)) {
    const sealing = changes.find(({ kind }) => kind === 'seal-case');
    const since = sealing?.changedAt ?? docket.orderedAt;
    return { since: since.toISOString(), code: 'case-sealed', message: 'The court sealed this case.' };
  }
  const transfer = changes.findLast(({ kind }) => kind === 'transfer');
  if (transfer)
    return {
      since: transfer.changedAt.toISOString(),
      code: 'case-moved',
      message: `The court transferred this case to ${transfer.text}.`,
    };
  return accountTroubleOf(docket, around);
}

/** Tells why nothing can be read with an account at a provider. */
export function accountTroubleOf(
  docket: Pick<DocketOrderRow, 'providerId' | 'accountName'>,
  around: Surroundings,
): DocketTrouble | undefined {
  const provider = providerOf(docket.providerId);
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
