/** The calls of both filing flows. */
import {
  getExistingCaseDraft,
  getExistingCaseFiling,
  getGetExistingCaseDraftQueryKey,
  getGetNewCaseDraftQueryKey,
  getNewCaseDraft,
  getNewCaseFiling,
  quoteExistingCaseFees,
  quoteNewCaseFees,
  saveExistingCaseDraft,
  saveNewCaseDraft,
  submitExistingCase,
  submitNewCase,
} from '@/api/generated/filing';
import type { FilingFlow } from '@/api/generated/filing/model';
import type { FlowCalls } from '../descriptor';
import { toExistingCase } from '../model/filing-content';

export const calls: Readonly<Record<FilingFlow, FlowCalls>> = {
  'new-case': {
    draftKey: getGetNewCaseDraftQueryKey,
    loadDraft: getNewCaseDraft,
    saveDraft: saveNewCaseDraft,
    quote: quoteNewCaseFees,
    submit: submitNewCase,
    loadSubmitted: getNewCaseFiling,
  },
  'existing-case': {
    draftKey: getGetExistingCaseDraftQueryKey,
    loadDraft: getExistingCaseDraft,
    saveDraft: (state, draft) => saveExistingCaseDraft(state, { ...draft, content: toExistingCase(draft.content) }),
    quote: (state, request, options) =>
      quoteExistingCaseFees(state, { ...request, content: toExistingCase(request.content) }, options),
    submit: (state, submission, headers) =>
      submitExistingCase(state, { ...submission, content: toExistingCase(submission.content) }, headers),
    loadSubmitted: async (state, orderId) => {
      const { caseNumber, caseTitle, ...submitted } = await getExistingCaseFiling(state, orderId);
      // Submitted content may lack these, but a draft needs them.
      return { ...submitted, content: { ...submitted.content, caseNumber, caseTitle } };
    },
  },
};
