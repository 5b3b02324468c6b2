/** Drafts made from submitted orders: copies, and corrections of rejected filings. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { explain, failureOf } from '@/api/errors';
import {
  getExistingCaseFiling,
  getListDraftsQueryKey,
  getNewCaseFiling,
  saveExistingCaseDraft,
  saveNewCaseDraft,
} from '@/api/generated/filing';
import type { MappingId, OrderDetail, OrderFiling, StateCode } from '@/api/generated/filing/model';
import { usePerson } from '@/features/session';
import { createJournal } from '@/lib/storage/journal';
import { showFailure } from '@/lib/ui/toast';
import { type CopiedContent, copiedContent, correctedContent } from './model/copied-content';
import { draftPaths } from './model/draft';
import { refreshOrder } from './refresh';

type DraftPurpose = 'copy' | 'correction';

/** The step that opens first. A resubmission is complete: its review shows all of it, with 'Replace' at each document. */
const firstSteps = { copy: 'case', correction: 'review' } as const satisfies Record<DraftPurpose, string>;

/** Makes a draft from an order and opens it in the form. */
export function useDraftFromOrder(order: Order, purpose: DraftPurpose) {
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
    mutationFn: (draft: { order: Order; purpose: DraftPurpose }) => makeDraftFrom({ ...draft, userId }),
    onSuccess: ({ state }, { order }) => {
      void refreshOrder(queryClient, order.orderId);
      void queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey(state) });
    },
  });
}

interface DraftToMake {
  order: Pick<OrderDetail, 'orderId' | 'state' | 'filingFlow'>;
  purpose: DraftPurpose;
  userId: number | undefined;
}

/** Keeps the idempotency key until the backend responds, to prevent a second draft on a retry. */
const journal = createJournal('draft-from', z.object({ key: z.string() }));

/** Makes a draft with the uploaded documents. The backend keeps one correction per order and returns it again. */
async function makeDraftFrom({ order, purpose, userId = 0 }: DraftToMake): Promise<MadeDraft> {
  const saveDraft = await prepare[order.filingFlow ?? 'new-case'](order, purpose);
  const subject = `${purpose}.${userId}.${order.orderId}`;
  const save = (idempotencyKey: string) => {
    journal.write(subject, { key: idempotencyKey });
    return saveDraft(idempotencyKey);
  };
  const made = await save(journal.read(subject)?.key ?? crypto.randomUUID()).catch((error: unknown) => {
    // The journal's draft was submitted meanwhile, so this makes another.
    if (failureOf(error).code === 'draft-submitted') return save(crypto.randomUUID());
    throw error;
  });
  journal.clear(subject);
  return made;
}

interface MadeDraft {
  orderId: number;
  state: StateCode;
  mappingId?: MappingId | undefined;
}

type Order = DraftToMake['order'];

/** Reads the submitted filing and returns a function that saves its draft. */
const prepare = {
  'new-case': async ({ state, orderId }: Order, purpose: DraftPurpose) => {
    const { content, filings, mappingId, clientReference } = await getNewCaseFiling(state, orderId);
    const draft = { ...draftOf(content, filings, { purpose, orderId }), mappingId, clientReference };
    return (idempotencyKey: string): Promise<MadeDraft> => saveNewCaseDraft(state, { ...draft, idempotencyKey });
  },
  'existing-case': async ({ state, orderId }: Order, purpose: DraftPurpose) => {
    const submitted = await getExistingCaseFiling(state, orderId);
    const { caseNumber, caseTitle, filings, mappingId, clientReference } = submitted;
    // Submitted content may lack these, but a draft needs them.
    const content = { ...submitted.content, caseNumber, caseTitle };
    const draft = { ...draftOf(content, filings, { purpose, orderId }), mappingId, clientReference };
    return (idempotencyKey: string): Promise<MadeDraft> => saveExistingCaseDraft(state, { ...draft, idempotencyKey });
  },
};

function draftOf<Copied extends CopiedContent>(
  content: Copied,
  filings: readonly OrderFiling[],
  { purpose, orderId }: { purpose: DraftPurpose; orderId: number },
) {
  return purpose === 'copy'
    ? { content: copiedContent(content) }
    : { content: correctedContent(content, filings), correctsOrderId: orderId };
}
