/** Places orders that track dockets, and fetches their documents. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketDocuments } from '../../db/schema/docket-purchases.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { trackedCases } from '../../db/schema/tracked-cases.ts';
import { StateCode } from '../../generated/filing/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import type { CourtDocument } from '../../simulators/dockets/court-entry.ts';
import { type CourtRecord, courtZoneOf, dayLength } from '../../simulators/dockets/court-records.ts';
import { documentCents, entriesOf, unavailableReason } from '../../simulators/dockets/docket-entries.ts';
import type { DocketChange } from '../../simulators/dockets/entry-changes.ts';
import { florida } from '../../simulators/dockets/providers.ts';
import { dayIn } from '../firm-time-zone.ts';
import { mapMatters } from '../integration/matter-mappings.ts';
import { pushDocketDocuments } from '../integration/matter-pushes.ts';
import { type CaseToTrack, listedRow } from '../tracked-cases.ts';
import { buy } from './pacer-ledger.ts';

/** A docket to track for a firm. */
export interface ToTrack {
  record: CourtRecord;
  productCaseId: number;
  accountName: string;
  clientReference: string;
  matterName: string;
  bulkOrderId?: number;
  isActive?: true;
}

type Person = Pick<Session, 'clientId' | 'userId' | 'name'>;

/** Inserts Pending orders; returns their IDs in the same order. */
export async function placeDocketOrders(
  tx: Database,
  { clientId, userId, name }: Person,
  wanted: readonly ToTrack[],
  now: Date,
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const mappingOf = await mapMatters(
    tx,
    clientId,
    wanted.map(({ clientReference }) => clientReference),
    { now },
  );
  const placed = await tx
    .insert(orders)
    .values(
      wanted.map(({ record, clientReference, matterName }) => ({
        clientId,
        userId,
        userName: name,
        service: 'DocketSync' as const,
        state: StateCode.safeParse(record.state).data ?? 'NY',
        status: 'in-progress' as const,
        statusText: 'Pending',
        dateOrdered: now,
        updatedAt: now,
        clientReference,
        matterName,
        mappingId: mappingOf.get(clientReference) ?? null,
        caseTitle: record.caseTitle,
        caseNumber: record.caseNumber,
        courtCode: record.courtId,
        courtName: record.courtName,
        description: `Docket of ${record.caseTitle}`.slice(0, 500),
      })),
    )
    .returning({ orderId: orders.orderId });
  await tx.insert(docketOrders).values(
    wanted.flatMap(({ record, productCaseId, accountName, bulkOrderId }, index) => {
      const orderId = placed[index]?.orderId;
      if (orderId === undefined) return [];
      return {
        orderId,
        clientId,
        productCaseId,
        providerId: record.providerId,
        providerCaseId: record.providerCaseId,
        accountName,
        state: 'Pending' as const,
        bulkOrderId: bulkOrderId ?? null,
        isSubOrder: bulkOrderId !== undefined,
        orderedAt: now,
      };
    }),
  );
  await listCases(tx, clientId, wanted, placed, now);
  return placed.map(({ orderId }) => orderId);
}

/** A tracked docket's case joins the firm's list of court cases. */
async function listCases(
  tx: Database,
  clientId: number,
  wanted: readonly ToTrack[],
  placed: readonly { orderId: number }[],
  now: Date,
): Promise<void> {
  const rows = wanted.map(({ record, clientReference }, index) => ({
    ...listedRow(toCase(clientId, record, clientReference), now),
    docketSyncOrderId: placed[index]?.orderId ?? null,
  }));
  await tx
    .insert(trackedCases)
    .values(rows)
    .onConflictDoUpdate({
      target: [trackedCases.clientId, trackedCases.providerId, trackedCases.providerCaseId],
      set: { docketSyncOrderId: sql`excluded.docket_sync_order_id`, updatedAt: now },
    });
}

