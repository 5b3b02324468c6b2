/** The court cases a firm has filed into. */
import { and, desc, eq, inArray, max, ne } from 'drizzle-orm';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { courtCases as casesTable } from '../../db/schema/court-cases.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { StateCode, TrackedCase } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { factsOf } from '../../providers/facts.ts';
import { dayIn } from '../firm-time-zone.ts';
import { courtFilings } from '../service-catalogue.ts';
import { capabilityOf } from '../state-capabilities.ts';

export const courtCases = {
  listCourtCases: ({ db, session, params: { state }, query }) => listCases(db, session, state, query.matter),
  listCourtCasesObsolete: ({ db, session, params: { state }, query }) => listCases(db, session, state, query.matter),
} satisfies Handlers<Operations>;

async function listCases(
  db: Database,
  { clientId }: Session,
  state: StateCode,
  matter: string | undefined,
): Promise<TrackedCase[]> {
  const { timeZone } = capabilityOf(state);
  const filedInto = db
    .select({ caseTrackingId: orders.caseTrackingId, lastFilingAt: max(orders.dateOrdered).as('last_filing_at') })
    .from(orders)
    .where(
      and(
        eq(orders.clientId, clientId),
        eq(orders.state, state),
        inArray(orders.service, courtFilings),
        ne(orders.status, 'draft'),
      ),
    )
    .groupBy(orders.caseTrackingId)
    .as('filed_into');
  const rows = await db
    .select({ courtCase: casesTable, lastFilingAt: filedInto.lastFilingAt })
    .from(casesTable)
    .leftJoin(filedInto, eq(filedInto.caseTrackingId, casesTable.caseTrackingId))
    .where(
      and(
        eq(casesTable.clientId, clientId),
        eq(casesTable.state, state),
        sameReference(casesTable.clientReference, matter),
      ),
    )
    .orderBy(desc(casesTable.filedAt), desc(casesTable.listId));
  return rows.map(({ courtCase, lastFilingAt }) => ({
    id: courtCase.listId,
    state: courtCase.state,
    apiType: factsOf(courtCase.provider).apiType,
    caseNumber: courtCase.caseNumber,
    caseTitle: courtCase.caseTitle,
    caseTrackingId: courtCase.caseTrackingId,
    courtName: courtCase.courtName,
    courtLocationCode: courtCase.courtCode,
    caseCategory: courtCase.caseCategoryName || undefined,
    caseType: courtCase.caseTypeName || undefined,
    judge: courtCase.judge ?? undefined,
    status: courtCase.status,
    filedDate: dayIn(timeZone, courtCase.filedAt),
    isPhysical: false,
    isUnlawfulDetainer: /eviction|unlawful detainer/i.test(courtCase.caseTypeName),
    clientReference: courtCase.clientReference || undefined,
    addedAt: courtCase.filedAt.toISOString(),
    lastFilingAt: lastFilingAt?.toISOString(),
  }));
}
