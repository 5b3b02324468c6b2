/** Drafts made of submitted orders: a copy, or the correction of what came back. */
import * as z from 'zod/mini';
import { ApiError } from '@/api/errors';
import { getNewCaseFiling, saveNewCaseDraft } from '@/api/generated/filing';
import type { NewCaseDraft, OrderDetail } from '@/api/generated/filing/model';
import { createJournal } from '@/lib/storage/journal';
import { copiedContent, correctedContent } from './model/copied-content';

/** What a draft is made of an order for. */
export type DraftPurpose = 'copy' | 'correction';

interface DraftToMake {
  order: Pick<OrderDetail, 'orderId' | 'state'>;
  purpose: DraftPurpose;
  /** Who makes it. */
  userId: number | undefined;
}

/** Under which key a draft was asked for, until the answer is known: asked for again, it is not made twice. */
const journal = createJournal('draft-from', z.object({ key: z.string() }));

/**
 * Makes the draft of what was submitted, with the documents that were uploaded for it. Of a correction the backend
 * keeps one draft, and answers that one however often it is asked for.
 */
export async function makeDraftFrom({ order, purpose, userId = 0 }: DraftToMake): Promise<NewCaseDraft> {
  const { state, orderId } = order;
  const submitted = await getNewCaseFiling(state, orderId);
  const { mappingId, clientReference } = submitted;
  const draft =
    purpose === 'copy'
      ? { content: copiedContent(submitted.content) }
      : { content: correctedContent(submitted), correctsOrderId: orderId };
  const subject = `${purpose}.${userId}.${orderId}`;
  const save = (idempotencyKey: string) => {
    journal.write(subject, { key: idempotencyKey });
    return saveNewCaseDraft(state, { ...draft, mappingId, clientReference, idempotencyKey });
  };
  const made = await save(journal.read(subject)?.key ?? crypto.randomUUID()).catch((error: unknown) => {
    // The draft that an unanswered call made has been found and submitted since: this one is another.
    if (error instanceof ApiError && error.code === 'draft-submitted') return save(crypto.randomUUID());
    throw error;
  });
  journal.clear(subject);
  return made;
}
