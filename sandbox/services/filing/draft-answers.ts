/** Drafts in contract form, of any provider: without their content, whose shape is the provider's. */
import { and, desc, eq } from 'drizzle-orm';
import { sameReference, withinDays } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { drafts as draftsTable } from '../../db/schema/drafts.ts';
import { orders } from '../../db/schema/orders.ts';
import type { DraftSummary, EFilingProvider, StateCode } from '../../generated/filing/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { apiTypeOf } from '../../providers/facts.ts';
import { firmTimeZone } from '../firm-time-zone.ts';
import { withoutCourts } from '../platform/prospects.ts';
import { capabilityOf } from '../state-capabilities.ts';
import type { StoredDraft } from './draft-store.ts';

/** What the calls answer of a draft, besides its content. */
export function toDraftAnswer({ order, draft }: StoredDraft) {
  return {
    orderId: order.orderId,
    version: draft.version,
    state: order.state,
    mappingId: order.mappingId ?? undefined,
    clientReference: order.clientReference || undefined,
    correctsOrderId: order.correctsOrderId ?? undefined,
    createdAt: draft.createdAt.toISOString(),
    savedAt: draft.savedAt.toISOString(),
    savedBy: { userId: draft.savedByUserId, name: draft.savedByName },
    expiresAt: draft.expiresAt.toISOString(),
  };
}

/** The firm's unsubmitted drafts with a provider, last saved first. With an order's number, that draft alone. */
export function readOpenDrafts(
  db: Database,
  { session, state, provider }: { session: Session; state: StateCode; provider: EFilingProvider },
  orderId?: number,
): Promise<StoredDraft[]> {
  return db
    .select({ order: orders, draft: draftsTable })
    .from(orders)
    .innerJoin(draftsTable, eq(draftsTable.orderId, orders.orderId))
    .where(
      and(
        eq(orders.clientId, session.clientId),
        eq(orders.status, 'draft'),
        eq(orders.state, state),
        eq(orders.provider, provider),
        orderId === undefined ? undefined : eq(orders.orderId, orderId),
      ),
    )
    .orderBy(desc(draftsTable.savedAt), desc(orders.orderId));
}

interface DraftFilter {
  startDate?: string | undefined;
  endDate?: string | undefined;
  matter?: string | undefined;
  mappingId?: string | undefined;
}

/** The firm's drafts in a state, last saved first, for lists. */
export async function listDrafts(
  db: Database,
  session: Session,
  state: StateCode,
  { startDate, endDate, matter, mappingId }: DraftFilter,
): Promise<DraftSummary[]> {
  const { provider: usual } = capabilityOf(state);
  const timeZone = await firmTimeZone(db, session.clientId);
  const rows = await db
    .select({
      order: orders,
      version: draftsTable.version,
      filingFlow: draftsTable.filingFlow,
      createdAt: draftsTable.createdAt,
      savedAt: draftsTable.savedAt,
      savedByUserId: draftsTable.savedByUserId,
      savedByName: draftsTable.savedByName,
      expiresAt: draftsTable.expiresAt,
    })
    .from(orders)
    .innerJoin(draftsTable, eq(draftsTable.orderId, orders.orderId))
    .where(
      and(
        eq(orders.clientId, session.clientId),
        withoutCourts(session, orders.service),
        eq(orders.status, 'draft'),
        eq(orders.state, state),
        withinDays(draftsTable.savedAt, { from: startDate, to: endDate }, timeZone),
        sameReference(orders.clientReference, matter),
        mappingId === undefined ? undefined : eq(orders.mappingId, mappingId),
      ),
    )
    .orderBy(desc(draftsTable.savedAt), desc(orders.orderId));
  return rows.map(({ order, ...draft }) => ({
    orderId: order.orderId,
    version: draft.version,
    state: order.state,
    provider: order.provider ?? usual,
    apiType: apiTypeOf(order.provider ?? usual),
    filingFlow: draft.filingFlow,
    courtCode: order.courtCode ?? undefined,
    courtName: order.courtName ?? undefined,
    caseTitle: order.caseTitle ?? '',
    caseNumber: order.caseNumber ?? undefined,
    clientReference: order.clientReference || undefined,
    mappingId: order.mappingId ?? undefined,
    createdAt: draft.createdAt.toISOString(),
    savedAt: draft.savedAt.toISOString(),
    savedBy: { userId: draft.savedByUserId, name: draft.savedByName },
    expiresAt: draft.expiresAt.toISOString(),
    documentCount: order.documentCount,
    leadDocumentTitle: order.leadDocumentTitle || undefined,
  }));
}
