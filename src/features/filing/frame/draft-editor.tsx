import { Outlet, useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { TabLock } from '@/features/drafts';
import { type FilingDraft, flowOf, type Step, steps } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { DraftDrop } from '../documents/draft-drop';
import { useDocumentGuard } from '../draft/document-guard';
import { DraftContext, useDraft } from '../draft/draft-context';
import { useDocumentReceiver } from '../draft/draft-uploads';
import { rememberStep } from '../draft/journals';
import { ProblemsProvider } from '../draft/problems';
import { SubmissionContext, useSubmissionState } from '../draft/submission-context';
import { useDraftSession } from '../draft/use-draft-session';
import { DraftFrame } from './draft-frame';
import { useStepCode } from './use-step-code';

interface DraftEditorProps {
  draft: FilingDraft;
  /** While it bars, the draft is read-only here. */
  lock: TabLock;
  /** Fetches the latest saved draft. */
  fetchLatest: () => Promise<unknown>;
  /** Reopens the draft as fetched. */
  onReopen: () => void;
  /** Receives the function that saves immediately, for when another tab edits. Returns whether everything is saved. */
  flushRef: RefObject<() => Promise<boolean>>;
}

/** Provides the steps with the draft's form, saving and validation. */
export function DraftEditor({ draft, lock, fetchLatest, onReopen, flushRef }: DraftEditorProps) {
  const { form, saver, opening } = useDraftSession(draft, lock.isBarred);
  const submission = useSubmissionState();
  const seen = useSeenSteps();
  const { state, orderId, createdAt, mappingId, clientReference, correctsOrderId } = draft;
  const flow = flowOf(draft.content);
  const isReadOnly = lock.isBarred || submission.isSubmitting;
  useEffect(() => {
    flushRef.current = () => saver.flush();
  }, [flushRef, saver]);
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => !lock.isBarred && saver.status().kind !== 'saved' && saver.status().kind !== 'submitted',
  });
  const context = useMemo(
    () => ({ flow, state, orderId, createdAt, mappingId, clientReference, correctsOrderId, isReadOnly, saver }),
    [flow, state, orderId, createdAt, mappingId, clientReference, correctsOrderId, isReadOnly, saver],
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
            <DraftBackground />
            <DraftDrop />
            <DraftFrame lock={lock} opening={opening} onLoadNewer={loadNewer}>
              {outlet}
            </DraftFrame>
          </ProblemsProvider>
        </SubmissionContext>
      </DraftContext>
    </form.AppForm>
  );
}

/**
 * On every step: attaches uploaded documents, warns before they would be lost, loads the other steps, and remembers
 * where the draft is left. Renders nothing.
 */
function DraftBackground() {
  useDocumentReceiver();
  useDocumentGuard();
  useStepCode();
  useRememberedStep();
  return null;
}

function useRememberedStep(): void {
  const { orderId } = useDraft();
  const userId = usePerson()?.userId;
  const step = useLocation({ select: ({ pathname }) => stepOf(pathname) });
  useEffect(() => {
    if (step) rememberStep(userId, orderId, step);
  }, [userId, orderId, step]);
}

function stepOf(pathname: string): Step | undefined {
  return steps.find((step) => pathname.endsWith(`/${step}`));
}

/** The steps the person has left at least once; all of them after reaching the review. */
function useSeenSteps(): ReadonlySet<Step> {
  const router = useRouter();
  const [seen, setSeen] = useState<ReadonlySet<Step>>(() => seenOn(stepOf(router.state.location.pathname)));
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
        if (!pathChanged) return;
        const left = fromLocation && stepOf(fromLocation.pathname);
        setSeen((known) => new Set([...known, ...(left ? [left] : []), ...seenOn(stepOf(toLocation.pathname))]));
      }),
    [router],
  );
  return seen;
}

function seenOn(step: Step | undefined): ReadonlySet<Step> {
  return new Set(step === 'review' ? steps : []);
}
