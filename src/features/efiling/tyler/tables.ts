/** The court's tables. They change rarely and stay fresh for a day. */
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import {
  getListAddressCountriesQueryOptions,
  getListAddressStatesQueryOptions,
  getListAttorneysQueryOptions,
  getListCaseCategoriesQueryOptions,
  getListCaseTypesQueryOptions,
  getListCrossReferencesQueryOptions,
  getListDamageAmountsQueryOptions,
  getListDataFieldsQueryOptions,
  getListDisclaimerRequirementsQueryOptions,
  getListDocumentTypesQueryOptions,
  getListFilerTypesQueryOptions,
  getListFilingComponentsQueryOptions,
  getListFilingTypesQueryOptions,
  getListLanguagesQueryOptions,
  getListMotionTypesQueryOptions,
  getListNameSuffixesQueryOptions,
  getListOptionalServicesQueryOptions,
  getListPartyTypesQueryOptions,
  getListProcedureRemediesQueryOptions,
  getListTylerCourtsQueryKey,
} from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { settledOf } from '@/lib/async/settled-of';
import type { Classification, FilingProvider } from '../descriptor';
import { type CourtTables, emptyTables } from '../model/court-tables';
import { caseFilingTypeOf } from '../model/filing-content';
import type { FilingTypeTables } from '../model/filing-tables';
import { MissingTablesError, untilLoaded } from '../until-loaded';
import { courtsQuery } from './courts';
import { inputRules } from './data-fields';

const day = 24 * 60 * 60 * 1000;
const kept = { staleTime: day } as const;

type Tables = FilingProvider['tables'];

const attorneys: Tables['attorneys'] = (state) => getListAttorneysQueryOptions(state, { query: kept });

const caseCategories: Tables['caseCategories'] = (state, courtCode, caseFilingType) =>
  getListCaseCategoriesQueryOptions(state, { courtCode, caseFilingType }, { query: kept });

const caseTypes: Tables['caseTypes'] = (state, courtCode, caseCategoryCode) =>
  getListCaseTypesQueryOptions(state, { courtCode, caseCategoryCode }, { query: kept });

export const tables: Tables = {
  courts: courtsQuery,
  attorneys,
  caseCategories,
  caseTypes,
  ofFiling: (state, classification) => {
    const { courtCode, caseCategoryCode, caseTypeCode } = classification;
    const chosen = { courtCode, caseCategoryCode, caseTypeCode, caseFilingType: caseFilingTypeOf(classification) };
    const queryKey: QueryKey = [...getListTylerCourtsQueryKey(state), 'tables', chosen];
    return queryOptions({
      queryKey,
      queryFn: ({ client }) => loadCourtTables(client, state, classification),
      meta: { shows: ['attorneys'] },
      staleTime: day,
      retry: false,
      ...untilLoaded,
    });
  },
};

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
    courts: client.fetchQuery(courtsQuery(state, caseFilingType)),
    attorneys: client.fetchQuery(attorneys(state)),
    categories: court ? client.fetchQuery(caseCategories(state, court.courtCode, caseFilingType)) : [],
    filerTypes: court ? client.fetchQuery(getListFilerTypesQueryOptions(state, court, { query })) : [],
    disclaimers: court ? client.fetchQuery(getListDisclaimerRequirementsQueryOptions(state, court, { query })) : [],
    dataFields: court ? client.fetchQuery(getListDataFieldsQueryOptions(state, court, { query })) : [],
    documentTypes: court ? client.fetchQuery(getListDocumentTypesQueryOptions(state, court, { query })) : [],
    suffixes: court ? client.fetchQuery(getListNameSuffixesQueryOptions(state, court, { query })) : [],
    languages: court ? client.fetchQuery(getListLanguagesQueryOptions(state, court, { query })) : [],
    addressStates: court ? client.fetchQuery(getListAddressStatesQueryOptions(state, court, { query })) : [],
    countries: court ? client.fetchQuery(getListAddressCountriesQueryOptions(state, court, { query })) : [],
    caseTypes: category ? client.fetchQuery(caseTypes(state, category.courtCode, category.caseCategoryCode)) : [],
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
  const loadedTables = { ...emptyTables, ...loaded, inputs: inputRules(dataFields ?? []) };
  const causes = new Map(Object.entries(errors));
  if (causes.size > 0) throw new MissingTablesError(loadedTables, causes);
  return loadedTables;
}

/** The tables of a filing type, together. */
export const typeTables: FilingProvider['typeTables'] = (state, courtCode, filingTypeCode) => {
  const parameters = { courtCode, filingTypeCode };
  const components = getListFilingComponentsQueryOptions(state, parameters, { query: kept });
  return queryOptions({
    ...kept,
    ...untilLoaded,
    queryKey: tablesKey(components.queryKey),
    queryFn: async ({ client }): Promise<FilingTypeTables> => {
      const [list, motionTypes, optionalServices] = await Promise.all([
        client.fetchQuery(components),
        client.fetchQuery(getListMotionTypesQueryOptions(state, parameters, { query: kept })),
        client.fetchQuery(getListOptionalServicesQueryOptions(state, parameters, { query: kept })),
      ]);
      return { components: list, motionTypes, optionalServices };
    },
  });
};

const tablesKey = (ofComponents: QueryKey): QueryKey => [...ofComponents, 'with motion types and services'];
