import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import { getGetOrderQueryKey } from '@/api/generated/filing';
import { HearingSlot, type OrderDetail, type OrderFiling } from '@/api/generated/filing/model';
import type { FilingProvider } from '@/features/efiling';
import { trackWork } from '@/lib/async/work-under-way';
import { formatInstant } from '@/lib/format/dates';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { slotText } from '../../model/hearing-weeks';
import { HearingPicker } from './hearing-picker';

interface HearingDialogProps {
  order: OrderDetail;
  filing: OrderFiling;
  provider: FilingProvider;
  onClose: () => void;
}

/** How far ahead places are shown first; more weeks are added on request, to the court's limit. */
const firstDays = 28;
const mostDays = 180;

/** Reserves a hearing for a filing that the court hasn't decided. Nothing is reserved without the press. */
export default function HearingDialog({ order, filing, provider, onClose }: HearingDialogProps) {
  const { state, court, caseTrackingId, envelopeId, courtTimeZone = 'America/Chicago' } = order;
  const courtCode = court?.code ?? '';
  const queryClient = useQueryClient();
  const types = useQuery(provider.typeTables(state, courtCode, filing.filingTypeCode));
  const motions = types.data?.motionTypes ?? [];
  const [typed, setTyped] = useState<string>();
  const motionTypeCode = typed ?? motions[0]?.code;
  const [days, setDays] = useState(firstDays);
  const [slot, setSlot] = useState<HearingSlot>();
  const [nearest, setNearest] = useState<HearingSlot[]>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { scheduling } = provider;
  const request = {
    courtCode,
    caseTrackingId: caseTrackingId ?? '',
    filingTypeCode: filing.filingTypeCode,
    motionTypeCode: motionTypeCode ?? '',
    ...period(days),
  };
  const places = useQuery({
    queryKey: [...getGetOrderQueryKey(order.orderId), 'hearing places', request],
    queryFn: ({ signal }) => scheduling?.places(state, request, { signal }) ?? [],
    enabled: motionTypeCode !== undefined,
    // Others take places, too.
    staleTime: 0,
    retry: false,
  });

  async function reserve(wanted: HearingSlot): Promise<void> {
    if (!scheduling || motionTypeCode === undefined || envelopeId === undefined) return;
    setBusy(true);
    setFailure(undefined);
    const { filingId } = filing;
    try {
      const { hearingSlotId } = wanted;
      await scheduling.reserve(state, { courtCode, envelopeId, filingId, motionTypeCode, hearingSlotId });
      await queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(order.orderId) });
      showToast({ tone: 'good', title: 'Hearing reserved', message: slotText(wanted, courtTimeZone) });
      onClose();
    } catch (error) {
      setNearest(nearestOf(error));
      setSlot(undefined);
      setFailure(reserveFailureText(error, courtTimeZone));
      void places.refetch();
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
          <Button loading={isBusy} disabled={!slot} onClick={() => slot && void trackWork(reserve(slot))}>
            {slot ? `Reserve ${shortText(slot, courtTimeZone)}` : 'Reserve'}
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
        {failure && <Notice tone="bad">{failure}</Notice>}
        {nearest && nearest.length > 0 && (
          <section aria-label="Nearest places">
            <Text size="sm">The nearest places that are free:</Text>
            <HearingPicker slots={nearest} timeZone={courtTimeZone} chosen={slot} onChoose={setSlot} />
          </section>
        )}
        {types.isError && <Text size="sm">The court’s motion types didn’t load. Close this and try again.</Text>}
        {types.data && motions.length === 0 && (
          <Text size="sm">The court reserves no hearings for this filing type.</Text>
        )}
        {places.isError && !places.data && (
          <Notice
            tone="warning"
            action={
              <Button size="compact-sm" variant="default" onClick={() => void places.refetch()}>
                Try again
              </Button>
            }
          >
            {reserveFailureText(places.error, courtTimeZone)}
          </Notice>
        )}
        {motionTypeCode !== undefined && places.isPending && <SkeletonLines lines={5} label="Loading hearing places" />}
        {places.data && places.data.length === 0 && <Text size="sm">No free places in these weeks.</Text>}
        {places.data && places.data.length > 0 && (
          <HearingPicker slots={places.data} timeZone={courtTimeZone} chosen={slot} onChoose={setSlot} />
        )}
        {places.data && days < mostDays && (
          <Button
            variant="default"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => setDays((before) => Math.min(mostDays, before + firstDays))}
          >
            Show later weeks
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

/** From tomorrow on. */
function period(days: number) {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { startDate: day(1), endDate: day(days) };
}

const problemBody = z.object({ nearest: z.optional(z.array(HearingSlot)), opensAt: z.optional(z.string()) });

function nearestOf(error: unknown): HearingSlot[] | undefined {
  const parsed = problemBody.safeParse(failureOf(error).body);
  return parsed.success ? parsed.data.nearest : undefined;
}

/** `Thursday, June 11, 9:30 AM CDT`. */
const shortText = (slot: HearingSlot, timeZone: string) => slotText(slot, timeZone).split(', ').slice(0, 3).join(', ');

/** Why no hearing was reserved, and what to do. The filing stays as it is. */
function reserveFailureText(error: unknown, timeZone: string): string {
  const { code, detail, body } = failureOf(error);
  if (code === 'court-calendar-closed') {
    const parsed = problemBody.safeParse(body);
    const opensAt = parsed.success ? parsed.data.opensAt : undefined;
    return opensAt ? `The court’s calendar is closed until ${formatInstant(opensAt, timeZone)}.` : (detail ?? '');
  }
  if (code === 'slot-taken')
    return 'Someone else has just taken this place. Your filing stays submitted. Choose another place.';
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the hearing was reserved. Try again: nothing is reserved twice.';
  return detail ?? 'The hearing was not reserved. Try again.';
}
