import { useNavigate } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { usePerson } from '@/features/session';
import { useFilingForm } from '../forms/filing-form';
import { readSaveFailure } from '../model/save-failure';
import { readServerProblems } from '../model/server-problems';
import { toSubmission } from '../model/submission-content';
import { keyFor } from '../model/submission-key';
import { readSubmitFailure } from '../model/submit-failure';
import { useSubmitDraft } from '../mutations';
import { useDraft } from './draft-context';
import { journalSubject, submissionJournal } from './journals';
import { useSubmission } from './submission-context';
import { useFeeQuote } from './use-fee-quote';

/**
 * Submits what is entered, once it is saved. The key of the submission is kept until the answer is known: a press after
 * a lost answer, or after a reload, repeats it and cannot file twice.
 */
export function useSubmit(): () => Promise<void> {
  const { state, orderId, saver } = useDraft();
  const form = useFilingForm();
  const submission = useSubmission();
  const { mutateAsync } = useSubmitDraft();
  const { quote, refetch: requote } = useFeeQuote();
  const navigate = useNavigate();
  const subject = journalSubject(usePerson()?.userId, orderId);

  return async () => {
    submission.begin();
    if (!(await saver.flush())) {
      const message = 'Your last changes are not saved yet, so nothing was submitted. Try again in a moment.';
      return submission.end({ kind: 'refused', message });
    }
    const entered = form.state.values;
    const content = toSubmission(entered);
    const { version } = saver;
    const { key } = remember(subject, version);
    try {
      await mutateAsync({
        state,
        submission: { orderId, version, content, quoteId: quote?.quoteId },
        idempotencyKey: key,
      });
    } catch (error) {
      const failure = readSubmitFailure(error);
      if (failure.kind === 'quote-stale') requote();
      if (failure.kind === 'submitted') {
        submissionJournal.clear(subject);
        saver.reportSubmitted();
      }
      if (failure.kind === 'conflict') {
        const conflict = readSaveFailure(error);
        if (conflict.kind === 'conflict') saver.reportConflict(conflict.current, entered);
      }
      const { fieldErrors } = failureOf(error);
      return submission.end(failure, readServerProblems(fieldErrors, { submitted: content, entered }));
    }
    submissionJournal.clear(subject);
    saver.reportSubmitted();
    await navigate({ to: '/order-details/$orderId', params: { orderId }, replace: true });
  };
}

/** The key under which this version is submitted, kept before it is used. */
function remember(subject: string, version: number) {
  const key = keyFor(submissionJournal.read(subject), version, () => crypto.randomUUID());
  submissionJournal.write(subject, key);
  return key;
}
