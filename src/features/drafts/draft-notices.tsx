/** Notices about a draft: another tab, conflicts, restored changes. */
import { Button, Group } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { formatInstant } from '@/lib/format/dates';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { showFailure } from '@/lib/ui/toast';
import type { DraftSaver } from './draft-saver';
import type { TabLock } from './use-draft-lock';

/** Says why the draft can't be edited in this tab. */
export function BarredNotice({ lock }: { lock: TabLock }) {
  const [isTakingOver, setTakingOver] = useState(false);
  if (lock.state === 'behind')
    return (
      <Notice
        tone="warning"
        title="The latest version couldn't be loaded"
        action={
          <Button size="xs" onClick={lock.takeOver}>
            Try again
          </Button>
        }
      >
        This draft was edited in another tab. It's read-only here until its latest version is loaded.
      </Notice>
    );
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
            lock.takeOver();
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

interface ConflictNoticeProps<Content> {
  orderId: number;
  saver: DraftSaver<Content>;
  /** Fetches the newer version and reopens the draft with it. */
  onLoadNewer: () => Promise<void>;
}

/** Says that a colleague saved the draft meanwhile, or that it was submitted. */
export function ConflictNotice<Content>({ orderId, saver, onLoadNewer }: ConflictNoticeProps<Content>) {
  const status = useSyncExternalStore(saver.subscribe, saver.status);
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

/** Says, until dismissed, that changes were restored from this browser. */
export function RestoredNotice() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Notice
      tone="info"
      title="Unsaved changes restored"
      action={
        <Button variant="default" size="xs" onClick={() => setDismissed(true)}>
          OK
        </Button>
      }
    >
      We restored the changes you made before this page closed.
    </Notice>
  );
}
