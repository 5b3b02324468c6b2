import { Outlet, useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo } from 'react';
import { DraftContext } from '../draft/draft-context';
import { ProblemsProvider } from '../draft/problems-provider';
import { SubmissionContext, useSubmissionState } from '../draft/submission-context';
import { useDraftSession } from '../draft/use-draft-session';
import { useSeenSteps } from '../draft/use-seen-steps';
import type { FilingDraft } from '../filing-flows';
import { flowOf } from '../model/filing-content';
import { DocumentReceiver } from './document-receiver';
import { DraftFrame } from './draft-frame';

interface DraftEditorProps {
  draft: FilingDraft;
  /** Another tab edits the draft: it is shown and not changed. */
  isElsewhere: boolean;
  onTakeOver: () => void;
  /** Asks for the draft as it is saved now. */
  fetchLatest: () => Promise<unknown>;
  /** The draft is to be opened anew, as it was fetched. */
  onReopen: () => void;
  /** Told how to save at once, for a tab that takes over. */
  flushRef: RefObject<() => Promise<unknown>>;
}

/** One edition of a draft: its form, its saving and its checks, around the steps. */
export function DraftEditor({ draft, isElsewhere, onTakeOver, fetchLatest, onReopen, flushRef }: DraftEditorProps) {
  const { form, saver, opening } = useDraftSession(draft, isElsewhere);
  const submission = useSubmissionState();
  const seen = useSeenSteps();
  const { state, orderId, mappingId, clientReference, correctsOrderId } = draft;
  const flow = flowOf(draft.content);
  const isReadOnly = isElsewhere || submission.isSubmitting;
  useEffect(() => {
    flushRef.current = () => saver.flush();
  }, [flushRef, saver]);
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => !isElsewhere && saver.status().kind !== 'saved' && saver.status().kind !== 'submitted',
  });
  const context = useMemo(
    () => ({ flow, state, orderId, mappingId, clientReference, correctsOrderId, isReadOnly, saver }),
    [flow, state, orderId, mappingId, clientReference, correctsOrderId, isReadOnly, saver],
  );
  const loadNewer = async () => {
    await fetchLatest();
    saver.discard();
    onReopen();
  };
  const outlet = useMemo(() => <Outlet />, []);
  return (
    <form.AppForm>
      <DraftContext value={context}>
        <SubmissionContext value={submission}>
          <ProblemsProvider seen={seen} refused={submission.refused}>
            <DocumentReceiver />
            <DraftFrame isElsewhere={isElsewhere} opening={opening} onTakeOver={onTakeOver} onLoadNewer={loadNewer}>
              {outlet}
            </DraftFrame>
          </ProblemsProvider>
        </SubmissionContext>
      </DraftContext>
    </form.AppForm>
  );
}
