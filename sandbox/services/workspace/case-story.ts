/** What a firm did in a case whose docket it tracks, and which entries of the docket show its filings. */
import { and, desc, eq, inArray, isNotNull, like, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import { type CaseFiling, type MatterEvent, StateCode } from '../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { CourtEntry } from '../../simulators/dockets/court-entry.ts';
import { type CourtRecord, courtZoneOf, findCase } from '../../simulators/dockets/court-records.ts';
import { entriesOf } from '../../simulators/dockets/docket-entries.ts';
import { readChanges, requireOpenCase } from '../docket-sync/docket-changes.ts';
import { findTracked } from '../docket-sync/docket-order-store.ts';
import { inOrder, workEvents } from './matter-events.ts';
import { submittedOrders } from './submitted-orders.ts';

type Order = typeof orders.$inferSelect;

export const caseStory = {
  getCaseStory: async ({ db, session, query }) => {
    const tracked = await findTracked(db, session.clientId, query.orderId);
    const record = tracked && findCase(tracked.docket.providerId, tracked.docket.providerCaseId);
    if (!tracked || !record) throw notFound('The order does not exist.');
    const changes = await readChanges(db, [record.providerCaseId]);
    requireOpenCase(record, changes);
    const found = await ordersOfCase(db, session, record);
    const readAt = tracked.docket.lastSyncedAt;
    const entries = readAt ? entriesOf(record, readAt, changes) : [];
    const accepted = await acceptedFilings(db, found);
    // An added entry is called by its change.
    const entryOf = new Map(
      changes.flatMap(({ changeId, filingId }) => {
        const entry = entries.find(({ docketEntryId }) => docketEntryId.endsWith(`-x${changeId}`));
        return filingId && entry ? [[filingId, entry] as const] : [];
      }),
    );
    const listed = accepted.map((filing) => withEntry(filing, entryOf.get(filing.filingId)));
    const { state } = record;
    return {
      state: StateCode.parse(state),
      courtTimeZone: courtZoneOf(record),
      filings: listed,
      events: inOrder([...(await workEvents(db, found)), listed.flatMap(docketedEvent)]),
    };
  },
} satisfies Handlers<Operations>;

/** The firm's other orders in a case, by its number. Florida's filings add party and branch to it. */
function ordersOfCase(db: Database, session: Session, { state, caseNumber }: CourtRecord): Promise<Order[]> {
  const number = sql<string>`lower(${orders.caseNumber})`;
  const asked = caseNumber.toLowerCase();
  const isNumber = or(eq(number, asked), state === 'FL' ? like(number, `${asked}-%`) : undefined);
  const isInState = eq(orders.state, StateCode.parse(state));
  return submittedOrders(db, session, and(ne(orders.service, 'DocketSync'), isInState, isNumber));
}

async function acceptedFilings(db: Database, found: readonly Order[]): Promise<CaseFiling[]> {
  if (found.length === 0) return [];
  const rows = await db
    .select({ filing: filings, envelopeId: orders.envelopeId })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(
      and(
        inArray(
          filings.orderId,
          found.map(({ orderId }) => orderId),
        ),
        isNotNull(filings.acceptedAt),
        // What opens a case opens its docket.
        ne(orders.service, 'CreateCase'),
      ),
    )
    .orderBy(desc(filings.acceptedAt), desc(filings.orderId), filings.position);
  return rows.flatMap(({ filing: { filingId, orderId, filingTypeName, acceptedAt }, envelopeId }) =>
    acceptedAt
      ? {
          ...{ filingId, orderId, name: filingTypeName, acceptedAt: acceptedAt.toISOString() },
          ...(envelopeId === null ? {} : { envelopeId }),
        }
      : [],
  );
}

function withEntry(filing: CaseFiling, entry: CourtEntry | undefined): CaseFiling {
  if (!entry) return filing;
  const { docketEntryId, entryNumber, enteredAt } = entry;
  return { ...filing, docketEntryId, entryNumber, docketedAt: enteredAt.toISOString() };
}

function docketedEvent({ docketEntryId, docketedAt, entryNumber, name, orderId }: CaseFiling): MatterEvent[] {
  if (docketEntryId === undefined || docketedAt === undefined) return [];
  const title = `On the docket: ${name}`;
  const detail = entryNumber === undefined ? {} : { detail: `No. ${entryNumber}` };
  return [{ id: `docketed-${docketEntryId}`, at: docketedAt, kind: 'docket', title, orderId, ...detail }];
}
