/** Drafts made of submitted orders: a copy, or the correction of what came back. */
import * as z from 'zod/mini';
import { failureOf } from '@/api/errors';
import {
  getExistingCaseFiling,
  getNewCaseFiling,
  saveExistingCaseDraft,
  saveNewCaseDraft,
} from '@/api/generated/filing';
import type { MappingId, OrderDetail, OrderFiling, StateCode } from '@/api/generated/filing/model';
import { createJournal } from '@/lib/storage/journal';
import { type CopiedContent, copiedContent, correctedContent } from './model/copied-content';

/** What a draft is made of an order for. */
export type DraftPurpose = 'copy' | 'correction';

interface DraftToMake {
  order: Pick<OrderDetail, 'orderId' | 'state' | 'filingFlow'>;
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
export async function makeDraftFrom({ order, purpose, userId = 0 }: DraftToMake): Promise<MadeDraft> {
  const saveDraft = await prepare[order.filingFlow ?? 'new-case'](order, purpose);
  const subject = `${purpose}.${userId}.${order.orderId}`;
  const save = (idempotencyKey: string) => {
    journal.write(subject, { key: idempotencyKey });
    return saveDraft(idempotencyKey);
  };
  const made = await save(journal.read(subject)?.key ?? crypto.randomUUID()).catch((error: unknown) => {
    // The draft that an unanswered call made has been found and submitted since: this one is another.
    if (failureOf(error).code === 'draft-submitted') return save(crypto.randomUUID());
    throw error;
  });
  journal.clear(subject);
  return made;
}

/** The draft as it was made, as far as the way on needs it. */
interface MadeDraft {
  orderId: number;
  state: StateCode;
  mappingId?: MappingId | undefined;
}

type Order = DraftToMake['order'];

/** Reads what was submitted, and answers how the draft of it is saved. */
const prepare = {
  'new-case': async ({ state, orderId }: Order, purpose: DraftPurpose) => {
    const { content, filings, mappingId, clientReference } = await getNewCaseFiling(state, orderId);
    const draft = { ...draftOf(content, filings, { purpose, orderId }), mappingId, clientReference };
    return (idempotencyKey: string): Promise<MadeDraft> => saveNewCaseDraft(state, { ...draft, idempotencyKey });
  },
  'existing-case': async ({ state, orderId }: Order, purpose: DraftPurpose) => {
    const submitted = await getExistingCaseFiling(state, orderId);
    const { caseNumber, caseTitle, filings, mappingId, clientReference } = submitted;
    // By these the draft is told apart; a submission may leave them out.
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
