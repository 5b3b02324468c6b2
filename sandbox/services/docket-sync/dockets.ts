/** A case's docket and parties. Federal dockets are shown as they were last read; reading them costs money. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketDocuments, docketReads } from '../../db/schema/docket-purchases.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { DocketDocument, DocketEntry, DocketEntryPage, ProviderId } from '../../generated/docket-sync/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import type { CourtDocument, CourtEntry } from '../../simulators/dockets/court-entry.ts';
import { type CourtRecord, courtZoneOf, findCase, partiesOf } from '../../simulators/dockets/court-records.ts';
import { dateFiledOf, documentCents, entriesOf, unavailableReason } from '../../simulators/dockets/docket-entries.ts';
import type { DocketChange } from '../../simulators/dockets/entry-changes.ts';
import { docketPages, pacerPrice } from '../../simulators/dockets/pacer-prices.ts';
import { pacer, providerOf } from '../../simulators/dockets/providers.ts';
import { roundAfter } from '../../simulators/dockets/reading-times.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn } from '../firm-time-zone.ts';
import { readChanges, requireOpenCase } from './docket-changes.ts';
import { type DocketOrderRow, latestOrderOf } from './docket-order-store.ts';
import { buy, type Purchase, toReceipt } from './pacer-ledger.ts';
import { requireAccount } from './provider-access.ts';

const pageSize = 50;
/** Entries that PACER's docket report costs at most, in cents. */
const dearestReport = pacerPrice('docket', Number.MAX_SAFE_INTEGER);

export const dockets = {
  listDocketCaseDocuments: async ({ db, clock, session, query }) => {
    const now = clock.now();
    const docket = await openDocket(db, session, { providerId: query.providerId, caseId: query.CaseId, now });
    return toPage(db, session, docket, { page: query.Page, size: pageSize, now });
  },

  listDocketCaseParties: async ({ db, clock, session, query }) => {
    const { record } = await openDocket(db, session, {
      providerId: query.providerId,
      caseId: query.CaseId,
      now: clock.now(),
    });
    const all = partiesOf(record);
    return {
      page: query.Page,
      pageSize,
      total: all.length,
      items: all.slice((query.Page - 1) * pageSize, query.Page * pageSize),
    };
  },

  listPacerPriorDocuments: async ({ db, clock, session, query, headers }) => {
    const now = clock.now();
    const { docket } = await readPrior(db, session, { ...query, key: headers['Idempotency-Key'], now });
    return (await toPage(db, session, docket, { page: query.Page, size: query.PageSize, now })).items;
  },

  listPacerPriorDocumentsPaged: async ({ db, clock, session, query, headers }) => {
    const now = clock.now();
    const { docket, purchase } = await readPrior(db, session, { ...query, key: headers['Idempotency-Key'], now });
    const page = await toPage(db, session, docket, { page: query.Page, size: query.PageSize, now });
    return purchase ? { ...page, receipt: toReceipt(purchase) } : page;
  },
} satisfies Handlers<Operations>;

/** A docket as the firm may see it: up to `readAt`. */
interface OpenDocket {
  record: CourtRecord;
  changes: DocketChange[];
  order: DocketOrderRow | undefined;
  readAt: Date;
}

interface Asked {
  providerId: ProviderId;
  caseId: string;
  now: Date;
}

/** @throws ProblemError 404 for an unknown case, `case-sealed`. */
async function requireRecord(db: Database, { providerId, caseId }: Asked) {
  const record = findCase(providerId, caseId);
  if (!record) throw notFound('The provider has no such case.');
  const changes = await readChanges(db, [caseId]);
  requireOpenCase(record, changes);
  return { record, changes };
}

