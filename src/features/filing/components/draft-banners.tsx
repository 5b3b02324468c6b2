import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { CorrectionNotice } from '@/features/orders';
import { formatInstant } from '@/lib/format/dates';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { showFailure } from '@/lib/ui/toast';
import { useCourtTables } from '../draft/court-tables-context';
import { useDraft, useSaveStatus } from '../draft/draft-context';
import type { Opening } from '../model/draft-journal';
import classes from './draft-banners.module.css';

interface DraftBannersProps {
  isElsewhere: boolean;
  opening: Opening;
  onTakeOver: () => void;
  onLoadNewer: () => Promise<void>;
}

/** What a person has to know before they go on with the draft. */
export function DraftBanners({ isElsewhere, opening, onTakeOver, onLoadNewer }: DraftBannersProps) {
  const [isRestoredSeen, setRestoredSeen] = useState(false);
  const tables = useCourtTables();
  const { correctsOrderId } = useDraft();
  return (
    <div className={classes.banners}>
      {correctsOrderId !== undefined && <CorrectionNotice orderId={correctsOrderId} />}
      {isElsewhere && <ElsewhereBanner onTakeOver={onTakeOver} />}
      <StatusBanner onLoadNewer={onLoadNewer} />
      {opening.kind === 'restored' && !isRestoredSeen && (
        <Notice
          tone="info"
          title="We restored what you entered before this page was closed"
          action={
            <Button variant="default" size="xs" onClick={() => setRestoredSeen(true)}>
              OK
            </Button>
          }
        >
          It had not been saved then. It is part of the draft now.
        </Notice>
      )}
      {tables.error && (
        <Notice
          tone="bad"
          title="The court's lists could not be loaded"
          action={
            <Button variant="default" size="xs" onClick={tables.retry}>
              Try again
            </Button>
          }
        >
          What you have entered is safe. Without the lists the draft can be neither checked nor submitted.
        </Notice>
      )}
    </div>
  );
}

function ElsewhereBanner({ onTakeOver }: { onTakeOver: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice
      tone="warning"
      title="This draft is open in another tab"
      action={
        <Button
          size="xs"
          loading={isAsked}
          onClick={() => {
            setAsked(true);
            onTakeOver();
          }}
        >
          Edit here instead
        </Button>
      }
    >
      You see it here as it is saved, and cannot change it. What is entered in the other tab is saved before you go on
      here.
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
            Open the order
          </ButtonLink>
        }
      >
        It is an order now and cannot be changed here.
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
            Load the newer version
          </Button>
          <Button size="xs" onClick={() => void saver.keepMine()}>
            Keep mine
          </Button>
        </Group>
      }
    >
      You see what you entered here. It is kept in this browser until you choose: "Keep mine" saves it over the newer
      version, "Load the newer version" gives it up.
    </Notice>
  );
}

function reportUnloaded(): void {
  showFailure('The newer version could not be loaded', 'What you entered is still here. Try again.');
}
