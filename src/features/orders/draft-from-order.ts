/** Drafts made from submitted orders: copies, and corrections of rejected filings. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { explain, failureOf, requireOurs } from '@/api/errors';
import { getGetOrderQueryOptions, getListDraftsQueryKey } from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { type FilingDraft, type FilingProvider, flowOf } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { createJournal } from '@/lib/storage/journal';
import { showFailure } from '@/lib/ui/toast';
import { copiedContent, copiesAccepted, correctedContent } from './model/copied-content';
import { draftPaths } from './model/draft';
import { isAbandoned } from './model/time-left';
import { providerOfOrder } from './provider-of-order';
import { refreshOrder } from './refresh';

type DraftPurpose = 'copy' | 'correction';

/** The step that opens first. A resubmission is complete: its review shows all of it, with 'Replace' at each document. */
const firstSteps = { copy: 'case', correction: 'review' } as const satisfies Record<DraftPurpose, string>;

/** Makes a draft from an order and opens it in the form. */
export function useDraftFromOrder(order: NamedOrder, purpose: DraftPurpose) {
  const { mutate, isPending } = useMakeDraftFrom();
  const navigate = useNavigate();
  const start = () =>
    mutate(
      { order, purpose },
      {
        onSuccess: ({ orderId, state, mappingId, content }) =>
          navigate({
            to: `${draftPaths[flowOf(content)]}/$orderId/${firstSteps[purpose]}`,
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
    mutationFn: async ({ order: { orderId }, purpose }: Pick<DraftToMake, 'purpose'> & { order: NamedOrder }) => {
      // A list's row doesn't name the provider, and the clerk may have given a case number since.
      const order = await queryClient.fetchQuery({ ...getGetOrderQueryOptions(orderId), staleTime: 0 });
      return makeDraftFrom(queryClient, { order, purpose, userId }, await providerOfOrder(queryClient, order));
    },
    onSuccess: ({ state }, { order }) => {
      void refreshOrder(queryClient, order.orderId);
      void queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey(state) });
    },
  });
}

type NamedOrder = Pick<OrderDetail, 'orderId' | 'state' | 'filingFlow'>;

interface DraftToMake {
  order: OrderDetail;
  purpose: DraftPurpose;
  userId: number | undefined;
}

/** Keeps the idempotency key until the backend responds, to prevent a second draft on a retry. */
const journal = createJournal('draft-from', z.object({ key: z.string() }));

/** Makes a draft with the uploaded documents. The backend keeps one correction per order and returns it again. */
async function makeDraftFrom(
  client: QueryClient,
  { order, purpose, userId = 0 }: DraftToMake,
  provider: FilingProvider,
): Promise<FilingDraft> {
  const { state, orderId } = order;
  const { calls, intoOpenedCase } = provider;
  const isAcceptedOnly = purpose === 'copy' && copiesAccepted(order);
  const submitted = await calls[order.filingFlow ?? 'new-case'].loadSubmitted(state, orderId, { isAcceptedOnly });
  const { filings, mappingId, clientReference } = submitted;
  const corrected = correctedContent(submitted.content, filings);
  const { caseNumber, caseTrackingId } = order;
  const isOpened = order.filingFlow === 'new-case' && caseNumber !== undefined && caseTrackingId !== undefined;
  const refiled =
    purpose === 'correction' && isOpened && intoOpenedCase
      ? await intoOpenedCase(client, state, corrected, { caseNumber, caseTrackingId })
      : corrected;
  const draft =
    purpose === 'copy'
      ? {
          content: copiedContent(submitted.content),
          mappingId,
          clientReference,
          ...(isAbandoned(order) && { copiesOrderId: orderId }),
        }
      : { content: refiled, mappingId, clientReference, correctsOrderId: orderId };
  const { saveDraft } = calls[flowOf(draft.content)];
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
  const isOfOrder = purpose === 'copy' ? made.correctsOrderId === undefined : made.correctsOrderId === orderId;
  requireOurs('saveDraft', made.state === state && made.content.courtCode === draft.content.courtCode && isOfOrder);
  journal.clear(subject);
  return made;
}
