/** Queries of the filing screens. Court tables change rarely and stay fresh for a day. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { failureOf, isRefusal } from '@/api/errors';
import {
  getGetExistingCaseForFilingQueryOptions,
  getListAddressCountriesQueryOptions,
  getListAddressStatesQueryOptions,
  getListAttorneysQueryOptions,
  getListCaseCategoriesQueryOptions,
  getListCaseTypesQueryOptions,
  getListCourtCasesQueryOptions,
  getListCrossReferencesQueryOptions,
  getListDamageAmountsQueryOptions,
  getListDataFieldsQueryOptions,
  getListDisclaimerRequirementsQueryOptions,
  getListDocumentTypesQueryOptions,
  getListDraftsQueryOptions,
  getListFilerTypesQueryOptions,
  getListFilingTypesQueryOptions,
  getListLanguagesQueryOptions,
  getListNameSuffixesQueryOptions,
  getListPartyTypesQueryOptions,
  getListProcedureRemediesQueryOptions,
  getListTylerCourtsQueryKey,
  getListTylerCourtsQueryOptions,
} from '@/api/generated/filing';
import type { CaseFilingType, FilingFlow, StateCode } from '@/api/generated/filing/model';
import { settledOf } from '@/lib/async/settled-of';
import { filingFlows } from './filing-flows';
import { type CourtTables, emptyTables } from './model/court-tables';
import { inputRules } from './model/data-fields';
import { caseFilingTypeOf, type FilingContent } from './model/filing-content';

const day = 24 * 60 * 60 * 1000;
const kept = { staleTime: day } as const;

/** Milliseconds until a list that failed is requested again. */
const healing = 10_000;

/** Requests what failed again until it succeeds, unless the backend rejected it. */
export const untilLoaded = {
  refetchInterval: ({ state: { error } }: { state: { error: unknown } }) => (mayHeal(error) ? healing : false),
} as const;

function mayHeal(error: unknown): boolean {
  if (error instanceof MissingTablesError) return [...error.causes.values()].some(mayHeal);
  return error !== null && !isRefusal(failureOf(error));
}

/** Some of the court's tables didn't load. Holds those that did. */
export class MissingTablesError extends Error {
  readonly tables: CourtTables;
  /** By table. */
  readonly causes: ReadonlyMap<string, unknown>;

  constructor(tables: CourtTables, causes: ReadonlyMap<string, unknown>) {
    super(`These tables did not load: ${[...causes.keys()].join(', ')}`);
    this.name = 'MissingTablesError';
    this.tables = tables;
    this.causes = causes;
  }
}

/** The latest saved draft. Always refetched: a colleague or another tab may have saved it. */
export function draftOptions(flow: FilingFlow, state: StateCode, orderId: number) {
  const { draftKey, loadDraft } = filingFlows[flow];
  return queryOptions({
    queryKey: draftKey(state, orderId),
    queryFn: ({ signal }) => loadDraft(state, orderId, { signal }),
    staleTime: 0,
  });
}

/** A case with its parties, as the court has it. Refetched per draft, because parties change. */
export function courtCaseOptions(state: StateCode, courtCode: string, caseTrackingId: string) {
  return { ...getGetExistingCaseForFilingQueryOptions(state, { courtCode, caseTrackingId }), ...untilLoaded };
}

/** The firm's attorneys with the e-filing provider. */
export function attorneysOptions(state: StateCode) {
  return getListAttorneysQueryOptions(state, { query: kept });
}

/** The firm's drafts in a state, or in one matter; most recently saved first. */
export function draftsToContinueOptions(state: StateCode, mappingId: string | undefined) {
  return getListDraftsQueryOptions(state, { mappingId });
}

/** The cases the firm has filed into in a state, latest first. */
export function courtCasesOptions(state: StateCode) {
  return getListCourtCasesQueryOptions(state);
}

/** The courts of a state that accept such filings. */
export function courtsOptions(state: StateCode, caseFilingType: CaseFilingType) {
  return getListTylerCourtsQueryOptions(state, { caseFilingType }, { query: kept });
}

/** The case types of a category. Only `initial` ones can open a case. */
export function caseTypesOptions(state: StateCode, courtCode: string, caseCategoryCode: string) {
  return getListCaseTypesQueryOptions(state, { courtCode, caseCategoryCode }, { query: kept });
}

