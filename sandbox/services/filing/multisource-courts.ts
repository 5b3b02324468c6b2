/** Courts, counties and divisions of states with several e-filing systems (filing variants, section 3). */
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { multisourceCourts as courtsTable, multisourceTables } from '../../db/schema/multisource.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { caseExtra } from '../../providers/onelegal/codec.ts';
import { facts as oneLegal } from '../../providers/onelegal/facts.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { findMultisourceCourt, readCourts, readTables, toMultisourceCourt } from './multisource-store.ts';
import { filingFlowOf, requireOrder } from './order-store.ts';
import { countRejections } from './rejection-reasons.ts';

/** One system alone groups its courts by organization and unit. */
const hasOrganizations = isNotNull(courtsTable.orgName);

export const multisourceCourts = {
  listMultisourceCourts: async ({ db, clock, params: { state }, query: { courtId } }) => {
    if (courtId === undefined) return (await readCourts(db, state)).map(toMultisourceCourt);
    const court = await findMultisourceCourt(db, state, courtId);
    if (!court) throw notFound(`${capabilityOf(state).name} has no court with this ID.`);
    const { requiresFsx } = court;
    const system = await readTables(db, state, court.provider);
    const counted = await countRejections(db, { state, courtCode: courtId }, clock.now());
    const details = system && { policy: { courtCode: courtId, ...system.policy, ...counted }, tables: system.tables };
    return [{ ...toMultisourceCourt(court), requiresFsx, ...details }];
  },

  listMultisourceCounties: async ({ db, params: { state } }) => {
    const counties = Map.groupBy(await readCourts(db, state), ({ county }) => county);
    return [...counties].map(([name, courts]) => ({ name, courtCount: courts.length }));
  },

  listMultisourceDivisions: async ({ db, params: { state }, query }) => {
    const { County, FilingFlowType, HideDocumentsExempt, CanAccessOneLegalCourtPicker } = query;
    const county = County?.trim();
    const courts = await readCourts(
      db,
      state,
      CanAccessOneLegalCourtPicker ? undefined : ne(courtsTable.provider, oneLegal.id),
    );
    const isThere = county === undefined || (await readCourts(db, state)).some((court) => isIn(court, county));
    if (!isThere) throw notFound(`${capabilityOf(state).name} has no county named ${county}.`);
    return courts
      .filter((court) => county === undefined || isIn(court, county))
      .flatMap(({ courtId, name, county: ofCourt, provider, divisions }) =>
        divisions
          .filter(
            ({ filingFlows, isDocumentsExempt }) =>
              (FilingFlowType === undefined || filingFlows.includes(FilingFlowType)) &&
              !(HideDocumentsExempt && isDocumentsExempt),
          )
          .map((division) => ({
            ...division,
            county: ofCourt,
            courtId,
            courtName: name,
            apiType: factsOf(provider).apiType,
          })),
      );
  },

  listJtiCategories: async ({ db }) => {
    const [system] = await db
      .select({ tables: multisourceTables.tables })
      .from(multisourceTables)
      .innerJoin(
        courtsTable,
        and(eq(courtsTable.state, multisourceTables.state), eq(courtsTable.provider, multisourceTables.provider)),
      )
      .where(hasOrganizations)
      .limit(1);
    const categories = system?.tables.caseCategories ?? [];
    return categories.map(({ code, name, caseTypes }) => ({
      code,
      name,
      caseTypes: caseTypes.map((type) => ({ code: type.code, name: type.name })),
    }));
  },

  listJtiCourts: async ({ db, params: { state } }) => {
    const courts = await readCourts(db, state, hasOrganizations);
    return courts.map(({ courtId, name, county, orgName, orgUnitName }) => ({
      courtId,
      name,
      county,
      orgName: orgName ?? '',
      orgUnitName: orgUnitName ?? '',
    }));
  },

  getMultisourceOrder: async ({ db, session, params: { state, orderId } }) => {
    const { order, content } = await requireOrder(db, session, orderId, state);
    const filingFlow = filingFlowOf(order.service);
    if (!filingFlow) throw notFound('The order isn’t a court filing.');
    const court = order.courtCode === null ? undefined : await findMultisourceCourt(db, state, order.courtCode);
    if (!court) throw notFound('The order has no court in a state with several e-filing systems.');
    return {
      orderId,
      state,
      apiType: factsOf(order.provider ?? court.provider).apiType,
      filingFlow,
      courtId: court.courtId,
      courtName: court.name,
      county: court.county,
      divisionId: content && caseExtra(content).divisionId,
      caseNumber: order.caseNumber ?? undefined,
      caseTitle: order.caseTitle || undefined,
      status: order.status,
      createdAt: order.dateOrdered.toISOString(),
    };
  },
} satisfies Handlers<Operations>;

function isIn(court: { county: string }, county: string): boolean {
  return court.county.toLowerCase() === county.toLowerCase();
}
