import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { explain, failureOf } from '@/api/errors';
import { getListDraftsQueryKey } from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { usePerson } from '@/features/session';
import { showFailure } from '@/lib/ui/toast';
import { type DraftPurpose, makeDraftFrom } from './draft-from-order';
import { draftPaths } from './model/draft';
import { refreshOrder } from './refresh';

/** Where the form opens: a correction mostly concerns what is filed. */
const firstSteps = { copy: 'case', correction: 'filings' } as const satisfies Record<DraftPurpose, string>;

/** Makes a draft of an order and goes on with it in the form. */
export function useDraftFromOrder(order: OrderDetail, purpose: DraftPurpose) {
  const { mutate, isPending } = useMakeDraftFrom();
  const navigate = useNavigate();
  const start = () =>
    mutate(
      { order, purpose },
      {
        onSuccess: ({ orderId, state, mappingId }) =>
          navigate({
            to: `${draftPaths[order.filingFlow ?? 'new-case']}/$orderId/${firstSteps[purpose]}`,
            params: { orderId },
            search: { state, mappingId },
          }),
        onError: (error) =>
          showFailure(
            'The draft was not opened',
            explain(failureOf(error), 'Try again. You will not get a second draft.'),
          ),
      },
    );
  return { start, isPending };
}

interface DraftFrom {
  order: OrderDetail;
  purpose: DraftPurpose;
}

/** Makes a draft of an order. Apart from the other mutations: the lists of orders need none of what it calls. */
function useMakeDraftFrom() {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId;
  return useMutation({
    mutationFn: (draft: DraftFrom) => makeDraftFrom({ ...draft, userId }),
    onSuccess: ({ state }, { order }) => {
      void refreshOrder(queryClient, order.orderId);
      void queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey(state) });
    },
  });
}
