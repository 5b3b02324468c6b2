/** Queries of the filings and payment steps. Court tables change rarely and stay fresh for a day. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getGetCourtPolicyQueryOptions,
  getListFilingComponentsQueryOptions,
  getListMotionTypesQueryOptions,
  getListOptionalServicesQueryOptions,
  getListPaymentAccountsQueryOptions,
  getListServiceContactsQueryOptions,
} from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { filingFlows } from './filing-flows';
import { type FilingContent, flowOf } from './model/filing-content';
import type { FilingTypeTables } from './model/filing-tables';
import { untilLoaded } from './queries';

const kept = { staleTime: 24 * 60 * 60 * 1000 } as const;

/** A quote expires after this time, because the court's tables may change. */
const quoteLifetime = 5 * 60 * 1000;

/** A court's policy: size limits, file types, fee waivers. */
export function courtPolicyOptions(state: StateCode, courtCode: string) {
  return { ...getGetCourtPolicyQueryOptions(state, { courtCode }, { query: kept }), ...untilLoaded };
}

/** The components, motion types and optional services of a filing type. */
export function filingTypeTablesOptions(state: StateCode, courtCode: string, filingTypeCode: string) {
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
}

const tablesKey = (ofComponents: readonly unknown[]) => [...ofComponents, 'with motion types and services'] as const;

/** The firm's payment accounts and those offered to every firm. */
export function paymentAccountsOptions(state: StateCode) {
  return { ...getListPaymentAccountsQueryOptions(state, { includeGlobalPayments: true }), ...untilLoaded };
}

/** The firm's service contacts. */
export function serviceContactsOptions(state: StateCode) {
  return getListServiceContactsQueryOptions(state);
}

/**
 * The fee quote of a draft.
 * @param basis fingerprint of what the fees depend on (see `feeBasis`)
 */
export function feeQuoteOptions(
  state: StateCode,
  { orderId, basis, content }: { orderId: number; basis: string; content: FilingContent },
) {
  const { draftKey, quote } = filingFlows[flowOf(content)];
  return queryOptions({
    queryKey: [...draftKey(state, orderId), 'fee quote', basis],
    queryFn: ({ signal }) => quote(state, { orderId, content }, { signal }),
    staleTime: quoteLifetime,
    gcTime: quoteLifetime,
    refetchInterval: quoteLifetime,
  });
}

/** Loads the tables of a filing type, cached. */
export function loadFilingTypeTables(
  client: QueryClient,
  state: StateCode,
  courtCode: string,
  filingTypeCode: string,
): Promise<FilingTypeTables> {
  return client.fetchQuery(filingTypeTablesOptions(state, courtCode, filingTypeCode));
}
