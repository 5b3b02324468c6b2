import { Link, useBlocker, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { ServingContent, ServingDraft } from '@/api/generated/serving/model';
import { LostUploads, useUploadStatus } from '@/features/documents';
import { DraftBanners, DraftLayout, type Opening, SaveStatusText, StepLinks, type TabLock } from '@/features/drafts';
import { MatterBanner } from '@/features/matters';
import { whenIdle } from '@/lib/browser/idle';
import { calendarDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { useOnline } from '@/lib/ui/use-online';
import { OrderContext, useOrderDraft, useOrderStepLink } from '../draft/order-context';
import { useOrderContent } from '../draft/order-form';
import { OrderProblemsProvider, useOrderProblems } from '../draft/order-problems';
import { usePaperGuard, usePaperReceiver, usePaperUploads } from '../draft/paper-uploads';
import { useOrderSession } from '../draft/use-order-session';
import type { PlaceFailure } from '../model/place-failure';
import { type OrderStep, orderSteps, orderStepTitles } from '../model/steps';
import { DocumentsStep } from '../steps/documents-step';
import { laterSteps, prepareStep } from './later-steps';
import { RulesPanel } from './rules-panel';

interface OrderEditorProps {
  draft: ServingDraft;
  /** While it bars, the draft is read-only here. */
  lock: TabLock;
  /** Fetches the latest saved draft. */
  fetchLatest: () => Promise<unknown>;
  /** Reopens the draft as fetched. */
  onReopen: () => void;
  /** Receives the function that saves immediately, for when another tab edits. Returns whether everything is saved. */
  flushRef: RefObject<() => Promise<boolean>>;
}

/** Provides the steps with the draft's form, saving and checks. */
export function OrderEditor({ draft, lock, fetchLatest, onReopen, flushRef }: OrderEditorProps) {
  const { form, saver, opening } = useOrderSession(draft, lock.isBarred);
  const placing = usePlacingState();
  const [today] = useState(() => calendarDay());
  const step = useStep();
  const seen = useSeenSteps(step);
  const { orderId, mappingId, clientReference } = draft;
  const isReadOnly = lock.isBarred || placing.isPlacing;
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) whenIdle(() => orderSteps.forEach((each) => void prepareStep(each)));
  }, [isOnline]);
  useEffect(() => {
    flushRef.current = () => saver.flush();
  }, [flushRef, saver]);
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => !lock.isBarred && saver.status().kind !== 'saved' && saver.status().kind !== 'submitted',
  });
  const context = useMemo(
    () => ({ orderId, mappingId, clientReference, isReadOnly, saver, today, placing }),
    [orderId, mappingId, clientReference, isReadOnly, saver, today, placing],
  );
  const loadNewer = async () => {
    await fetchLatest();
    saver.discard();
    onReopen();
  };
  return (
    <form.AppForm>
      <OrderContext value={context}>
        <OrderProblemsProvider seen={seen}>
          <PaperBackground />
          <DraftLayout
            banner={<MatterBanner mappingId={mappingId} isFixed />}
            name="Process serving"
            title={<OrderTitle />}
            matter={
              clientReference && (
                <>
                  Matter{' '}
                  <AppLink
                    to="/matter-view/$clientReference"
                    params={{ clientReference }}
                    search={{ mappingId }}
                    size="xs"
                  >
                    {clientReference}
                  </AppLink>
                </>
              )
            }
            tools={<SaveStatus isBarred={lock.isBarred} />}
            steps={<OrderStepLinks current={step} />}
            notices={<Notices {...{ lock, opening, onLoadNewer: loadNewer }} />}
            aside={<RulesPanel />}
          >
            <StepContent key={step} step={step} />
          </DraftLayout>
        </OrderProblemsProvider>
      </OrderContext>
    </form.AppForm>
  );
}

function SaveStatus({ isBarred }: { isBarred: boolean }) {
  const { saver } = useOrderDraft();
  return <SaveStatusText saver={saver} isBarred={isBarred} documents={useUploadStatus(usePaperUploads())} />;
}

function StepContent({ step }: { step: OrderStep }) {
  const Content = laterSteps[step] ?? DocumentsStep;
  return <Content />;
}

/** On every step: adds uploaded papers, and warns before they would be lost. Renders nothing. */
function PaperBackground() {
  usePaperReceiver();
  usePaperGuard();
  return null;
}

/** The step in the URL; the first without one. */
function useStep(): OrderStep {
  return (
    useSearch({ from: '/_authenticated/_full-screen/serve-it/order/process-serving/$orderId' }).step ?? orderSteps[0]
  );
}

/** The steps the person has left at least once; all of them after reaching the review. */
function useSeenSteps(step: OrderStep): ReadonlySet<OrderStep> {
  const [visited, setVisited] = useState<readonly OrderStep[]>([step]);
  if (visited.at(-1) !== step) setVisited([...visited, step]);
  return useMemo(
    () =>
      new Set(
        visited.includes('review')
          ? orderSteps
          : visited.filter((each) => each !== step || visited.indexOf(each) < visited.length - 1),
      ),
    [visited, step],
  );
}

function usePlacingState() {
  const [state, setState] = useState<{ isPlacing: boolean; failure: PlaceFailure | undefined }>({
    isPlacing: false,
    failure: undefined,
  });
  return useMemo(
    () => ({
      ...state,
      begin: () => setState({ isPlacing: true, failure: undefined }),
      end: (failure: PlaceFailure | undefined) => setState({ isPlacing: false, failure }),
    }),
    [state],
  );
}

/** The case, or what the order is for. */
function OrderTitle() {
  const title = useOrderContent((content) => content.case.caseTitle?.trim());
  const mode = useOrderContent((content) => content.mode);
  return title || (mode === 'serve-and-file' ? 'Serve and File' : 'Serve Only');
}

interface NoticesProps {
  lock: TabLock;
  opening: Opening<ServingContent>;
  onLoadNewer: () => Promise<void>;
}

function Notices(props: NoticesProps) {
  const { orderId, saver } = useOrderDraft();
  return (
    <DraftBanners orderId={orderId} saver={saver} {...props}>
      <LostUploads queue={usePaperUploads()} />
    </DraftBanners>
  );
}

function OrderStepLinks({ current }: { current: OrderStep }) {
  const stepLink = useOrderStepLink();
  const { shown, seen, isChecking } = useOrderProblems();
  return (
    <StepLinks
      steps={orderSteps.map((step) => {
        const problems = shown.filter((problem) => problem.step === step).length;
        const isDone = step !== 'review' && seen.has(step) && problems === 0 && !(isChecking && step === 'recipients');
        return { id: step, title: orderStepTitles[step], problems, isDone };
      })}
      renderLink={(entry, props) => {
        const step = orderSteps.find((each) => each === entry.id);
        // The router compares the whole address, which names the recipient, too.
        return step && <Link {...stepLink(step)} aria-current={step === current ? 'page' : undefined} {...props} />;
      }}
    />
  );
}
