import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { FilingStatus, LostHearing, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { type FilingProvider, factsOf, providerIdOf } from '@/features/efiling';
import { slotText } from '@/features/hearings';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { providerOfOrder } from '../../provider-of-order';
import { NearestHearings } from './nearest-hearings';

const HearingDialog = lazy(() => import('./hearing-dialog'));

interface FilingHearingProps {
  order: OrderDetail;
  filing: OrderFiling;
}

/** Hearings are reserved only while the court hasn't decided the filing. */
const reservable: ReadonlySet<FilingStatus> = new Set(['submitting', 'submitted', 'under-review']);

/** The reserved hearing of a filing, or the button that reserves one. */
export function FilingHearing({ order, filing }: FilingHearingProps) {
  const queryClient = useQueryClient();
  const [provider, setProvider] = useState<FilingProvider>();
  const [isBusy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      setProvider(await providerOfOrder(queryClient, order));
    } catch {
      showFailure('The court’s calendar didn’t load', tryAgain);
    }
    setBusy(false);
  }

  return (
    <>
      <Standing order={order} filing={filing} isBusy={isBusy} onReserve={() => void open()} />
      {/* Stays open if the court decides meanwhile: a reservation may be under way. */}
      {provider && (
        <Opening>
          <HearingDialog order={order} filing={filing} provider={provider} onClose={() => setProvider(undefined)} />
        </Opening>
      )}
    </>
  );
}

interface StandingProps extends FilingHearingProps {
  isBusy: boolean;
  onReserve: () => void;
}

/** Shows what has become of the hearing so far. */
function Standing({ order, filing, isBusy, onReserve }: StandingProps) {
  const { hearing, wantedHearing, lostHearing } = filing;
  const { courtTimeZone = 'America/Chicago' } = order;
  if (hearing)
    return (
      <Text size="sm">
        {`Hearing ${hearing.status}: ${slotText(hearing.slot, courtTimeZone)} (${hearing.reservationId})`}
      </Text>
    );
  const chosen = wantedHearing && `You chose ${slotText(wantedHearing, courtTimeZone)}.`;
  if (chosen && filing.status === 'accepted')
    return (
      <Notice tone="warning" title="The hearing wasn’t reserved">
        {`${chosen} ${whyNotReserved(lostHearing)} Call the clerk to set the hearing.`}
      </Notice>
    );
  const isOffered = factsOf(providerIdOf(order))?.reservesHearings;
  if (!isOffered || (!wantedHearing && !/motion/i.test(filing.filingTypeName)) || !reservable.has(filing.status))
    return chosen ? <Text size="sm">{chosen}</Text> : null;
  const button = (
    <Button variant="default" size="compact-sm" loading={isBusy} onClick={onReserve}>
      {lostHearing ? 'Other times' : 'Reserve a hearing'}
    </Button>
  );
  if (!chosen) return <div>{button}</div>;
  return (
    <Notice tone="warning" title="The hearing isn’t reserved yet" action={button}>
      {lostHearing ? (
        <NearestHearings order={order} filing={filing} chosen={chosen} lost={lostHearing} />
      ) : (
        `${chosen} Your filing is submitted. Reserve the hearing now.`
      )}
    </Notice>
  );
}

/** The reason as far as it is known: a time that no one tried to reserve may have been free. */
function whyNotReserved(lost: LostHearing | undefined): string {
  return lost
    ? 'Someone else took that time before it could be reserved.'
    : 'The court accepted the filing before the hearing was reserved.';
}