/** Tells when a firm last read a federal docket, by ordering or by buying a report. */
async function lastRead(db: Database, clientId: number, caseId: string, order: DocketOrderRow | undefined) {
  const [bought] = await db
    .select({ readAt: docketReads.readAt })
    .from(docketReads)
    .where(and(eq(docketReads.clientId, clientId), eq(docketReads.providerCaseId, caseId)));
  const times = [bought?.readAt, order?.lastSyncedAt ?? undefined].filter((each) => each !== undefined);
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/**
 * A docket to show, without cost.
 * @throws ProblemError 404 `docket-not-read` for a federal docket that the firm hasn't read, with its price.
 */
async function openDocket(db: Database, { clientId }: Session, asked: Asked): Promise<OpenDocket> {
  const provider = providerOf(asked.providerId);
  const { record, changes } = await requireRecord(db, asked);
  const order = await latestOrderOf(db, clientId, asked.caseId);
  if (provider !== pacer) {
    // A tracked docket shows what was read while its provider is down.
    if (order?.lastSyncedAt) return { record, changes, order, readAt: order.lastSyncedAt };
    await requireAccount(db, provider, { clientId, now: asked.now });
    return { record, changes, order, readAt: asked.now };
  }
  const readAt = await lastRead(db, clientId, asked.caseId, order);
  if (readAt) return { record, changes, order, readAt };
  throw problem(404, {
    code: 'docket-not-read',
    detail: 'This docket hasn’t been read from PACER yet.',
    price: toDollars(dearestReport),
  });
}

interface AskedPrior {
  CaseId: string;
  PacerCourt: string;
  ScrapeNewest: boolean;
  key: string | undefined;
  now: Date;
}

/** Reads a federal docket from PACER where asked to, at PACER's price. */
async function readPrior(
  db: Database,
  session: Session,
  { CaseId: caseId, PacerCourt, ScrapeNewest, key, now }: AskedPrior,
): Promise<{ docket: OpenDocket; purchase: Purchase | undefined }> {
  const asked = { providerId: pacer.providerId, caseId, now };
  const { record, changes } = await requireRecord(db, asked);
  if (record.pacerCourt !== PacerCourt) throw notFound('The court has no such case.');
  if (!ScrapeNewest) return { docket: await openDocket(db, session, asked), purchase: undefined };
  const { clientId, userId, name } = session;
  const order = await latestOrderOf(db, clientId, caseId);
  const readBefore = await lastRead(db, clientId, caseId, order);
  const account = await requireAccount(db, pacer, { clientId, now, ...(readBefore ? { readAt: readBefore } : {}) });
  // From the last read day on.
  const since = readBefore ? new Date(readBefore).setUTCHours(0, 0, 0, 0) : 0;
  const fresh = entriesOf(record, now, changes).filter(({ enteredAt }) => enteredAt.getTime() >= since);
  const pages = docketPages(fresh.length);
  const purchase = await db.transaction(async (tx) => {
    const [bought] = await buy(
      tx,
      [
        {
          ...{ clientId, userId, userName: name, kind: 'docket', providerCaseId: caseId, pages, key },
          ...{ description: `Docket report: ${record.caseNumber}`, amountCents: pacerPrice('docket', pages) },
          clientCode: account.clientCode ?? undefined,
        },
      ],
      now,
    );
    await tx
      .insert(docketReads)
      .values({ clientId, providerCaseId: caseId, readAt: now })
      .onConflictDoUpdate({ target: [docketReads.clientId, docketReads.providerCaseId], set: { readAt: now } });
    return bought;
  });
  return { docket: { record, changes, order, readAt: now }, purchase };
}

interface Page {
  page: number;
  size: number;
  now: Date;
}

async function toPage(
  db: Database,
  { clientId }: Session,
  docket: OpenDocket,
  { page, size, now }: Page,
): Promise<DocketEntryPage> {
  const all = entriesOf(docket.record, docket.readAt, docket.changes).toReversed();
  const owned = await ownedDocuments(db, clientId, docket.record.providerCaseId, docket.order?.orderId);
  const ownEnvelopes = await ownEnvelopesOf(db, clientId, docket.changes);
  const timeZone = courtZoneOf(docket.record);
  const today = dayIn(timeZone, now);
  return {
    page,
    pageSize: size,
    total: all.length,
    readAt: docket.readAt.toISOString(),
    courtTimeZone: timeZone,
    items: all
      .slice((page - 1) * size, page * size)
      .map((entry) => toEntry(entry, docket, { owned, ownEnvelopes, today })),
  };
}

/** The firm's own envelopes among those that entries docket. */
async function ownEnvelopesOf(
  db: Database,
  clientId: number,
  changes: readonly DocketChange[],
): Promise<ReadonlySet<string>> {
  const named = changes.flatMap(({ envelopeId }) => envelopeId ?? []);
  if (named.length === 0) return new Set();
  const rows = await db
    .select({ envelopeId: orders.envelopeId })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), inArray(orders.envelopeId, named)));
  return new Set(rows.flatMap(({ envelopeId }) => envelopeId ?? []));
}

