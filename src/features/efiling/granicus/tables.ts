/** The portal's courts, divisions, case types, docket codes and judges, as the form knows tables. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getListFlAttorneysQueryOptions,
  getListFlCaseTypeCodesQueryOptions,
  getListFlDocketCodesQueryOptions,
  getListFlJudicialOfficersQueryOptions,
} from '@/api/generated/filing';
import type {
  CaseCategory,
  CaseType,
  FilingType,
  FlCaseTypeCode,
  FlCourt,
  FlDivision,
  FlDocketCode,
  FlJudicialOfficer,
} from '@/api/generated/filing/model';
import { settledOf } from '@/lib/async/settled-of';
import type { Classification, FilingProvider } from '../descriptor';
import { type CourtTables, emptyTables } from '../model/court-tables';
import { caseFilingTypeOf } from '../model/filing-content';
import type { FilingTypeTables } from '../model/filing-tables';
import { freeInputs, type InputRule, optionalInput } from '../model/input-rules';
import { plainCaseType, plainCategory, plainFilingType } from '../model/plain-rows';
import { MissingTablesError, untilLoaded } from '../until-loaded';
import { courtsQuery, derivedKey, flCourts, toCourt } from './courts';
import { confirming, readRefusal, readServiceList } from './service-list';

const day = 24 * 60 * 60 * 1000;
const kept = { staleTime: day } as const;
const hidden: InputRule = { ...optionalInput, isShown: false };
const query = kept;

type Tables = FilingProvider['tables'];

const attorneys: Tables['attorneys'] = () => getListFlAttorneysQueryOptions({ query });

export const tables: Tables = {
  attorneys,
  courts: courtsQuery,
  caseCategories: (_, courtCode, caseFilingType) =>
    queryOptions({
      ...kept,
      queryKey: derivedKey('divisions', courtCode, caseFilingType),
      queryFn: async ({ client }) => {
        const courts = await client.fetchQuery(flCourts());
        return divisionsOf(courts, courtCode, caseFilingType === 'Initial').map(toCategory);
      },
    }),
  caseTypes: (_, courtId, divisionId) =>
    queryOptions({
      ...kept,
      queryKey: derivedKey('case types', courtId, divisionId),
      queryFn: async ({ client }) => {
        const types = await client.fetchQuery(getListFlCaseTypeCodesQueryOptions({ courtId, divisionId }, { query }));
        return types.map((type) => toCaseType(type, divisionId));
      },
    }),
  ofFiling: (_, classification) => {
    const { courtCode, caseCategoryCode, caseTypeCode, caseTrackingId } = classification;
    const chosen = { courtCode, caseCategoryCode, caseTypeCode, caseTrackingId };
    return queryOptions({
      queryKey: derivedKey('of a filing', caseFilingTypeOf(classification), chosen),
      queryFn: ({ client }) => loadTables(client, classification),
      meta: { shows: ['attorneys', 'settings', 'case-contacts'] },
      staleTime: day,
      retry: false,
      refetchInterval: (query) =>
        query.state.data?.own.refusal?.length ? confirming : untilLoaded.refetchInterval(query),
    });
  },
};

/** The portal's filings have a document and its attachments, and nothing else to choose. */
export const typeTables: FilingProvider['typeTables'] = (_, courtCode, filingTypeCode) =>
  queryOptions({
    ...kept,
    queryKey: derivedKey('of a docket code', courtCode, filingTypeCode),
    queryFn: (): FilingTypeTables => ({ components: [], motionTypes: [], optionalServices: [] }),
  });

