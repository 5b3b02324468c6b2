/**
 * Serving without filing: one provider carries it for every state, and has an `e-service.ts` in its folder (filing
 * variants, V3).
 */
import { getListCourtCasesQueryKey } from '@/api/generated/filing';
import type {
  FeeQuote,
  OneLegalEServiceRequest,
  OneLegalEServiceResult,
  StateCode,
} from '@/api/generated/filing/model';
import { derivedQuery } from './derived-query';
import type { Query } from './descriptor';

/** What the price of a service depends on. */
export interface PricedService {
  courtId: string;
  caseNumber: string;
  caseTitle: string;
  recipients: readonly { name: string; email: string }[];
  paymentAccountId: string;
}

/** The calls of the provider that carries it. Each throws `ApiError`. */
export interface EServiceCalls {
  /** The price: that of filing into a case, with the recipients and without a filing. */
  quote: (state: StateCode, service: PricedService, options: { signal: AbortSignal }) => Promise<FeeQuote>;
  /** Serves documents on people in a case. Never repeated without the same key (decision 15). */
  serve: (
    state: StateCode,
    request: OneLegalEServiceRequest,
    headers: { 'Idempotency-Key': string },
  ) => Promise<OneLegalEServiceResult>;
}

const loaders = import.meta.glob<EServiceCalls>('./*/e-service.ts', { import: 'eService' });

/** Loads the calls. */
export async function loadEService(): Promise<EServiceCalls> {
  const [load] = Object.values(loaders);
  if (!load) throw new Error('No provider carries service without filing.');
  return load();
}

/** How long a price is shown before it is asked for again. */
const quoteLifetime = 5 * 60_000;

/** What a service costs. */
export function servicePrice(state: StateCode, service: PricedService): Query<FeeQuote> {
  return derivedQuery({
    queryKey: [...getListCourtCasesQueryKey(state), 'price of service', service],
    queryFn: async ({ signal }) => (await loadEService()).quote(state, service, { signal }),
    staleTime: quoteLifetime,
    gcTime: quoteLifetime,
  });
}
