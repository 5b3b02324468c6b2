import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HearingSlot, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import type { FilingProvider } from '@/features/efiling';
import { HearingSlots, nearestOf, reserveFailureText, shortSlotText } from '@/features/hearings';
import { trackWork } from '@/lib/async/work-under-way';
import { Dialog } from '@/lib/ui/dialog';
import { useReserveHearing } from './use-reserve-hearing';

interface HearingDialogProps {
  order: OrderDetail;
  filing: OrderFiling;
  provider: FilingProvider;
  onClose: () => void;
}

/** Reserves a hearing for a filing that the court hasn't decided. Nothing is reserved without the press. */
export default function HearingDialog({ order, filing, provider, onClose }: HearingDialogProps) {
  const { state, court, caseTrackingId, courtTimeZone = 'America/Chicago' } = order;
  const courtCode = court?.code ?? '';
  const reserve = useReserveHearing(order, filing);
  const types = useQuery(provider.typeTables(state, courtCode, filing.filingTypeCode));
  const motions = types.data?.motionTypes ?? [];
  const courtCase = useQuery({
    ...provider.courtCase(state, courtCode, caseTrackingId ?? ''),
    enabled: caseTrackingId !== undefined,
  });
  const [typed, setTyped] = useState<string>();
  const motionTypeCode = typed ?? filing.motionTypeCode ?? motions[0]?.code;
  const [slot, setSlot] = useState(filing.wantedHearing);
  // Each failed attempt shows the slots again.
  const [attempts, setAttempts] = useState(0);
  const [nearest, setNearest] = useState<HearingSlot[]>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { scheduling } = provider;

  async function press(wanted: HearingSlot): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await reserve(provider, wanted, motionTypeCode);
      onClose();
    } catch (error) {
      setNearest(nearestOf(error));
      setSlot(undefined);
      setFailure(reserveFailureText(error, courtTimeZone));
      setAttempts((before) => before + 1);
    }
    setBusy(false);
  }

  return (
    <Dialog
      title="Reserve a hearing"
      size="extra-large"
      closeOnBlur={!isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={!slot} onClick={() => slot && void trackWork(press(slot))}>
            {slot ? `Reserve ${shortSlotText(slot, courtTimeZone)}` : 'Reserve'}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {motions.length > 1 && (
          <NativeSelect
            label="Motion type"
            value={motionTypeCode}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setSlot(undefined);
            }}
          >
            {motions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
        {types.isError && <Text size="sm">The court’s motion types didn’t load. Close this and try again.</Text>}
        {types.data && motions.length === 0 && (
          <Text size="sm">The court reserves no hearings for this filing type.</Text>
        )}
        {scheduling && motionTypeCode !== undefined && (
          <HearingSlots
            key={`${motionTypeCode} ${attempts}`}
            scheduling={scheduling}
            state={state}
            orderId={order.orderId}
            wanted={{ courtCode, caseTrackingId, filingTypeCode: filing.filingTypeCode, motionTypeCode }}
            timeZone={courtTimeZone}
            assignedJudge={courtCase.data?.judge}
            notice={motions.find(({ code }) => code === motionTypeCode)?.notice}
            chosen={slot}
            onChoose={setSlot}
            before={failure === undefined ? filing.wantedHearing : undefined}
            failure={failure}
            nearest={nearest}
          />
        )}
      </Stack>
    </Dialog>
  );
}
