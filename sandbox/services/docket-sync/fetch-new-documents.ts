/** Fetches the documents that a reading of federal dockets brought, as far as the firm wants (dockets, section 5). */

import { and, eq, inArray, sql } from 'drizzle-orm';
import { amongMany } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { docketDocuments } from '../../db/schema/docket-purchases.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import { ProblemError } from '../../http/problem.ts';
import type { CourtDocument } from '../../simulators/dockets/court-entry.ts';
import { type CourtRecord, courtZoneOf, dayLength } from '../../simulators/dockets/court-records.ts';
import {
  documentCents,
  latestEntries,
  restrictionDays,
  unavailableReason,
} from '../../simulators/dockets/docket-entries.ts';
import type { News } from '../../simulators/dockets/docket-news.ts';
import type { DocketChange } from '../../simulators/dockets/entry-changes.ts';
import { pacer } from '../../simulators/dockets/providers.ts';
import { dayIn } from '../firm-time-zone.ts';
import { readLimits } from './pacer-ledger.ts';
import { fetchDocuments } from './place-docket-order.ts';
import { readCredentials } from './provider-access.ts';

/** A docket whose reading found something. */
export interface ReadDocket {
  docket: Pick<typeof docketOrders.$inferSelect, 'orderId' | 'clientId' | 'providerId' | 'accountName'>;
  record: CourtRecord;
  changes: readonly DocketChange[];
  news: readonly News[];
}

/** Changes after which an entry's documents can be had for the first time. */
const bringing: ReadonlySet<News['kind']> = new Set([
  'entry-added',
  'hearing-set',
  'document-available',
  'transcript-released',
]);

/** Of each firm one purchase after the other, in the order of the dockets. What a limit stops stays to be bought by hand. */
export async function fetchNewDocuments(tx: Database, read: readonly ReadDocket[], now: Date): Promise<void> {
  const brought = read.flatMap((each) => {
    const documents = each.docket.providerId === pacer.providerId ? newDocuments(each, now) : [];
    return documents.length > 0 ? { ...each, documents } : [];
  });
  if (brought.length === 0) return;
  const wishOf = await readWishes(tx, brought);
  const owned = await ownedKeys(tx, brought);
  const wanted = brought.flatMap(({ documents, ...each }) => {
    const wish = wishOf.get(each.docket.orderId);
    const priced = documents.map((document) => ({
      documentKey: document.documentKey,
      cents: owned.has(keyOf(each.docket.clientId, document.documentKey)) ? 0 : documentCents(each.record, document),
    }));
    const chosen = wish?.autoFetch === 'within-limits' ? priced : priced.filter(({ cents }) => cents === 0);
    return wish && chosen.length > 0 ? { ...each, wish, documents: chosen } : [];
  });
  for (const [clientId, dockets] of Map.groupBy(wanted, ({ docket }) => docket.clientId))
    await fetchForFirm(tx, clientId, dockets, now);
}

type Wish = Awaited<ReturnType<typeof readWishes>> extends ReadonlyMap<number, infer Each> ? Each : never;

interface Wanted extends ReadDocket {
  wish: Wish;
  documents: readonly { documentKey: string; cents: number }[];
}

async function fetchForFirm(tx: Database, clientId: number, dockets: readonly Wanted[], now: Date): Promise<void> {
  // A firm's purchases wait for each other, so that none is made twice.
  await tx.select({ clientId: clients.clientId }).from(clients).where(eq(clients.clientId, clientId)).for('update');
  const { unaskedCents } = await readLimits(tx, clientId);
  const accounts = await readCredentials(tx, [clientId], pacer.credentialType);
  for (const { docket, record, changes, documents, wish } of dockets) {
    const account = accounts.find(({ userName }) => userName.toLowerCase() === docket.accountName.toLowerCase());
    const free = documents.filter(({ cents }) => cents === 0);
    const bought = documents.filter(({ cents }) => cents > 0 && (unaskedCents === null || cents <= unaskedCents));
    for (const group of [free, ...bought.map((one) => [one])])
      await unlessLimited(() =>
        fetchDocuments(
          tx,
          { clientId, userId: wish.userId, name: wish.name },
          {
            ...{ record, changes, orderId: docket.orderId },
            keys: group.map(({ documentKey }) => documentKey),
            clientCode: account?.clientCode ?? null,
          },
          now,
        ),
      );
  }
}

/** Tells what the firms want to have fetched by itself, and for whom, by order. */
async function readWishes(tx: Database, read: readonly ReadDocket[]) {
  const wishes = await tx
    .select({
      orderId: orders.orderId,
      userId: sql<number>`coalesce(${docketOrders.autoFetchUserId}, ${orders.userId})`,
      name: sql<string>`coalesce(${docketOrders.autoFetchUserName}, ${orders.userName})`,
      autoFetch: docketOrders.autoFetch,
    })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(
      amongMany(
        docketOrders.orderId,
        read.map(({ docket }) => docket.orderId),
      ),
    );
  return new Map(wishes.map((wish) => [wish.orderId, wish]));
}

/** The documents that can be had now of entries that the reading brought. */
function newDocuments({ record, changes, news }: ReadDocket, now: Date): CourtDocument[] {
  const brought = new Set(news.flatMap(({ kind, docketEntryId }) => (bringing.has(kind) ? (docketEntryId ?? []) : [])));
  if (brought.size === 0) return [];
  const today = dayIn(courtZoneOf(record), now);
  // News is oldest first, and the oldest entry that it is of a transcript's.
  const firstDay = Math.floor((news[0]?.happenedAt ?? now).getTime() / dayLength);
  return latestEntries(record, { fromDay: firstDay - restrictionDays - 1, until: now }, changes)
    .filter(({ docketEntryId }) => brought.has(docketEntryId))
    .flatMap((entry) => entry.documents.filter((each) => unavailableReason(entry, each, today) === undefined));
}

const keyOf = (clientId: number, documentKey: string) => `${clientId}/${documentKey}`;

/** Tells which of the documents their firms own. */
async function ownedKeys(
  tx: Database,
  brought: readonly (ReadDocket & { documents: readonly CourtDocument[] })[],
): Promise<ReadonlySet<string>> {
  const keys = brought.flatMap(({ documents }) => documents.map(({ documentKey }) => documentKey));
  const rows = await tx
    .select({ clientId: docketDocuments.clientId, documentKey: docketDocuments.documentKey })
    .from(docketDocuments)
    .where(
      and(
        inArray(docketDocuments.clientId, [...new Set(brought.map(({ docket }) => docket.clientId))]),
        amongMany(docketDocuments.documentKey, keys),
      ),
    );
  return new Set(rows.map(({ clientId, documentKey }) => keyOf(clientId, documentKey)));
}

/** A limit refuses before anything is written. */
async function unlessLimited(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError && error.status === 402)) throw error;
  }
}
