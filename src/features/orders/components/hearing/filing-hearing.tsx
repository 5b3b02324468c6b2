import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { FilingStatus, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { type FilingProvider, factsOf, providerIdOf } from '@/features/efiling';
import { slotText } from '@/features/hearings';
import { Notice } from '@/lib/ui/notice';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { providerOfOrder } from '../../provider-of-order';

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
        <Suspense>
          <HearingDialog order={order} filing={filing} provider={provider} onClose={() => setProvider(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface StandingProps extends FilingHearingProps {
  isBusy: boolean;
  onReserve: () => void;
}

/** What has become of the hearing so far. */
function Standing({ order, filing, isBusy, onReserve }: StandingProps) {
  const { hearing, wantedHearing } = filing;
  const { courtTimeZone = 'America/Chicago' } = order;
  if (hearing)
    return (
      <Text size="sm">
        {`Hearing ${hearing.status}: ${slotText(hearing.slot, courtTimeZone)} (${hearing.reservationId})`}
      </Text>
    );
  if (wantedHearing && filing.status === 'accepted')
    return (
      <Notice tone="warning" title="The hearing wasn’t reserved">
        {`You chose ${slotText(wantedHearing, courtTimeZone)}. The court accepted the filing before the place was reserved. Call the clerk to set the hearing.`}
      </Notice>
    );
  const isOffered = factsOf(providerIdOf(order))?.reservesHearings;
  if (!isOffered || (!wantedHearing && !/motion/i.test(filing.filingTypeName)) || !reservable.has(filing.status))
    return null;
  const button = (
    <Button variant="default" size="compact-sm" loading={isBusy} onClick={onReserve}>
      Reserve a hearing
    </Button>
  );
  if (!wantedHearing) return <div>{button}</div>;
  return (
    <Notice tone="warning" title="The hearing isn’t reserved yet" action={button}>
      {`You chose ${slotText(wantedHearing, courtTimeZone)}. Your filing is submitted. Reserve this place, or another if someone else has taken it.`}
    </Notice>
  );
}
