/** The calls of both filing flows. The portal has one call for the drafts of both. */
import {
  getListFlDraftsQueryKey,
  getListFlDraftsUrl,
  getOrder,
  listFlDrafts,
  quoteFlFees,
  saveFlDraft,
  submitFlExistingCase,
  submitFlNewCase,
} from '@/api/generated/filing';
import type { FilingFlow, FlContent, FlDraft, StateCode } from '@/api/generated/filing/model';
import type { Codec, FilingDraft, FlowCalls } from '../descriptor';
import { onlyDraft, onlySubmitted } from '../only-draft';
import { existingCase, newCase } from './codec';

export const calls: Readonly<Record<FilingFlow, FlowCalls>> = {
  'new-case': callsOf(newCase, false),
  'existing-case': callsOf(existingCase, true),
};

function callsOf({ toWire, fromWire }: Codec<FlContent>, isExisting: boolean): FlowCalls {
  const submit = isExisting ? submitFlExistingCase : submitFlNewCase;
  const toDraft = (state: StateCode, draft: FlDraft): FilingDraft => ({
    ...draft,
    state,
    content: fromWire(draft.content),
  });
  return {
    draftKey: (_, orderId) => getListFlDraftsQueryKey({ orderId }),
    loadDraft: async (state, orderId, options) =>
      toDraft(state, await onlyDraft(await listFlDrafts({ orderId }, options), orderId, getListFlDraftsUrl())),
    saveDraft: async (state, draft) => toDraft(state, await saveFlDraft({ ...draft, content: toWire(draft.content) })),
    quote: (_, { orderId, content }, options) =>
      quoteFlFees({ orderId, content: toWire(content) }, { isExisting }, options),
    submit: (_, submission, headers) => submit({ ...submission, content: toWire(submission.content) }, headers),
    loadSubmitted: async (_, orderId) => {
      const [drafts, { filings }] = await Promise.all([
        listFlDrafts({ orderId, isSubmitted: true }),
        getOrder(orderId),
      ]);
      const { mappingId, clientReference, content } = onlySubmitted(drafts, getListFlDraftsUrl());
      return { filings, mappingId, clientReference, content: fromWire(content) };
    },
  };
}
