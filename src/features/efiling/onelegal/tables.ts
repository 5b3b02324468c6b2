/** A court's categories, case types, parties, documents and divisions, as the form knows tables. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import {
  getGetFsxAuthenticationStatusQueryOptions,
  getListAttorneysQueryOptions,
  getListMultisourceDivisionsQueryOptions,
} from '@/api/generated/filing';
import type {
  FilingFlow,
  MultisourceCourt,
  MultisourceDocumentType,
  MultisourceTables,
  StateCode,
} from '@/api/generated/filing/model';
import { usStates } from '@/features/addresses';
import { settledOf } from '@/lib/async/settled-of';
import type { Classification, FilingProvider } from '../descriptor';
import type { ProviderFacts } from '../facts';
import { type CourtTables, emptyTables } from '../model/court-tables';
import { flowOf } from '../model/filing-content';
import type { FilingTypeTables } from '../model/filing-tables';
import { freeInputs, type InputRule, optionalInput } from '../model/input-rules';
import { plainCaseType, plainCategory, plainFilingType } from '../model/plain-rows';
import { MissingTablesError, untilLoaded } from '../until-loaded';
import { courtQuery, courtsOf, courtsOfSystem, derivedKey, ownCourts } from './courts';
import { readRecipients } from './recipients';

const day = 24 * 60 * 60 * 1000;
const kept = { staleTime: day } as const;
const query = kept;
const hidden: InputRule = { ...optionalInput, isShown: false };

type Tables = FilingProvider['tables'];

/** A county's divisions that take such filings, in all systems. */
export const divisionsOf = (state: StateCode, county: string, flow: FilingFlow) =>
  getListMultisourceDivisionsQueryOptions(
    state,
    { County: county, FilingFlowType: flow, CanAccessOneLegalCourtPicker: true },
    { query },
  );

/** Tells whether the firm is connected with File & ServeXpress. */
export const fsxStatus = () => getGetFsxAuthenticationStatusQueryOptions();

/** Said where the firm is not connected (filing variants, section 10). */
export const fsxNeeded = 'This court takes filings through File & ServeXpress. Connect your firm first.';

/** The documents of these courts have attachments, and nothing else to choose. */
export const typeTables: FilingProvider['typeTables'] = (state, courtCode, filingTypeCode) =>
  queryOptions({
    ...kept,
    queryKey: derivedKey(state, 'of a document type', courtCode, filingTypeCode),
    queryFn: (): FilingTypeTables => ({ components: [], motionTypes: [], optionalServices: [] }),
  });

