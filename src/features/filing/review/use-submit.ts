import { useNavigate } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import type { SubmissionResult } from '@/api/generated/filing/model';
import { keyFor, readSaveFailure } from '@/features/drafts';
import { withoutHidden } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { trackWork } from '@/lib/async/work-under-way';
import { useCourtTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingForm } from '../draft/filing-form';
import { journalSubject, submissionJournal } from '../draft/journals';
import { useSubmission } from '../draft/submission-context';
import { useFeeQuote } from '../draft/use-fee-quote';
import { readSubmitFailure } from '../model/failures';
import { readServerProblems } from '../model/server-problems';
import { toSubmission } from '../model/submission';
import { useSubmitDraft } from '../mutations';
import { useProvider } from '../provider-context';
import { useReserveHearings } from './use-reserve-hearings';

/**
 * Saves the draft, then submits it and reserves its hearings. Keeps the idempotency key until the outcome is known, so
 * submitting again after a lost response or a reload can't file twice.
 * @param isServed whether service of process is ordered next
 */
export function useSubmit(isServed: boolean): () => Promise<void> {
  const { state, orderId, mappingId, saver } = useDraft();
  const form = useFilingForm();
  const submission = useSubmission();
  const { fields } = useProvider();
  const { tables } = useCourtTables();
  const { mutateAsync } = useSubmitDraft();
  const reserve = useReserveHearings();
  const { quote, refetch: requote } = useFeeQuote();
  const navigate = useNavigate();
  const subject = journalSubject(usePerson()?.userId, orderId);

  const submit = async () => {
    submission.begin();
    if (!(await saver.flush())) {
      const message = "Your last changes aren't saved yet, so nothing was submitted. Try again in a moment.";
      return submission.end({ kind: 'refused', message });
    }
    const entered = form.state.values;
    const content = toSubmission(withoutHidden(entered, fields, tables));
    const { version } = saver;
    const { key } = storedKey(subject, version);
    let submitted: SubmissionResult;
    try {
      submitted = await mutateAsync({
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
      return submission.end(failure, readServerProblems(fieldErrors, { submitted: content, entered, fields }));
    }
    submissionJournal.clear(subject);
    saver.reportSubmitted();
    await reserve(content, submitted);
    if (isServed)
      return navigate({
        to: '/serve-it/order/process-serving',
        search: { state, mappingId, after: orderId },
        replace: true,
      });
    await navigate({ to: '/order-details/$orderId', params: { orderId }, replace: true });
  };
  return () => trackWork(submit());
}

/** The idempotency key of this version, stored before its first use. */
function storedKey(subject: string, version: number) {
  const key = keyFor(submissionJournal.read(subject), version, () => crypto.randomUUID());
  submissionJournal.write(subject, key);
  return key;
}
