import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { FilingStatus, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { type FilingProvider, factsOf, providerIdOf } from '@/features/efiling';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { slotText } from '../../model/hearing-weeks';
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
  const { hearing } = filing;
  if (hearing)
    return (
      <Text size="sm">
        {`Hearing ${hearing.status}: ${slotText(hearing.slot, order.courtTimeZone ?? 'America/Chicago')} (${hearing.reservationId})`}
      </Text>
    );
  const isOffered = factsOf(providerIdOf(order))?.reservesHearings && order.caseTrackingId !== undefined;
  if (!isOffered || !/motion/i.test(filing.filingTypeName) || !reservable.has(filing.status)) return null;

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
    <div>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void open()}>
        Reserve a hearing
      </Button>
      {provider && (
        <Suspense>
          <HearingDialog order={order} filing={filing} provider={provider} onClose={() => setProvider(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
