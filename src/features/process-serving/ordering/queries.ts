/** Queries of ordering process serving. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getListCourtCasesQueryOptions, getListProofOfServiceFilingFeesQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import {
  getGetServiceLevelsQueryOptions,
  getGetServiceRulesQueryKey,
  getGetServiceRulesQueryOptions,
  getGetServingDraftQueryKey,
  getServingDraft,
  quoteServing,
  verifyAddresses,
} from '@/api/generated/serving';
import type {
  AddressToServe,
  AddressVerification,
  CourtState,
  ServingCase,
  ServingContent,
} from '@/api/generated/serving/model';
import { toVerify, verificationKey } from './model/address-checks';

const hour = 60 * 60 * 1000;

/** A quote is asked for again after this time; the backend holds the price longer. */
const quoteLifetime = 5 * 60 * 1000;

/** The latest saved draft. Always refetched: a colleague or another tab may have saved it. */
export function servingDraftQuery(orderId: number) {
  return queryOptions({
    queryKey: getGetServingDraftQueryKey(orderId),
    queryFn: ({ signal }) => getServingDraft(orderId, { signal }),
    meta: { shows: ['draft-contents'] },
    staleTime: 0,
  });
}

/** A state's rules on a day, with the deadline of a case. */
export function serviceRulesQuery(state: CourtState, on: string, of: ServingCase) {
  const { caseType, filedOn, summonsIssuedOn, appearanceOn } = of;
  return getGetServiceRulesQueryOptions(
    { state, on, caseType, filedOn, summonsIssuedOn, appearanceOn },
    { query: { staleTime: hour } },
  );
}

/** Levels and prices at a ZIP code, if ordered now. */
export function serviceLevelsQuery(zip: string) {
  return getGetServiceLevelsQueryOptions({ zip: zip.trim().slice(0, 5) }, { query: { staleTime: quoteLifetime } });
}

/** Tells what filing a proof costs in a state. */
export function proofFilingFeesQuery(state: StateCode) {
  return getListProofOfServiceFilingFeesQueryOptions({ state }, { query: { staleTime: hour } });
}

/** The firm's cases in a state. */
export function firmCasesQuery(state: StateCode) {
  return getListCourtCasesQueryOptions(state);
}

/** By application: what is known of addresses, so that a change asks only for what is new. */
const known = new WeakMap<QueryClient, Map<string, AddressVerification>>();

/** Tells what is known of all complete addresses, by `verificationKey`. */
export function addressChecksQuery(client: QueryClient, addresses: readonly AddressToServe[]) {
  const asked = new Map(
    addresses.flatMap((address) => {
      const complete = toVerify(address);
      return complete ? [[verificationKey(address), complete] as const] : [];
    }),
  );
  return queryOptions({
    queryKey: [...getGetServiceRulesQueryKey(), 'address checks', [...asked.keys()].join('\n\n')],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, AddressVerification>> => {
      const results = known.get(client) ?? new Map<string, AddressVerification>();
      known.set(client, results);
      const fresh = [...asked].filter(([key]) => !results.has(key));
      const answers =
        fresh.length > 0
          ? await verifyAddresses(
              fresh.map(([, address]) => address),
              { signal },
            )
          : [];
      for (const [place, [key]] of fresh.entries()) {
        const answer = answers[place];
        if (answer) results.set(key, answer);
      }
      return new Map([...results].filter(([key]) => asked.has(key)));
    },
    enabled: asked.size > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A map has no plain structure to share.
    structuralSharing: false,
  });
}

/** The price of an order, line by line. */
export function servingQuoteQuery(orderId: number, content: ServingContent) {
  return queryOptions({
    queryKey: [...getGetServingDraftQueryKey(orderId), 'quote', content],
    queryFn: ({ signal }) => quoteServing({ orderId, content }, { signal }),
    staleTime: quoteLifetime,
    gcTime: quoteLifetime,
    refetchInterval: quoteLifetime,
  });
}