async function loadTables(client: QueryClient, classification: Classification): Promise<CourtTables> {
  const { courtCode: courtId, caseCategoryCode: divisionId, caseTypeCode, caseTrackingId } = classification;
  const isNew = caseFilingTypeOf(classification) === 'Initial';
  const division = courtId !== undefined && divisionId !== undefined ? { courtId, divisionId } : undefined;
  const ofType = division && (caseTypeCode ? { ...division, caseTypeId: caseTypeCode } : division);
  const { values, errors } = await settledOf({
    courts: client.fetchQuery(flCourts()),
    attorneys: client.fetchQuery(attorneys('FL')),
    caseTypes: division ? client.fetchQuery(getListFlCaseTypeCodesQueryOptions(division, { query })) : [],
    filingTypes: ofType ? client.fetchQuery(getListFlDocketCodesQueryOptions(ofType, { query })) : [],
    judges: division ? client.fetchQuery(getListFlJudicialOfficersQueryOptions(division, { query })) : [],
    serviceList: caseTrackingId ? readServiceList(client, caseTrackingId) : undefined,
    refusal: caseTrackingId ? undefined : readRefusal(client),
  });
  const found = values.courts ?? [];
  const court = found.find((each) => each.courtId === courtId);
  const asked = values.caseTypes?.find(({ caseTypeId }) => caseTypeId === caseTypeCode)?.asksForAmountOfClaim;
  const docketCodes = (values.filingTypes ?? []).filter(({ use }) => use !== (isNew ? 'subsequent' : 'initial'));
  const { options = [], own = [], partiesServed = [], refusal = values.refusal } = values.serviceList ?? {};
  const loaded: CourtTables = {
    ...emptyTables,
    courts: found.map(toCourt),
    attorneys: values.attorneys ?? [],
    categories: divisionsOf(found, courtId, isNew).map(toCategory),
    caseTypes: (values.caseTypes ?? []).map((type) => toCaseType(type, divisionId ?? '')),
    partyTypes: (court?.partyRoles ?? []).map(({ code, name }) => ({
      code,
      name,
      isAvailableForNewParties: true,
      isRequired: false,
    })),
    filingTypes: docketCodes.map((code) => toFilingType(code, isNew && asked === true && code.use === 'initial')),
    inputs: { ...freeInputs, interpreterLanguage: hidden, filingAttorney: hidden },
    own: {
      judges: (values.judges ?? []).map(({ judicialOfficerId, name, title }) => ({
        code: judicialOfficerId,
        name: title === undefined ? name : `${name}, ${title}`,
      })),
      wordJudges: judgesWith(values.judges, ({ proposedOrderFormats = [] }) => proposedOrderFormats.includes('docx')),
      letterJudges: judgesWith(values.judges, ({ wantsCoverLetter = false }) => wantsCoverLetter),
      recipients: options,
      ownRecipients: own,
      partiesServed,
      refusal: refusal === undefined ? [] : [{ code: '', name: refusal }],
      described: docketCodes.filter((each) => each.isDescriptionRequired).map(toCodeName),
      confidential: docketCodes.filter((each) => each.allowsConfidential).map(toCodeName),
    },
  };
  const causes = new Map(Object.entries(errors));
  if (causes.size > 0) throw new MissingTablesError(loaded, causes);
  return loaded;
}

function judgesWith(judges: readonly FlJudicialOfficer[] = [], is: (judge: FlJudicialOfficer) => boolean) {
  return judges.filter(is).map(({ judicialOfficerId, name }) => ({ code: judicialOfficerId, name }));
}

const toCodeName = ({ docketCodeId, name }: FlDocketCode) => ({ code: docketCodeId, name });

function divisionsOf(courts: readonly FlCourt[], courtCode: string | undefined, isNew: boolean): FlDivision[] {
  const court = courts.find(({ courtId }) => courtId === courtCode);
  return (court?.divisions ?? []).filter(({ allowsNewCases }) => allowsNewCases || !isNew);
}

const toCategory = ({ divisionId, name }: FlDivision): CaseCategory => plainCategory({ code: divisionId, name });

const toCaseType = ({ caseTypeId, name, filingFee }: FlCaseTypeCode, divisionId: string): CaseType =>
  plainCaseType({ code: caseTypeId, name }, divisionId, filingFee);

/** The claim's amount belongs to the case type; the form asks for it with the documents that open a case. */
const toFilingType = (
  { docketCodeId, name, fee, use, isProposedOrder }: FlDocketCode,
  asksForAmount: boolean,
): FilingType =>
  plainFilingType(
    { code: docketCodeId, name, fee, use },
    {
      amountInControversy: asksForAmount ? 'Required' : 'Not Available',
      isProposedOrder: isProposedOrder ?? false,
    },
  );
