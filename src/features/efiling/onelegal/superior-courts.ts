/**
 * Filing with California's superior courts. One Legal carries the filings to all of them, so its calls and what the
 * courts ask for are the same in each system (filing variants, sections 1 and 3).
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lazy } from 'react';
import { ApiError } from '@/api/errors';
import {
  getListCourtCasePartiesQueryKey,
  getListCourtCasePartiesQueryOptions,
  getListCourtCasesQueryOptions,
  getListPaymentAccountsQueryOptions,
  searchCourtCases,
} from '@/api/generated/filing';
import type {
  CaseParty,
  CaseSearchResult,
  CourtPolicy,
  ExistingCaseForFiling,
  FilingCaseParty,
  ServiceContact,
  StateCode,
} from '@/api/generated/filing/model';
import { derivedQuery } from '../derived-query';
import type { FilingProvider } from '../descriptor';
import type { ProviderFacts } from '../facts';
import { partiesOfFirm } from '../model/representation';
import { steps } from '../model/steps';
import { untilLoaded } from '../until-loaded';
import { usualOrders } from '../usual-orders';
import { callsOf } from './calls';
import { codecsOf } from './codec';
import { courtQuery, courtsOf, derivedKey } from './courts';
import { fields, missingForQuote } from './fields';
import { proposedOrders } from './proposed-orders';
import { type CaseOfSystem, caseInformation, isHidden, servedWithAll } from './recipients';
import { tablesOf, typeTables } from './tables';

/** A system's part of filing. `codec`: its own, where it sends more than the usual. */
export function superiorCourts(facts: ProviderFacts, codec = codecsOf(facts)): FilingProvider {
  const { apiType } = facts;
  const tables = tablesOf(facts);
  return {
    facts,
    codec,
    calls: {
      'new-case': callsOf('new-case', codec['new-case']),
      'existing-case': callsOf('existing-case', codec['existing-case']),
    },
    fields,
    proposedOrders,
    steps: () => steps,
    loadRules: async () => (await import('./rules')).rules,
    draftNotice: lazy(() => import('./connection-notice')),
    systemOfCourt: async (client, state, courtCode) => {
      const courts = await client.fetchQuery(courtsOf(state));
      return courts.find(({ courtId }) => courtId === courtCode)?.apiType;
    },
    missingForQuote,
    tables,
    typeTables,
    policy: (state, courtCode) =>
      derivedQuery({
        ...untilLoaded,
        queryKey: derivedKey(state, 'policy', courtCode),
        queryFn: async ({ client }): Promise<CourtPolicy> => {
          const [court] = await client.fetchQuery(courtQuery(state, courtCode));
          if (!court?.policy) throw notFound('The court publishes no limits for filings');
          return court.policy;
        },
      }),
    courtCase: (state, courtId, caseTrackingId, caseNumber) => {
      const courtCase = { state, apiType, courtId, caseTrackingId };
      return derivedQuery({
        ...untilLoaded,
        queryKey: [...getListCourtCasePartiesQueryKey(caseInformation(courtCase)), 'case'],
        queryFn: ({ client }) => readCase(client, courtCase, caseNumber),
      });
    },
    intoOpenedCase: async (client, state, content, { caseNumber, caseTrackingId }) => {
      const courtCase = { state, apiType, courtId: content.courtCode ?? '', caseTrackingId };
      const [{ caseTitle, parties }, attorneys] = await Promise.all([
        readCase(client, courtCase, caseNumber),
        client.fetchQuery(tables.attorneys(state)),
      ]);
      const isIn = parties.length > 0;
      return {
        ...content,
        isNonIndexedCase: false,
        caseTrackingId,
        caseNumber,
        caseTitle,
        filingPartyIds: partiesOfFirm(parties, attorneys),
        // The parties are in the case now.
        parties: isIn ? [] : content.parties,
      };
    },
    paymentAccounts: (state) => ({
      ...getListPaymentAccountsQueryOptions(state, { includeGlobalPayments: true }),
      ...untilLoaded,
    }),
    // Recipients are typed, or come from the case.
    serviceContacts: (state) =>
      queryOptions({ queryKey: derivedKey(state, 'service contacts'), queryFn: (): ServiceContact[] => [] }),
    isTable: ([service]) => service === 'MultisourceCourts',
    orders: usualOrders,
    hasPlainFilings: true,
    servedWithAll,
  };
}

/** A case in the courts' records. Without its number, only cases of the firm's list are found. */
async function readCase(
  client: QueryClient,
  courtCase: CaseOfSystem,
  caseNumber: string | undefined,
): Promise<ExistingCaseForFiling> {
  const { state, caseTrackingId } = courtCase;
  const number = caseNumber ?? (await numberOf(client, state, caseTrackingId));
  const found = number === undefined ? undefined : await findCase(courtCase, number);
  if (!found) throw notFound('The court has no such case');
  const parties = await client
    .fetchQuery(getListCourtCasePartiesQueryOptions(caseInformation(courtCase)))
    .catch((error: unknown): CaseParty[] => {
      // A confidential case's parties are shown to filers of record alone; others add theirs.
      if (isHidden(error)) return [];
      throw error;
    });
  const { caseDocketId, caseTitle, court, category, type, judge, status = '', filedDate } = found;
  return {
    caseTrackingId,
    caseNumber: caseDocketId,
    caseTitle,
    court,
    caseCategory: category ?? { code: '', name: '' },
    caseType: type ?? { code: '', name: '' },
    judge,
    status,
    filedDate,
    isFilingAllowed: true,
    parties: parties.map(toParty),
    filings: [],
  };
}

async function numberOf(client: QueryClient, state: StateCode, caseTrackingId: string): Promise<string | undefined> {
  const cases = await client.fetchQuery(getListCourtCasesQueryOptions(state));
  return cases.find((each) => each.caseTrackingId === caseTrackingId)?.caseNumber;
}

async function findCase(
  { state, apiType, courtId, caseTrackingId }: CaseOfSystem,
  caseNumber: string,
): Promise<CaseSearchResult | undefined> {
  const { items } = await searchCourtCases({ state, caseSearchType: 'CaseNumber', apiType, courtId, caseNumber });
  return items.find((each) => each.caseTrackingId === caseTrackingId);
}

const toParty = ({
  casePartyId,
  displayName,
  organization,
  roleCode,
  roleName,
  attorneys,
}: CaseParty): FilingCaseParty => ({
  casePartyId,
  kind: organization === undefined ? 'person' : 'organization',
  name: displayName,
  roleCode,
  roleName: roleName ?? '',
  attorneys: (attorneys ?? []).map(({ name }) => name),
});

function notFound(message: string): ApiError {
  return new ApiError(message, { url: '/MultisourceCourts', status: 404, statusText: 'Not Found', body: undefined });
}
