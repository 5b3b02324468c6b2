/** A state's courts and the code tables by court. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import {
  courtPolicies,
  courts,
  dataFields,
  disclaimerRequirements,
  filerTypes,
  serviceTypes,
} from '../../../db/schema/codes.ts';
import { addressStates, countries, languages, nameSuffixes } from '../../../db/schema/filing-codes.ts';
import type { Operations } from '../../../generated/filing/operations.ts';
import type { Court, StateCode } from '../../../generated/filing/schemas.ts';
import type { Handlers } from '../../../http/operation.ts';
import { notFound } from '../../../http/problem.ts';
import { requireTylerState } from '../../../providers/tyler/require-tyler-state.ts';
import { countRejections } from '../rejection-reasons.ts';
import { type CourtRow, requireTylerCourt } from './court.ts';
import { documentRulesOf } from './document-rules.ts';
import { byName, heldAt, heldAtOrInState, optionalDollars, ownOrStateRows } from './reading.ts';

export const courtCodes = {
  listTylerCourts: async ({ db, params, query }) => {
    requireTylerState(params.state);
    const taking = { Initial: eq(courts.initial, true), Subsequent: eq(courts.subsequent, true) };
    const rows = await db
      .select()
      .from(courts)
      .where(and(eq(courts.state, params.state), query.caseFilingType && taking[query.caseFilingType]))
      .orderBy(...byName({ ...courts, location: courts.tablesOf }));
    return rows.map(toCourt);
  },

  getCourtPolicy: async ({ db, params, query, clock }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const [row] = await db
      .select()
      .from(courtPolicies)
      .where(and(eq(courtPolicies.state, court.state), eq(courtPolicies.location, court.tablesOf)));
    if (!row) throw notFound('The court hasn’t published a policy.');
    const { state: _state, location: _location, ...policy } = row;
    return {
      ...policy,
      ...documentRulesOf(court.state),
      ...(await countRejections(db, { state: court.state, courtCode: court.code }, clock.now())),
      courtCode: court.code,
      courtTimeZone: court.timeZone ?? row.courtTimeZone,
      lastUpdated: row.lastUpdated.toISOString(),
    };
  },

  listDataFields: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await db.select().from(dataFields).where(heldAt(dataFields, court)).orderBy(asc(dataFields.code));
    return rows.map((row) => ({
      code: row.code,
      name: row.name,
      isVisible: row.isVisible,
      isRequired: row.isRequired,
      isReadOnly: row.isReadOnly,
      helpText: row.helpText ?? undefined,
      ghostText: row.ghostText ?? undefined,
      contextualHelpData: row.contextualHelpData ?? undefined,
      validationMessage: row.validationMessage ?? undefined,
      regularExpression: row.regularExpression ?? undefined,
      defaultValueExpression: row.defaultValueExpression ?? undefined,
    }));
  },

  listServiceTypes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await db
      .select()
      .from(serviceTypes)
      .where(heldAt(serviceTypes, court))
      .orderBy(...byName(serviceTypes));
    return rows.map(({ code, name, serviceMethod, feeCents, disclaimerText }) => ({
      code,
      name,
      serviceMethod,
      fee: optionalDollars(feeCents),
      disclaimerText: disclaimerText ?? undefined,
    }));
  },

  listFilerTypes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await db
      .select()
      .from(filerTypes)
      .where(heldAt(filerTypes, court))
      .orderBy(...byName(filerTypes));
    return rows.map(({ code, name, isDefault }) => ({ code, name, isDefault }));
  },

  listDisclaimerRequirements: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await db
      .select()
      .from(disclaimerRequirements)
      .where(heldAt(disclaimerRequirements, court))
      .orderBy(asc(disclaimerRequirements.listOrder), ...byName(disclaimerRequirements));
    return rows.map(({ code, name, listOrder, requirementText }) => ({ code, name, listOrder, requirementText }));
  },

  listNameSuffixes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await db
      .select()
      .from(nameSuffixes)
      .where(heldAtOrInState(nameSuffixes, params.state, court))
      .orderBy(...byName(nameSuffixes));
    return ownOrStateRows(rows).map(({ code, name }) => ({ code, name }));
  },

  listLanguages: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await db
      .select()
      .from(languages)
      .where(heldAtOrInState(languages, params.state, court))
      .orderBy(...byName(languages));
    return ownOrStateRows(rows).map(({ code, name }) => ({ code, name }));
  },

  listAddressCountries: async ({ db, params, query }) => {
    const court = await optionalCourt(db, params.state, query.courtCode);
    const rows = await db
      .select()
      .from(countries)
      .where(heldAtOrInState(countries, params.state, court))
      .orderBy(...byName(countries));
    const answer = ownOrStateRows(rows).map(({ code, name }) => ({ code, name }));
    return [...answer.filter(({ code }) => code === 'US'), ...answer.filter(({ code }) => code !== 'US')];
  },

  listAddressStates: async ({ db, params, query }) => {
    const court = await optionalCourt(db, params.state, query.courtCode);
    const rows = await db
      .select()
      .from(addressStates)
      .where(heldAtOrInState(addressStates, params.state, court))
      .orderBy(...byName(addressStates));
    return ownOrStateRows(rows).map(({ code, name, countryCode }) => ({ code, name, countryCode }));
  },
} satisfies Handlers<Operations>;

async function optionalCourt(db: Database, state: StateCode, code: string | undefined): Promise<CourtRow | undefined> {
  requireTylerState(state);
  return code === undefined ? undefined : requireTylerCourt(db, state, code);
}

function toCourt({ state: _state, tablesOf: _tablesOf, ...court }: CourtRow): Court {
  return {
    ...court,
    parentNodeId: court.parentNodeId ?? undefined,
    protectedCaseTypes: court.protectedCaseTypes ?? undefined,
    protectedCaseReplacementString: court.protectedCaseReplacementString ?? undefined,
    timeZone: court.timeZone ?? undefined,
  };
}
