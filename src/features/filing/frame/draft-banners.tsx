import { Button, Group } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { steps } from '@/features/efiling';
import { CorrectionNotice } from '@/features/orders';
import { formatInstant } from '@/lib/format/dates';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { showFailure } from '@/lib/ui/toast';
import { useDraft, useSaveStatus } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { useProblems } from '../draft/problems';
import type { Opening } from '../model/draft-journal';
import { useProvider } from '../provider-context';
import { ChangedCaseType } from './changed-case-type';
import classes from './draft-banners.module.css';

interface DraftBannersProps {
  isElsewhere: boolean;
  opening: Opening;
  onTakeOver: () => void;
  onLoadNewer: () => Promise<void>;
}

/** Notices about the draft: resubmission, another tab, conflicts, restored changes. */
export function DraftBanners({ isElsewhere, opening, onTakeOver, onLoadNewer }: DraftBannersProps) {
  const [isRestoreDismissed, setRestoreDismissed] = useState(false);
  const { correctsOrderId } = useDraft();
  return (
    <div className={classes.banners}>
      {correctsOrderId !== undefined && <CorrectionNotice orderId={correctsOrderId} />}
      {isElsewhere && <ElsewhereBanner onTakeOver={onTakeOver} />}
      <StatusBanner onLoadNewer={onLoadNewer} />
      <ProviderNotice />
      <ChangedCaseType />
      {opening.kind === 'restored' && !isRestoreDismissed && (
        <Notice
          tone="info"
          title="Unsaved changes restored"
          action={
            <Button variant="default" size="xs" onClick={() => setRestoreDismissed(true)}>
              OK
            </Button>
          }
        >
          We restored the changes you made before this page closed.
        </Notice>
      )}
      <FailedLists />
    </div>
  );
}

/** What the provider says above a draft. */
function ProviderNotice() {
  const { state } = useDraft();
  const { draftNotice: Own } = useProvider();
  const courtCode = useFilingContent((content) => content.courtCode);
  if (!Own || courtCode === undefined) return null;
  return (
    <Suspense>
      <Own state={state} courtCode={courtCode} />
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

function ElsewhereBanner({ onTakeOver }: { onTakeOver: () => void }) {
  const [isTakingOver, setTakingOver] = useState(false);
  return (
    <Notice
      tone="warning"
      title="This draft is open in another tab"
      action={
        <Button
          size="xs"
          loading={isTakingOver}
          onClick={() => {
            setTakingOver(true);
            onTakeOver();
          }}
        >
          Edit here
        </Button>
      }
    >
      It's read-only here. If you edit here, we first save the changes made in the other tab.
    </Notice>
  );
}

function StatusBanner({ onLoadNewer }: Pick<DraftBannersProps, 'onLoadNewer'>) {
  const { saver, orderId } = useDraft();
  const status = useSaveStatus();
  if (status.kind === 'submitted')
    return (
      <Notice
        tone="info"
        title="This draft has been submitted"
        action={
          <ButtonLink size="xs" to="/order-details/$orderId" params={{ orderId }}>
            Open order
          </ButtonLink>
        }
      >
        It's now an order and can't be changed here.
      </Notice>
    );
  if (status.kind !== 'conflict') return null;
  const { savedBy, savedAt } = status.current;
  return (
    <Notice
      tone="warning"
      title={`${savedBy.name} saved this draft on ${formatInstant(savedAt)}, after you opened it`}
      action={
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => onLoadNewer().catch(reportUnloaded)}>
            Load newer version
          </Button>
          <Button size="xs" onClick={() => void saver.keepMine()}>
            Keep mine
          </Button>
        </Group>
      }
    >
      Your changes aren't saved yet. “Keep mine” replaces the newer version; “Load newer version” discards your changes.
    </Notice>
  );
}

function reportUnloaded(): void {
  showFailure("The newer version couldn't be loaded", 'Your changes are still here. Try again.');
}
