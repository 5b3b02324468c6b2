/** Drafts made from submitted orders: copies, and corrections of rejected filings. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { explain, failureOf } from '@/api/errors';
import { getGetOrderQueryOptions, getListDraftsQueryKey } from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import type { FilingDraft, FilingProvider } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { createJournal } from '@/lib/storage/journal';
import { showFailure } from '@/lib/ui/toast';
import { copiedContent, correctedContent } from './model/copied-content';
import { draftPaths } from './model/draft';
import { providerOfOrder } from './provider-of-order';
import { refreshOrder } from './refresh';

type DraftPurpose = 'copy' | 'correction';

/** The step that opens first. A resubmission is complete: its review shows all of it, with 'Replace' at each document. */
const firstSteps = { copy: 'case', correction: 'review' } as const satisfies Record<DraftPurpose, string>;

/** Makes a draft from an order and opens it in the form. */
export function useDraftFromOrder(order: DraftToMake['order'], purpose: DraftPurpose) {
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
            'The draft couldn’t be opened',
            explain(failureOf(error), 'Try again. You won’t get a second draft.'),
          ),
      },
    );
  return { start, isPending };
}

function useMakeDraftFrom() {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId;
  return useMutation({
    mutationFn: async (draft: Omit<DraftToMake, 'userId'>) =>
      makeDraftFrom({ ...draft, userId }, await providerOf(queryClient, draft.order.orderId)),
    onSuccess: ({ state }, { order }) => {
      void refreshOrder(queryClient, order.orderId);
      void queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey(state) });
    },
  });
}

/** The provider of an order. A list's row doesn't name it; it never changes. */
async function providerOf(queryClient: QueryClient, orderId: number): Promise<FilingProvider> {
  return providerOfOrder(queryClient, await queryClient.ensureQueryData(getGetOrderQueryOptions(orderId)));
}

interface DraftToMake {
  order: Pick<OrderDetail, 'orderId' | 'state' | 'filingFlow'>;
  purpose: DraftPurpose;
  userId: number | undefined;
}

/** Keeps the idempotency key until the backend responds, to prevent a second draft on a retry. */
const journal = createJournal('draft-from', z.object({ key: z.string() }));

/** Makes a draft with the uploaded documents. The backend keeps one correction per order and returns it again. */
async function makeDraftFrom(
  { order, purpose, userId = 0 }: DraftToMake,
  { calls }: FilingProvider,
): Promise<FilingDraft> {
  const { state, orderId } = order;
  const { loadSubmitted, saveDraft } = calls[order.filingFlow ?? 'new-case'];
  const { content, filings, mappingId, clientReference } = await loadSubmitted(state, orderId);
  const draft =
    purpose === 'copy'
      ? { content: copiedContent(content), mappingId, clientReference }
      : { content: correctedContent(content, filings), mappingId, clientReference, correctsOrderId: orderId };
  const subject = `${purpose}.${userId}.${orderId}`;
  const save = (idempotencyKey: string) => {
    journal.write(subject, { key: idempotencyKey });
    return saveDraft(state, { ...draft, idempotencyKey });
  };
  const made = await save(journal.read(subject)?.key ?? crypto.randomUUID()).catch((error: unknown) => {
    // The journal's draft was submitted meanwhile, so this makes another.
    if (failureOf(error).code === 'draft-submitted') return save(crypto.randomUUID());
    throw error;
  });
  journal.clear(subject);
  return made;
}
