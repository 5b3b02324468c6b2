/** The firm's list of court cases: filed into, saved, or tracked (backend calls, section 7.2). */
import { and, desc, eq, inArray, max, ne } from 'drizzle-orm';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema/orders.ts';
import { trackedCases } from '../../db/schema/tracked-cases.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { CaseQuickAction, StateCode, TrackedCase } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { courtFilings } from '../service-catalog.ts';
import { capabilityOf, type StateCapability } from '../state-capabilities.ts';
import { isListed, untrackCases } from '../tracked-cases.ts';

export const courtCases = {
  listCourtCases: ({ db, session, params: { state }, query }) => listCases(db, session, state, query.matter),
  listCourtCasesObsolete: ({ db, session, params: { state }, query }) => listCases(db, session, state, query.matter),

  removeCourtCase: async ({ db, clock, session, params: { state }, body: { caseToRemove } }) => {
    const { clientId } = session;
    const which = and(eq(trackedCases.id, caseToRemove.id), eq(trackedCases.state, state));
    const [known] = await db
      .select({ id: trackedCases.id })
      .from(trackedCases)
      .where(and(which, eq(trackedCases.clientId, clientId)));
    if (!known) throw notFound('The case isn’t on your firm’s list.');
    // A repeated call finds it gone, which is what it asks for.
    await untrackCases(db, clientId, clock.now(), which);
    return undefined;
  },

  clearCourtCases: async ({ db, clock, session }) => {
    return { removedCount: await untrackCases(db, session.clientId, clock.now()) };
  },

  listCourtCaseQuickActions: ({ params: { state } }) => quickActions(capabilityOf(state)),
} satisfies Handlers<Operations>;

async function listCases(
  db: Database,
  { clientId }: Session,
  state: StateCode,
  matter: string | undefined,
): Promise<TrackedCase[]> {
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
    .select({ tracked: trackedCases, lastFilingAt: filedInto.lastFilingAt })
    .from(trackedCases)
    .leftJoin(filedInto, eq(filedInto.caseTrackingId, trackedCases.caseTrackingId))
    .where(and(isListed(clientId), eq(trackedCases.state, state), sameReference(trackedCases.clientReference, matter)))
    .orderBy(desc(trackedCases.addedAt), desc(trackedCases.id));
  return rows.map(({ tracked, lastFilingAt }) => ({
    id: tracked.id,
    state,
    apiType: tracked.apiType,
    caseNumber: tracked.caseNumber,
    caseTitle: tracked.caseTitle,
    caseTrackingId: tracked.caseTrackingId ?? undefined,
    courtName: tracked.courtName,
    courtLocationCode: tracked.courtLocationCode ?? undefined,
    caseCategory: tracked.caseCategory ?? undefined,
    caseType: tracked.caseType ?? undefined,
    judge: tracked.judge ?? undefined,
    status: tracked.status ?? undefined,
    filedDate: tracked.filedDate ?? undefined,
    isPhysical: tracked.isPhysical,
    isUnlawfulDetainer: tracked.isUnlawfulDetainer,
    uniformCaseNumber: tracked.uniformCaseNumber ?? undefined,
    orgName: tracked.orgName ?? undefined,
    orgUnitName: tracked.orgUnitName ?? undefined,
    clientReference: tracked.clientReference || undefined,
    docketSyncOrderId: tracked.docketSyncOrderId ?? undefined,
    addedAt: tracked.addedAt.toISOString(),
    lastFilingAt: lastFilingAt?.toISOString(),
  }));
}

/** What can be started for any case of the state. Some providers have screens of their own. */
function quickActions({ state, provider, caseSearch, docketSync }: StateCapability): CaseQuickAction[] {
  const { takesFilings, pageSuffix = '' } = factsOf(provider);
  const filing: CaseQuickAction = {
    type: 'FileIntoCase',
    link: `/existing-case${pageSuffix}?state=${state}`,
    text: 'File into a case',
    description: 'File documents into an existing case.',
  };
  const search: CaseQuickAction = {
    type: 'SearchForCase',
    link: `/case-search${pageSuffix}?state=${state}`,
    text: 'Search for a case',
    description: 'Find a case by number, person or business.',
  };
  const docket: CaseQuickAction = {
    type: 'DocketSync',
    link: `/docket-sync/search?state=${state}`,
    text: 'Follow a docket',
    description: 'Get new docket entries in the matter.',
  };
  return [...(takesFilings ? [filing] : []), ...(caseSearch ? [search] : []), ...(docketSync ? [docket] : [])];
}
