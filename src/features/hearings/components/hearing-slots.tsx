import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetOrderQueryKey } from '@/api/generated/filing';
import type { HearingSlot, NoticeRule, StateCode } from '@/api/generated/filing/model';
import type { SchedulingCalls } from '@/features/efiling';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { noticeText, shortNoticeText } from '../model/notice';
import { reserveFailureText, slotTakenText } from '../model/reserve-failure';
import {
  byAssignedJudge,
  chosenSlot,
  daysFor,
  firstDays,
  isGone,
  mostDays,
  nearestSlots,
  periodFrom,
  type WantedSlots,
} from '../model/slots';
import { HearingPicker } from './hearing-picker';

interface HearingSlotsProps {
  scheduling: SchedulingCalls;
  state: StateCode;
  /** The order or draft of the filing. */
  orderId: number;
  wanted: WantedSlots;
  /** The court's. */
  timeZone: string;
  /** The judge who has the case, whose calendar comes first. */
  assignedJudge: string | undefined;
  /** The notice period of the motion type; undefined where none is on file. */
  notice: NoticeRule | undefined;
  chosen: HearingSlot | undefined;
  onChoose: (slot: HearingSlot) => void;
  /** A slot that was chosen before and may be gone. */
  before?: HearingSlot | undefined;
  /** Why the last attempt failed, and what the court offers instead. */
  failure?: string | undefined;
  nearest?: readonly HearingSlot[] | undefined;
}

/** The free slots of a court's calendar, four weeks at first (filing variants, section 8). */
export default function HearingSlots(props: HearingSlotsProps) {
  const { scheduling, state, orderId, wanted, timeZone, assignedJudge, notice, chosen, onChoose, before } = props;
  const [days, setDays] = useState(() => daysFor(before ?? chosen, new Date(), timeZone));
  const period = periodFrom(new Date(), days, timeZone);
  const request = { ...wanted, ...period };
  const slots = useQuery({
    queryKey: [...getGetOrderQueryKey(orderId), 'hearing slots', request],
    queryFn: ({ signal }) => scheduling.slots(state, request, { signal }),
    meta: { shows: ['orders'] },
    // Others take slots, too.
    staleTime: 0,
    retry: false,
  });
  const free = slots.data;
  const isLost = before && free && isGone(before, free, period, timeZone);
  // As the calendar has them: with their notice.
  const offered = props.nearest?.map((slot) => free?.find((each) => each.hearingSlotId === slot.hearingSlotId) ?? slot);
  const nearest = offered ?? (isLost ? nearestSlots(free, before) : []);
  const failure = props.failure ?? (isLost ? slotTakenText(nearest) : undefined);
  const { own, others } = byAssignedJudge(free ?? [], assignedJudge);
  const [isAll, setAll] = useState(false);
  const short = chosen && free?.find(({ hearingSlotId }) => hearingSlotId === chosen.hearingSlotId);
  const warning = short && shortNoticeText(short, notice);
  const picker = (shown: readonly HearingSlot[], label: string) => (
    <HearingPicker
      label={label}
      slots={shown}
      timeZone={timeZone}
      notice={notice}
      chosen={chosen}
      onChoose={(slot) => onChoose(chosenSlot(slot))}
    />
  );
  return (
    <Stack gap="sm">
      {failure && <Notice tone="bad">{failure}</Notice>}
      {nearest.length > 0 && picker(nearest, 'Nearest hearing times')}
      {slots.isError && !free && (
        <Notice
          tone="warning"
          action={
            <Button size="compact-sm" variant="default" onClick={() => void slots.refetch()}>
              Try again
            </Button>
          }
        >
          {reserveFailureText(slots.error, timeZone)}
        </Notice>
      )}
      {slots.isPending && <SkeletonLines lines={5} label="Loading hearing times" />}
      {free && <Text size="sm">{noticeText(notice, free, timeZone)}</Text>}
      {warning && <Notice tone="warning">{warning}</Notice>}
      {free?.length === 0 && <Text size="sm">No free times in these weeks.</Text>}
      {free && free.length > 0 && assignedJudge === undefined && picker(free, 'Hearing times')}
      {free && free.length > 0 && assignedJudge !== undefined && (
        <>
          <Text fw={600} size="sm">{`${assignedJudge}, the assigned judge`}</Text>
          {own.length > 0 ? (
            picker(own, `Hearing times of ${assignedJudge}`)
          ) : (
            <Text size="sm">No free times on this judge’s calendar in these weeks.</Text>
          )}
          {others.length > 0 && own.length > 0 && !isAll && (
            <Button
              variant="default"
              size="compact-sm"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => setAll(true)}
            >
              Show other calendars
            </Button>
          )}
          {others.length > 0 && (own.length === 0 || isAll) && (
            <>
              <Text fw={600} size="sm">
                Other calendars
              </Text>
              {picker(others, 'Hearing times of other calendars')}
            </>
          )}
        </>
      )}
      {free && days < mostDays && (
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