/** A provider's case as the firm's list has it. */
function toCase(clientId: number, record: CourtRecord, clientReference: string): CaseToTrack {
  const isFlorida = record.providerId === florida.providerId;
  return {
    clientId,
    state: record.state,
    apiType: isFlorida ? 4 : 8,
    courtName: record.courtName,
    caseNumber: record.caseNumber,
    caseTitle: record.caseTitle,
    caseType: record.caseType,
    providerId: record.providerId,
    providerCaseId: record.providerCaseId,
    federal: record.federal,
    courtSystemId: record.courtSystemId,
    courtId: record.courtId,
    courtLocationCode: isFlorida ? null : record.courtId,
    judge: record.judge,
    filedDate: new Date(record.filedDay * dayLength).toISOString().slice(0, 10),
    clientReference,
  };
}

/** Documents to fetch, with their prices. @throws ProblemError 422 `document-unavailable`. */
function chooseDocuments(record: CourtRecord, changes: readonly DocketChange[], keys: readonly string[], now: Date) {
  const today = dayIn(courtZoneOf(record), now);
  const byKey = new Map<string, CourtDocument>();
  for (const entry of entriesOf(record, now, changes))
    for (const document of entry.documents)
      if (unavailableReason(entry, document, today) === undefined) byKey.set(document.documentKey, document);
  return [...new Set(keys)].map((key) => {
    const document = byKey.get(key);
    if (document) return document;
    const detail = 'A document can’t be fetched. Reload the docket.';
    throw problem(422, { code: 'document-unavailable', detail, errors: { 'query.PriorDocuments': [detail] } });
  });
}

/**
 * Fetches documents for an order, pays for those that the firm doesn't own, and sends them to the matter.
 * @throws ProblemError 402 `pacer-limit-reached`, 422 `document-unavailable`; nothing is bought.
 */
export async function fetchDocuments(
  tx: Database,
  person: Person,
  {
    record,
    changes,
    keys,
    orderId,
    clientCode,
  }: {
    record: CourtRecord;
    changes: readonly DocketChange[];
    keys: readonly string[];
    orderId: number;
    clientCode: string | null;
  },
  now: Date,
): Promise<void> {
  const chosen = chooseDocuments(record, changes, keys, now);
  if (chosen.length === 0) return;
  const { clientId, userId, name } = person;
  const isChosen = inArray(
    docketDocuments.documentKey,
    chosen.map(({ documentKey }) => documentKey),
  );
  const own = await tx
    .select({ documentKey: docketDocuments.documentKey })
    .from(docketDocuments)
    .where(and(eq(docketDocuments.clientId, clientId), isChosen));
  const owned = new Set(own.map(({ documentKey }) => documentKey));
  const fresh = chosen.filter(({ documentKey }) => !owned.has(documentKey));
  await buy(
    tx,
    fresh
      .map((document) => ({ document, amountCents: documentCents(record, document) }))
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ document, amountCents }) => ({
        ...{ clientId, userId, userName: name, kind: 'document' as const, amountCents },
        providerCaseId: record.providerCaseId,
        documentKey: document.documentKey,
        description: `${document.description}, ${record.caseNumber} no. ${document.documentNumber}`,
        pages: document.pageCount,
        clientCode: clientCode ?? undefined,
      })),
    now,
  );
  if (fresh.length > 0)
    await tx
      .insert(docketDocuments)
      .values(
        fresh.map(({ documentKey }) => ({
          ...{ clientId, documentKey, caseNumber: record.caseNumber, byName: name, fetchedAt: now },
        })),
      )
      .onConflictDoNothing();
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId));
  if (order)
    await pushDocketDocuments(
      tx,
      order,
      chosen.map(({ documentKey, documentNumber, description }) => ({
        sourceId: `${documentKey}/${orderId}`,
        name: `${record.caseNumber} no. ${documentNumber} ${description}.pdf`.replaceAll('/', '-'),
      })),
      now,
    );
}
