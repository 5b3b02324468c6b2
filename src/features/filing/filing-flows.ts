/**
 * The two filing flows: opening a new case and filing into an existing one. They share the form and its steps and
 * differ in what is listed here.
 */
import {
  getExistingCaseDraft,
  getGetExistingCaseDraftQueryKey,
  getGetNewCaseDraftQueryKey,
  getNewCaseDraft,
  quoteExistingCaseFees,
  quoteNewCaseFees,
  saveExistingCaseDraft,
  saveNewCaseDraft,
  submitExistingCase,
  submitNewCase,
} from '@/api/generated/filing';
import type {
  FeeQuote,
  FilingFlow,
  NewCaseDraft,
  SaveNewCaseDraft,
  StateCode,
  SubmissionResult,
  SubmitNewCase,
} from '@/api/generated/filing/model';
import { draftPaths } from '@/features/orders';
import { type FilingContent, toExistingCase } from './model/filing-content';

/** A saved draft of either flow. */
export type FilingDraft = Omit<NewCaseDraft, 'content'> & { content: FilingContent };

/** A draft to save. */
type Save = Omit<SaveNewCaseDraft, 'content'> & { content: FilingContent };
/** A draft to submit to the court. */
export type Submission = Omit<SubmitNewCase, 'content'> & { content: FilingContent };

interface FlowCalls {
  /** Path of its pages. */
  path: (typeof draftPaths)[FilingFlow];
  /** Title of its pages. */
  title: string;
  draftKey: (state: StateCode, orderId: number) => readonly unknown[];
  loadDraft: (state: StateCode, orderId: number, options?: { signal: AbortSignal }) => Promise<FilingDraft>;
  saveDraft: (state: StateCode, draft: Save) => Promise<FilingDraft>;
  quote: (
    state: StateCode,
    request: { orderId: number; content: FilingContent },
    options: { signal: AbortSignal },
  ) => Promise<FeeQuote>;
  submit: (
    state: StateCode,
    submission: Submission,
    headers: { 'Idempotency-Key': string },
  ) => Promise<SubmissionResult>;
}

export const filingFlows: Readonly<Record<FilingFlow, FlowCalls>> = {
  'new-case': {
    path: draftPaths['new-case'],
    title: 'New case',
    draftKey: getGetNewCaseDraftQueryKey,
    loadDraft: getNewCaseDraft,
    saveDraft: saveNewCaseDraft,
    quote: quoteNewCaseFees,
    submit: submitNewCase,
  },
  'existing-case': {
    path: draftPaths['existing-case'],
    title: 'File into a case',
    draftKey: getGetExistingCaseDraftQueryKey,
    loadDraft: getExistingCaseDraft,
    saveDraft: (state, draft) => saveExistingCaseDraft(state, { ...draft, content: toExistingCase(draft.content) }),
    quote: (state, request, options) =>
      quoteExistingCaseFees(state, { ...request, content: toExistingCase(request.content) }, options),
    submit: (state, submission, headers) =>
      submitExistingCase(state, { ...submission, content: toExistingCase(submission.content) }, headers),
  },
};
