/** Code tables by case category and case type. */
import type { Operations } from '../../../generated/filing/operations.ts';
import type { PartyType } from '../../../generated/filing/schemas.ts';
import type { Handlers } from '../../../http/operation.ts';
import { toDollars } from '../money.ts';
import {
  readCaseCategories,
  readCaseTypes,
  readCrossReferences,
  readDamageAmounts,
  readPartyTypes,
  readProcedureRemedies,
} from './case-tables.ts';
import { requireTylerCourt } from './court.ts';
import { optionalDollars } from './reading.ts';

type PartyTypeRow = Awaited<ReturnType<typeof readPartyTypes>>[number];

export const caseCodes = {
  listCaseCategories: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readCaseCategories(db, court, query.caseFilingType);
    return rows.map(({ state: _state, location: _location, ...category }) => category);
  },

  listCaseTypes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readCaseTypes(db, court, query.caseCategoryCode);
    return rows.map(({ code, name, caseCategory, initial, feeCents, willFiledDate }) => ({
      code,
      name,
      caseCategory,
      initial,
      fee: toDollars(feeCents),
      willFiledDate,
    }));
  },

  listPartyTypes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readPartyTypes(db, court, query.caseTypeCode);
    return rows.filter(({ isAvailableForNewParties }) => isAvailableForNewParties).map(toPartyType);
  },

  listLegacyPartyTypes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readPartyTypes(db, court, query.caseTypeCode);
    return rows.map(toPartyType);
  },

  listCrossReferences: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readCrossReferences(db, court, query.caseTypeCode);
    return rows.map((row) => ({
      code: row.code,
      name: row.name,
      caseTypeId: row.caseTypeId ?? undefined,
      isDefault: row.isDefault,
      isRequired: row.isRequired,
      validationRegex: row.validationRegex ?? undefined,
      customValidationFailureMessage: row.customValidationFailureMessage ?? undefined,
    }));
  },

  listProcedureRemedies: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const { caseCategoryCode: caseCategory, caseFilingType } = query;
    const rows = await readProcedureRemedies(db, court, { caseCategory, caseFilingType });
    return rows.map((row) => ({ code: row.code, name: row.name, caseCategory: row.caseCategory }));
  },

  listDamageAmounts: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const { caseCategoryCode: caseCategory, caseFilingType } = query;
    const rows = await readDamageAmounts(db, court, { caseCategory, caseFilingType });
    return rows.map((row) => ({ code: row.code, name: row.name, caseCategory: row.caseCategory }));
  },
} satisfies Handlers<Operations>;

function toPartyType(row: PartyTypeRow): PartyType {
  return {
    code: row.code,
    name: row.name,
    isAvailableForNewParties: row.isAvailableForNewParties,
    isRequired: row.isRequired,
    caseTypeId: row.caseTypeId ?? undefined,
    amount: optionalDollars(row.amountCents),
    numberOfPartiesToIgnore: row.numberOfPartiesToIgnore ?? undefined,
    dateOfDeath: row.dateOfDeath ?? undefined,
    displayOrder: row.displayOrder ?? undefined,
  };
}
