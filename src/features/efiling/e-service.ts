/**
 * Serving without filing: one provider carries it for every state, and has an `e-service.ts` in its folder (filing
 * variants, V3).
 */
import { getListCourtCasesQueryKey } from '@/api/generated/filing';
import type {
  FeeQuote,
  OneLegalCourtesyCopy,
  OneLegalDraft,
  OneLegalEServiceRequest,
  OneLegalEServiceResult,
  StateCode,
  SubmissionResult,
} from '@/api/generated/filing/model';
import { derivedQuery } from './derived-query';
import type { Query } from './descriptor';

/** What the price of a service depends on. */
export interface PricedService {
  courtId: string;
  caseNumber: string;
  caseTitle: string;
  recipients: readonly { name: string; email: string }[];
  /** What is printed instead of served. */
  courtesyCopy?: OneLegalCourtesyCopy;
  paymentAccountId: string;
}

/** Printed copies for chambers, to save or to order (filing variants, section 4). */
export interface OrderedCopies extends Omit<PricedService, 'recipients' | 'paymentAccountId'> {
  caseTrackingId?: string;
  courtesyCopy: OneLegalCourtesyCopy;
  paymentAccountId?: string;
}

/** Where a draft of copies is saved: the first time by a key, then over its version. */
export interface CopiesDraft {
  saved: { orderId: number; version: number } | undefined;
  idempotencyKey: string;
  mappingId?: string | undefined;
  clientReference?: string | undefined;
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
  saveCopies: (state: StateCode, copies: OrderedCopies, draft: CopiesDraft) => Promise<OneLegalDraft>;
  loadCopies: (state: StateCode, orderId: number) => Promise<OneLegalDraft>;
  /** Orders saved copies. Never repeated without the same key (decision 15). */
  orderCopies: (
    state: StateCode,
    copies: OrderedCopies,
    submission: { orderId: number; version: number },
    headers: { 'Idempotency-Key': string },
  ) => Promise<SubmissionResult>;
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

/** A saved draft of copies. */
export function copiesDraft(state: StateCode, orderId: number): Query<OneLegalDraft> {
  return derivedQuery({
    queryKey: [...getListCourtCasesQueryKey(state), 'draft of copies', orderId],
    queryFn: async () => (await loadEService()).loadCopies(state, orderId),
    meta: { shows: ['draft-contents'] },
    staleTime: 0,
  });
}

/** Tells what a service costs. */
export function servicePrice(state: StateCode, service: PricedService): Query<FeeQuote> {
  return derivedQuery({
    queryKey: [...getListCourtCasesQueryKey(state), 'price of service', service],
    queryFn: async ({ signal }) => (await loadEService()).quote(state, service, { signal }),
    staleTime: quoteLifetime,
    gcTime: quoteLifetime,
  });
}