/** A fetched document, and its way to the matter. */
interface Owned {
  row: typeof docketDocuments.$inferSelect;
  matterSync: DocketDocument['matterSync'];
}

/** The firm's documents of a case by key. */
async function ownedDocuments(
  db: Database,
  clientId: number,
  providerCaseId: string,
  orderId: number | undefined,
): Promise<ReadonlyMap<string, Owned>> {
  const rows = await db
    .select({ row: docketDocuments, matterSync: matterPushes.status })
    .from(docketDocuments)
    .leftJoin(
      matterPushes,
      and(
        eq(matterPushes.clientId, docketDocuments.clientId),
        eq(matterPushes.kind, 'document'),
        eq(matterPushes.sourceId, sql`${docketDocuments.documentKey} || '/' || ${String(orderId ?? 0)}`),
      ),
    )
    .where(eq(docketDocuments.clientId, clientId));
  return new Map(
    rows
      .filter(({ row }) => row.documentKey.startsWith(`${providerCaseId}-`))
      .map(({ row, matterSync }) => [row.documentKey, { row, matterSync: matterSync ?? undefined }]),
  );
}

interface Own {
  owned: ReadonlyMap<string, Owned>;
  ownEnvelopes: ReadonlySet<string>;
  today: string;
}

function toEntry(entry: CourtEntry, { record, order }: OpenDocket, { owned, ownEnvelopes, today }: Own): DocketEntry {
  const seen = roundAfter(record, entry.enteredAt);
  const firstSeen =
    order?.startedAt && order.startedAt > entry.enteredAt ? order.startedAt : order ? seen : entry.enteredAt;
  return {
    docketEntryId: entry.docketEntryId,
    sequence: entry.sequence,
    ...(entry.entryNumber === undefined ? {} : { entryNumber: entry.entryNumber }),
    entryType: entry.entryType,
    dateFiled: dateFiledOf(entry, record),
    timeFiled: entry.enteredAt.toISOString(),
    firstSeenAt: firstSeen.toISOString(),
    ...(entry.amendedAt ? { amendedAt: entry.amendedAt.toISOString() } : {}),
    ...(entry.previousDescription ? { previousDescription: entry.previousDescription } : {}),
    ...(entry.removedAt ? { isRemoved: true } : {}),
    ...(entry.servedOn ? { servedOn: entry.servedOn } : {}),
    ...(entry.hearing ? { hearing: entry.hearing } : {}),
    ...(entry.envelopeId && ownEnvelopes.has(entry.envelopeId) ? { relatedEnvelopeId: entry.envelopeId } : {}),
    description: entry.description,
    ...(entry.filedBy ? { filedBy: entry.filedBy } : {}),
    documents: entry.documents.map((document) => toDocument(entry, document, record, { owned, today })),
  };
}

function toDocument(
  entry: CourtEntry,
  document: CourtDocument,
  record: CourtRecord,
  { owned, today }: { owned: ReadonlyMap<string, Owned>; today: string },
): DocketDocument {
  const mine = owned.get(document.documentKey);
  const reason = unavailableReason(entry, document, today);
  const cents = documentCents(record, document);
  const isOpen = reason !== 'sealed';
  return {
    documentKey: document.documentKey,
    documentNumber: document.documentNumber,
    ...(document.attachmentNumber ? { attachmentNumber: document.attachmentNumber } : {}),
    description: isOpen ? document.description : 'Sealed document',
    kind: document.kind,
    ...(isOpen ? { pageCount: document.pageCount } : {}),
    isAvailable: reason === undefined,
    isSealed: document.isSealed,
    isFree: cents === 0 || mine !== undefined,
    ...(reason ? { unavailableReason: reason } : {}),
    ...(document.restrictedUntil ? { restrictedUntil: document.restrictedUntil } : {}),
    ...(cents > 0 && !mine && isOpen ? { price: toDollars(cents) } : {}),
    ...(mine && isOpen
      ? {
          owned: { since: mine.row.fetchedAt.toISOString(), byName: mine.row.byName, caseNumber: mine.row.caseNumber },
          address: `/dockets/${document.documentKey}`,
          ...(mine.matterSync ? { matterSync: mine.matterSync } : {}),
        }
      : {}),
  };
}
