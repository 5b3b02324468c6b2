import type { QueryClient } from '@tanstack/react-query';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import { DraftErrorPage } from '../pages/draft-error-page';
import { openDraft } from './open-draft';

interface LoaderInput {
  context: { queryClient: QueryClient };
  params: { orderId: number };
  deps: { state: StateCode | undefined };
}

/** What the route of a draft is made of, in both ways to file. */
export function draftRoute(flow: FilingFlow) {
  return {
    loaderDeps: ({ search: { state } }: { search: { state?: StateCode | undefined } }) => ({ state }),
    // The draft is fetched when it is opened, and not again from step to step: what is edited is the form's.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    loader: async ({ context: { queryClient }, params: { orderId }, deps: { state } }: LoaderInput) => ({
      state: await openDraft(queryClient, { flow, orderId, state }),
    }),
    errorComponent: DraftErrorPage,
  };
}