/** The case categories of a court for such filings. */
export function caseCategoriesOptions(state: StateCode, courtCode: string, caseFilingType: CaseFilingType) {
  return getListCaseCategoriesQueryOptions(state, { courtCode, caseFilingType }, { query: kept });
}

/** The choices that decide which tables apply. */
export type Classification = Pick<
  FilingContent,
  'courtCode' | 'caseCategoryCode' | 'caseTypeCode' | 'isNonIndexedCase'
>;

/**
 * All tables of a filing together, because it is checked against all of them. Fails with those that loaded; each is
 * cached and retried by itself.
 */
export function courtTablesOptions(state: StateCode, classification: Classification) {
  const { courtCode, caseCategoryCode, caseTypeCode } = classification;
  const chosen = { courtCode, caseCategoryCode, caseTypeCode, caseFilingType: caseFilingTypeOf(classification) };
  return queryOptions({
    queryKey: [...getListTylerCourtsQueryKey(state), 'tables', chosen],
    queryFn: ({ client }) => loadCourtTables(client, state, classification),
    staleTime: day,
    retry: false,
    ...untilLoaded,
  });
}

async function loadCourtTables(
  client: QueryClient,
  state: StateCode,
  classification: Classification,
): Promise<CourtTables> {
  const { courtCode, caseCategoryCode, caseTypeCode } = classification;
  const caseFilingType = caseFilingTypeOf(classification);
  const court = courtCode === undefined ? undefined : { courtCode };
  const category = court && caseCategoryCode !== undefined ? { ...court, caseCategoryCode, caseFilingType } : undefined;
  const caseType = court && caseTypeCode !== undefined ? { ...court, caseTypeCode } : undefined;
  const query = kept;
  const { values, errors } = await settledOf({
    courts: client.fetchQuery(courtsOptions(state, caseFilingType)),
    attorneys: client.fetchQuery(attorneysOptions(state)),
    categories: court ? client.fetchQuery(caseCategoriesOptions(state, court.courtCode, caseFilingType)) : [],
    filerTypes: court ? client.fetchQuery(getListFilerTypesQueryOptions(state, court, { query })) : [],
    disclaimers: court ? client.fetchQuery(getListDisclaimerRequirementsQueryOptions(state, court, { query })) : [],
    dataFields: court ? client.fetchQuery(getListDataFieldsQueryOptions(state, court, { query })) : [],
    documentTypes: court ? client.fetchQuery(getListDocumentTypesQueryOptions(state, court, { query })) : [],
    suffixes: court ? client.fetchQuery(getListNameSuffixesQueryOptions(state, court, { query })) : [],
    languages: court ? client.fetchQuery(getListLanguagesQueryOptions(state, court, { query })) : [],
    addressStates: court ? client.fetchQuery(getListAddressStatesQueryOptions(state, court, { query })) : [],
    countries: court ? client.fetchQuery(getListAddressCountriesQueryOptions(state, court, { query })) : [],
    caseTypes: category
      ? client.fetchQuery(caseTypesOptions(state, category.courtCode, category.caseCategoryCode))
      : [],
    procedureRemedies: category
      ? client.fetchQuery(getListProcedureRemediesQueryOptions(state, category, { query }))
      : [],
    damageAmounts: category ? client.fetchQuery(getListDamageAmountsQueryOptions(state, category, { query })) : [],
    crossReferences: caseType ? client.fetchQuery(getListCrossReferencesQueryOptions(state, caseType, { query })) : [],
    partyTypes: caseType ? client.fetchQuery(getListPartyTypesQueryOptions(state, caseType, { query })) : [],
    filingTypes: caseType
      ? client.fetchQuery(
          getListFilingTypesQueryOptions(state, { ...caseType, caseCategoryCode, caseFilingType }, { query }),
        )
      : [],
  });
  const { dataFields, ...loaded } = values;
  const tables = { ...emptyTables, ...loaded, inputs: inputRules(dataFields ?? []) };
  const causes = new Map(Object.entries(errors));
  if (causes.size > 0) throw new MissingTablesError(tables, causes);
  return tables;
}