/** The tables of a system's courts. */
export function tablesOf(facts: ProviderFacts): Tables {
  const { id, apiType } = facts;
  return {
    attorneys: (state) => getListAttorneysQueryOptions(state, { query }),
    courts: courtsOfSystem(facts),
    caseCategories: (state, courtCode, caseFilingType) =>
      queryOptions({
        ...kept,
        queryKey: derivedKey(state, 'categories', courtCode, caseFilingType),
        queryFn: async ({ client }) =>
          caseFilingType === 'Initial'
            ? (await readTables(client, state, courtCode)).caseCategories.map(plainCategory)
            : [],
      }),
    caseTypes: (state, courtCode, caseCategoryCode) =>
      queryOptions({
        ...kept,
        queryKey: derivedKey(state, 'case types', courtCode, caseCategoryCode),
        queryFn: async ({ client }) => caseTypesOf(await readTables(client, state, courtCode), caseCategoryCode),
      }),
    ofFiling: (state, classification) => {
      const { courtCode, caseCategoryCode, caseTypeCode, caseTrackingId } = classification;
      const chosen = { courtCode, caseCategoryCode, caseTypeCode, caseTrackingId };
      return queryOptions({
        queryKey: derivedKey(state, id, 'of a filing', flowOf(classification), chosen),
        queryFn: ({ client }) => loadTables(client, state, classification),
        meta: { shows: ['attorneys', 'fsx', 'case-contacts', 'service-contacts'] },
        // A firm that isn't connected may be in a minute.
        staleTime: ({ state: { data } }) => (data?.own.refusal?.length ? 0 : day),
        retry: false,
        ...untilLoaded,
      });
    },
  };

  async function loadTables(
    client: QueryClient,
    state: StateCode,
    classification: Classification,
  ): Promise<CourtTables> {
    const { courtCode: courtId, caseCategoryCode, caseTrackingId } = classification;
    const flow = flowOf(classification);
    const isNew = flow === 'new-case';
    const found = courtId === undefined ? undefined : client.fetchQuery(courtQuery(state, courtId));
    const { values, errors } = await settledOf({
      courts: client.fetchQuery(courtsOf(state)),
      attorneys: client.fetchQuery(getListAttorneysQueryOptions(state, { query })),
      filingTypes: found?.then(([court]) => withTables(court)),
      divisions: found?.then(([court]) => (court ? client.fetchQuery(divisionsOf(state, court.county, flow)) : [])),
      connection: found?.then(([court]) =>
        court?.requiresFsx ? client.fetchQuery({ ...fsxStatus(), staleTime: 0 }) : undefined,
      ),
      recipients: courtId && caseTrackingId ? readRecipients(client, { state, apiType, courtId, caseTrackingId }) : [],
    });
    const court = values.filingTypes;
    const { caseCategories, partyTypes, documentTypes } = court?.tables ?? noTables;
    const offered = documentTypes.filter(({ use }) => use !== (isNew ? 'subsequent' : 'initial'));
    const isNamed = isNew || caseTrackingId !== undefined;
    const isUnconnected = court?.requiresFsx === true && values.connection && values.connection.status !== 'connected';
    const loaded: CourtTables = {
      ...emptyTables,
      courts: ownCourts(apiType, values.courts ?? []),
      attorneys: values.attorneys ?? [],
      // No one is asked for the category and type of a case that was opened; the court's records name them.
      categories: isNamed ? caseCategories.map(plainCategory) : [],
      caseTypes: isNamed && court?.tables ? caseTypesOf(court.tables, caseCategoryCode) : [],
      partyTypes: partyTypes.map((type) => ({
        ...type,
        isRequired: type.isRequired && isNew,
        isAvailableForNewParties: true,
      })),
      filingTypes: offered.map(toFilingType),
      addressStates: usStates.map(({ abbreviation, name }) => ({ code: abbreviation, name, countryCode: 'US' })),
      inputs: { ...freeInputs, interpreterLanguage: hidden, filingAttorney: hidden },
      own: {
        divisions: (values.divisions ?? [])
          .filter((division) => division.courtId === courtId)
          .map(({ divisionId, name }) => ({ code: divisionId, name })),
        unlawfulDetainers: caseCategories
          .flatMap(({ caseTypes }) => caseTypes)
          .filter((type) => type.isUnlawfulDetainer),
        reserved: offered.filter(({ needsReservation }) => needsReservation),
        recipients: values.recipients ?? [],
        refusal: isUnconnected ? [{ code: '', name: fsxNeeded }] : [],
      },
    };
    const causes = new Map(Object.entries(errors));
    if (causes.size > 0) throw new MissingTablesError(loaded, causes);
    return loaded;
  }
}

/** @throws ApiError 404 for a court that says nothing of what can be filed there. */
function withTables(court: MultisourceCourt | undefined) {
  if (court?.tables) return { ...court, tables: court.tables };
  const fields = { url: '/MultisourceCourts', status: 404, statusText: 'Not Found', body: undefined };
  throw new ApiError('The court has no tables', fields);
}

const noTables: MultisourceTables = { caseCategories: [], partyTypes: [], documentTypes: [] };

async function readTables(client: QueryClient, state: StateCode, courtId: string): Promise<MultisourceTables> {
  const [court] = await client.fetchQuery(courtQuery(state, courtId));
  return court?.tables ?? noTables;
}

function caseTypesOf({ caseCategories }: MultisourceTables, categoryCode: string | undefined) {
  const category = caseCategories.find(({ code }) => code === categoryCode);
  // The first paper's fee goes by the demand.
  return category?.caseTypes.map((type) => plainCaseType(type, category.code, 0)) ?? [];
}

const toFilingType = ({ isProposedOrder, ...type }: MultisourceDocumentType) =>
  plainFilingType(type, { isProposedOrder });
