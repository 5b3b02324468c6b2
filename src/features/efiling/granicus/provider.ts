import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { ApiError, failureOf } from '@/api/errors';
import {
  getFindFlCasesQueryKey,
  getFindFlCasesQueryOptions,
  getGetFlCurrentCaseTypeCodeQueryKey,
  getGetFlCurrentCaseTypeCodeQueryOptions,
  getListPaymentAccountsQueryOptions,
} from '@/api/generated/filing';
import type {
  CodeName,
  CourtPolicy,
  ExistingCaseForFiling,
  FlCase,
  ServiceContact,
} from '@/api/generated/filing/model';
import { derivedQuery } from '../derived-query';
import type { FilingProvider } from '../descriptor';
import { steps } from '../model/steps';
import { untilLoaded } from '../until-loaded';
import { usualOrders } from '../usual-orders';
import { calls } from './calls';
import { existingCase, newCase } from './codec';
import { derivedKey, flCourts } from './courts';
import { facts } from './facts';
import { fields } from './fields';
import { proposedOrders } from './proposed-orders';
import { servedWithAll } from './recipients';
import { tables, typeTables } from './tables';
import { caseQuery } from './ucn';

/** The Florida portal, whose calls are `/Granicus/FL/…`. */
export const provider: FilingProvider = {
  facts,
  calls,
  codec: { 'new-case': newCase, 'existing-case': existingCase },
  fields,
  proposedOrders,
  labels: { caseCategory: 'Division', amountInControversy: 'Amount of claim', filingType: 'Document type' },
  steps: () => steps,
  loadRules: async () => (await import('./rules')).rules,
  tables,
  typeTables,
  policy: (_state, courtCode) =>
    derivedQuery({
      ...untilLoaded,
      queryKey: derivedKey('policy', courtCode),
      queryFn: async ({ client }): Promise<CourtPolicy> => {
        const policy = (await client.fetchQuery(flCourts())).find(({ courtId }) => courtId === courtCode)?.policy;
        if (!policy) throw notFound('The portal has no such court');
        return policy;
      },
    }),
  courtCase: (_state, courtCode, caseTrackingId) =>
    derivedQuery({
      ...untilLoaded,
      queryKey: caseKey(courtCode, caseTrackingId),
      queryFn: async ({ client }): Promise<ExistingCaseForFiling> => {
        const options = getFindFlCasesQueryOptions(caseQuery(caseTrackingId, courtCode));
        const found = await client.fetchQuery({ ...options, staleTime: 0 });
        const [filed] = found.filter(({ ucn }) => ucn === caseTrackingId);
        if (!filed) throw notFound('The clerk has no such case');
        return toCourtCase(filed);
      },
    }),
  currentCaseType: (_state, ucn) =>
    derivedQuery({
      ...untilLoaded,
      queryKey: [...getGetFlCurrentCaseTypeCodeQueryKey({ ucn }), 'as a row'],
      queryFn: async ({ client }): Promise<CodeName | null> => {
        try {
          const { caseTypeId, name } = await client.fetchQuery(getGetFlCurrentCaseTypeCodeQueryOptions({ ucn }));
          return { code: caseTypeId, name };
        } catch (error) {
          // The clerk recorded none.
          if (failureOf(error).kind === 'not-found') return null;
          throw error;
        }
      },
    }),
  paymentAccounts: (state) => ({
    ...getListPaymentAccountsQueryOptions(state, { includeGlobalPayments: true }),
    ...untilLoaded,
  }),
  // The portal serves its own list of the case.
  serviceContacts: () =>
    queryOptions({ queryKey: derivedKey('service contacts'), queryFn: (): ServiceContact[] => [] }),
  isTable: ([service, place, kind]) => service === 'Granicus' && place === 'FL' && kind === 'FlPolicies',
  // The portal keeps no log of mail.
  orders: usualOrders,
  hasPlainFilings: true,
  servedWithAll,
};

const caseKey = (courtCode: string, ucn: string): QueryKey => [
  ...getFindFlCasesQueryKey(caseQuery(ucn, courtCode)),
  ucn,
];

function toCourtCase({ ucn, caseTitle, court, division, caseType, parties, ...rest }: FlCase): ExistingCaseForFiling {
  return {
    caseTrackingId: ucn,
    caseNumber: ucn,
    caseTitle,
    court,
    caseCategory: division,
    // The clerk may have recorded none.
    caseType: caseType ?? { code: '', name: '' },
    judge: rest.judge,
    status: rest.status ?? '',
    filedDate: rest.filedDate,
    isFilingAllowed: rest.isFilingAllowed,
    parties: parties.map(({ casePartyId, kind, name, roleName }) => ({
      casePartyId,
      kind,
      name,
      roleCode: '',
      roleName,
      attorneys: [],
    })),
    filings: [],
  };
}

function notFound(message: string): ApiError {
  return new ApiError(message, {
    url: facts.start['new-case'] ?? '',
    status: 404,
    statusText: 'Not Found',
    body: undefined,
  });
}
