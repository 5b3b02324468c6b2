import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LostDocuments, LostUploads } from '@/features/documents';
import { type Opening, DraftBanners as SavingBanners, type TabLock } from '@/features/drafts';
import { type FilingContent, isIndexedCase, steps } from '@/features/efiling';
import { CorrectionNotice } from '@/features/orders';
import { Notice } from '@/lib/ui/notice';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useFilingContent } from '../draft/filing-form';
import { useProblems } from '../draft/problems';
import { useProvider } from '../provider-context';
import { useLostDocuments } from '../start/waiting-documents';

// Few courts change it.
const ChangedCaseType = lazy(() => import('./changed-case-type'));

interface DraftBannersProps {
  lock: TabLock;
  opening: Opening<FilingContent>;
  onLoadNewer: () => Promise<void>;
}

/** Notices about the draft: resubmission, another tab, conflicts, restored changes. */
export function DraftBanners({ lock, opening, onLoadNewer }: DraftBannersProps) {
  const { orderId, correctsOrderId, saver } = useDraft();
  return (
    <SavingBanners
      orderId={orderId}
      saver={saver}
      opening={opening}
      lock={lock}
      onLoadNewer={onLoadNewer}
      first={correctsOrderId !== undefined && <CorrectionNotice orderId={correctsOrderId} />}
      last={<FailedLists />}
    >
      <Lost />
      <ProviderNotice />
      <CurrentCaseType />
    </SavingBanners>
  );
}

/** Documents that were chosen for this draft, before or after it was made, in a page that closed. */
function Lost() {
  const { orderId } = useDraft();
  return (
    <>
      <LostDocuments {...useLostDocuments(orderId)} />
      <LostUploads queue={useDraftUploads()} />
    </>
  );
}

/** What the provider says above a draft. */
function ProviderNotice() {
  const { state } = useDraft();
  const { draftNotice: Own } = useProvider();
  const courtCode = useFilingContent((content) => content.courtCode);
  if (!Own || courtCode === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Own state={state} courtCode={courtCode} />
    </Suspense>
  );
}

/** Follows the case's type, where the court may have changed it since the draft was begun. */
function CurrentCaseType() {
  const { currentCaseType } = useProvider();
  const { isReadOnly } = useDraft();
  const ucn = useFilingContent((content) => (isIndexedCase(content) ? content.caseTrackingId : undefined));
  if (!currentCaseType || ucn === undefined || isReadOnly) return null;
  return (
    <Suspense fallback={null}>
      <ChangedCaseType key={ucn} caseTrackingId={ucn} currentCaseType={currentCaseType} />
    </Suspense>
  );
}

/** Names the lists that couldn't be loaded and that the step needs. The review needs all. */
function FailedLists() {
  const { failures } = useProblems();
  const step = useLocation({ select: ({ pathname }) => steps.find((each) => pathname.endsWith(`/${each}`)) });
  const shown = failures.filter((failure) => step === 'review' || (step && failure.steps.includes(step)));
  if (shown.length === 0) return null;
  return (
    <Notice
      tone="bad"
      title={`Couldn't load ${listOf.format(shown.map(({ name }) => name))}`}
      action={
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            for (const retry of new Set(shown.map((failure) => failure.retry))) retry();
          }}
        >
          Try again
        </Button>
      }
    >
      Your work is safe. We need these to check the filing before you submit it, and keep trying to load them.
    </Notice>
  );
}

const listOf = new Intl.ListFormat('en-US', { type: 'conjunction' });
