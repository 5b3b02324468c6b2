import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { getGetOrderQueryOptions } from '@/api/generated/filing';
import type { FilingFlow, OrderDetail, StateCode } from '@/api/generated/filing/model';
import { filingFlows } from '../filing-flows';
import { draftOptions } from '../queries';

interface DraftOfAddress {
  flow: FilingFlow;
  orderId: number;
  /** The state, where the address names it. */
  state: StateCode | undefined;
}

/**
 * Fetches a draft as it is saved now, and answers its state, which a link from elsewhere may not name.
 * @throws a redirect to the pages of the other way to file, when the draft is one of those.
 */
export async function openDraft(
  queryClient: QueryClient,
  { flow, orderId, state: named }: DraftOfAddress,
): Promise<StateCode> {
  const state = named ?? (await readOrder(queryClient, orderId)).state;
  try {
    await queryClient.fetchQuery(draftOptions(flow, state, orderId));
  } catch (error) {
    if (failureOf(error).kind !== 'not-found') throw error;
    const order = await readOrder(queryClient, orderId).catch(() => undefined);
    if (!order?.filingFlow || order.filingFlow === flow) throw error;
    const { path } = filingFlows[order.filingFlow];
    throw redirect({ to: `${path}/$orderId`, params: { orderId }, search: true, replace: true });
  }
  return state;
}

function readOrder(queryClient: QueryClient, orderId: number): Promise<OrderDetail> {
  return queryClient.fetchQuery(getGetOrderQueryOptions(orderId));
}
