/** The calls of both filing flows. One Legal has one call for the drafts of both. */
import {
  getListOneLegalDraftsQueryKey,
  getListOneLegalDraftsUrl,
  listOneLegalDrafts,
  listOneLegalExistingCaseFilings,
  listOneLegalNewCaseFilings,
  quoteOneLegalExistingCaseFees,
  quoteOneLegalNewCaseFees,
  saveOneLegalDraft,
  submitOneLegalExistingCase,
  submitOneLegalNewCase,
} from '@/api/generated/filing';
import type { FilingFlow, OneLegalContent, OneLegalDraft } from '@/api/generated/filing/model';
import type { Codec, FilingDraft, FlowCalls } from '../descriptor';
import { onlyDraft, onlySubmitted } from '../only-draft';

const flows = {
  'new-case': {
    quote: quoteOneLegalNewCaseFees,
    submit: submitOneLegalNewCase,
    listSubmitted: listOneLegalNewCaseFilings,
  },
  'existing-case': {
    quote: quoteOneLegalExistingCaseFees,
    submit: submitOneLegalExistingCase,
    listSubmitted: listOneLegalExistingCaseFilings,
  },
} as const;

/** The calls of a flow, for the courts that the codec is of. */
export function callsOf(flow: FilingFlow, { toWire, fromWire }: Codec<OneLegalContent>): FlowCalls {
  const { quote, submit, listSubmitted } = flows[flow];
  const toDraft = ({ content, ...draft }: OneLegalDraft): FilingDraft => ({ ...draft, content: fromWire(content) });
  return {
    draftKey: (state, orderId) => getListOneLegalDraftsQueryKey({ state, orderId }),
    loadDraft: async (state, orderId, options) =>
      toDraft(
        await onlyDraft(
          await listOneLegalDrafts({ state, orderId }, options),
          orderId,
          getListOneLegalDraftsUrl({ state }),
        ),
      ),
    saveDraft: async (state, draft) =>
      toDraft(await saveOneLegalDraft({ ...draft, content: toWire(draft.content) }, { state })),
    quote: (state, { orderId, content }, options) => quote({ orderId, content: toWire(content) }, { state }, options),
    submit: (state, submission, headers) =>
      submit({ ...submission, content: toWire(submission.content) }, { state }, headers),
    loadSubmitted: async (state, orderId, { isAcceptedOnly = false } = {}) => {
      const found = await listSubmitted({ state, orderId, excludeReturnedDocuments: isAcceptedOnly });
      const { filings, mappingId, clientReference, content } = onlySubmitted(
        found,
        getListOneLegalDraftsUrl({ state }),
      );
      return { filings, mappingId, clientReference, content: fromWire(content) };
    },
  };
}
