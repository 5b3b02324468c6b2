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
import { existingCase } from './codec';

export const calls: Readonly<Record<FilingFlow, FlowCalls>> = {
  'new-case': {
    draftKey: getGetNewCaseDraftQueryKey,
    loadDraft: getNewCaseDraft,
    saveDraft: saveNewCaseDraft,
    quote: quoteNewCaseFees,
    submit: submitNewCase,
    loadSubmitted: (state, orderId) => getNewCaseFiling(state, orderId),
  },
  'existing-case': {
    draftKey: getGetExistingCaseDraftQueryKey,
    loadDraft: getExistingCaseDraft,
    saveDraft: (state, draft) =>
      saveExistingCaseDraft(state, { ...draft, content: existingCase.toWire(draft.content) }),
    quote: (state, request, options) =>
      quoteExistingCaseFees(state, { ...request, content: existingCase.toWire(request.content) }, options),
    submit: (state, submission, headers) =>
      submitExistingCase(state, { ...submission, content: existingCase.toWire(submission.content) }, headers),
    loadSubmitted: async (state, orderId) => {
      const { caseNumber, caseTitle, ...submitted } = await getExistingCaseFiling(state, orderId);
      // Submitted content may lack these, but a draft needs them.
      return { ...submitted, content: { ...submitted.content, caseNumber, caseTitle } };
    },
  },
};
