/** What a draft's page loads. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { hasWorkspace } from '@/api/config';
import { getGetOrderQueryOptions } from '@/api/generated/filing';
import type { FilingFlow, OrderDetail, StateCode } from '@/api/generated/filing/model';
import { type FilingProvider, loadProvider, providerIdOf, type Step } from '@/features/efiling';
import { mappingQuery } from '@/features/matters';
import { currentPerson } from '@/features/session';
import { providerOfState } from '@/features/states';
import { lastStep } from '../draft/journals';
import { filingFlows } from '../filing-flows';
import { draftOptions, filingConfiguration, rulesOptions } from '../queries-draft';
import { recentFilingsOptions } from '../queries-recent';

interface DraftParams {
  flow: FilingFlow;
  orderId: number;
  /** The state in the URL, if any. */
  state: StateCode | undefined;
}

/**
 * Fetches the latest saved draft, and starts to load its rules. Returns its state, which a link may omit, and its
 * provider, which its order names.
 * @throws a redirect when the draft belongs to the other filing flow.
 */
export async function openDraft(
  queryClient: QueryClient,
  { flow, orderId, state: stateInUrl }: DraftParams,
): Promise<{ state: StateCode; provider: FilingProvider }> {
  const order = await findOrder(queryClient, orderId, stateInUrl);
  if (order.filingFlow && order.filingFlow !== flow) {
    const { path } = filingFlows[order.filingFlow];
    throw redirect({ to: `${path}/$orderId`, params: { orderId }, search: true, replace: true });
  }
  const state = stateInUrl ?? order.state;
  const isOrderSilent = order.apiType === undefined && order.provider === undefined;
  const provider = await loadProvider(isOrderSilent ? await providerOfState(queryClient, state) : providerIdOf(order));
  void queryClient.prefetchQuery(rulesOptions(provider));
  const { content, mappingId } = await queryClient.fetchQuery(draftOptions(provider, flow, state, orderId));
  if (mappingId !== undefined) void queryClient.prefetchQuery(mappingQuery(mappingId));
  if (hasWorkspace()) void queryClient.prefetchQuery(recentFilingsOptions(state, content.courtCode));
  void queryClient.prefetchQuery(filingConfiguration);
  return { state, provider };
}

type DraftOrder = Pick<OrderDetail, 'state' | 'provider' | 'apiType' | 'filingFlow'>;

/** The order of a draft. Its members never change. If it doesn't load, the state in the URL will do. */
async function findOrder(queryClient: QueryClient, orderId: number, state: StateCode | undefined): Promise<DraftOrder> {
  const loading = queryClient.ensureQueryData(getGetOrderQueryOptions(orderId));
  return state === undefined ? loading : loading.catch(() => ({ state }));
}

/** The step that opens a draft: where the person left it in this browser. */
export function stepToResume(orderId: number): Step {
  return lastStep(currentPerson()?.userId, orderId);
}
