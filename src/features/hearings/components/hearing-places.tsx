import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetOrderQueryKey } from '@/api/generated/filing';
import type { HearingSlot, StateCode } from '@/api/generated/filing/model';
import type { SchedulingCalls } from '@/features/efiling';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { firstDays, mostDays, nearestPlaces, periodFrom, type WantedPlaces } from '../model/places';
import { placeTaken, reserveFailureText } from '../model/reserve-failure';
import { HearingPicker } from './hearing-picker';

interface HearingPlacesProps {
  scheduling: SchedulingCalls;
  state: StateCode;
  /** The order or draft of the filing. */
  orderId: number;
  wanted: WantedPlaces;
  /** The court's. */
  timeZone: string;
  chosen: HearingSlot | undefined;
  onChoose: (slot: HearingSlot) => void;
  /** A place that was chosen before and may be gone. */
  before?: HearingSlot | undefined;
  /** Why the last attempt failed, and what the court offers instead. */
  failure?: string | undefined;
  nearest?: readonly HearingSlot[] | undefined;
}

/** The free places of a court's calendar, four weeks at first (filing variants, section 8). */
export default function HearingPlaces(props: HearingPlacesProps) {
  const { scheduling, state, orderId, wanted, timeZone, chosen, onChoose, before } = props;
  const [days, setDays] = useState(firstDays);
  const request = { ...wanted, ...periodFrom(new Date(), days, timeZone) };
  const places = useQuery({
    queryKey: [...getGetOrderQueryKey(orderId), 'hearing places', request],
    queryFn: ({ signal }) => scheduling.places(state, request, { signal }),
    // Others take places, too.
    staleTime: 0,
    retry: false,
  });
  const isGone = before && places.data?.every(({ hearingSlotId }) => hearingSlotId !== before.hearingSlotId);
  const failure = props.failure ?? (isGone ? placeTaken : undefined);
  const nearest = props.nearest ?? (isGone && places.data ? nearestPlaces(places.data, before) : []);
  const picker = (slots: readonly HearingSlot[], label: string) => (
    <HearingPicker label={label} slots={slots} timeZone={timeZone} chosen={chosen} onChoose={onChoose} />
  );
  return (
    <Stack gap="sm">
      {failure && <Notice tone="bad">{failure}</Notice>}
      {nearest.length > 0 && (
        <section aria-label="Nearest places">
          <Text size="sm">The nearest places that are free:</Text>
          {picker(nearest, 'Nearest hearing places')}
        </section>
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
          {reserveFailureText(places.error, timeZone)}
        </Notice>
      )}
      {places.isPending && <SkeletonLines lines={5} label="Loading hearing places" />}
      {places.data?.length === 0 && <Text size="sm">No free places in these weeks.</Text>}
      {places.data && places.data.length > 0 && picker(places.data, 'Hearing places')}
      {places.data && days < mostDays && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setDays((shown) => Math.min(mostDays, shown + firstDays))}
        >
          Show later weeks
        </Button>
      )}
    </Stack>
  );
}
