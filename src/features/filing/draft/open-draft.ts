import type { QueryClient } from '@tanstack/react-query';
import { getGetOrderQueryOptions } from '@/api/generated/filing';
import type { FilingFlow, OrderDetail, StateCode } from '@/api/generated/filing/model';
import { draftOptions } from '../queries';

/** Fetches a draft as it is saved now, and answers its state, which a link from elsewhere may not name. */
export async function openDraft(
  queryClient: QueryClient,
  { flow, orderId, named }: { flow: FilingFlow; orderId: number; named: StateCode | undefined },
): Promise<StateCode> {
  const state = named ?? (await stateOf(queryClient, orderId));
  await queryClient.fetchQuery(draftOptions(flow, state, orderId));
  return state;
}

async function stateOf(queryClient: QueryClient, orderId: number): Promise<StateCode> {
  const order = await queryClient.fetchQuery(getGetOrderQueryOptions<OrderDetail, Error>(orderId));
  return order.state;
}
