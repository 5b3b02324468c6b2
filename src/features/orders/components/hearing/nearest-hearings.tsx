import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HearingSlot, LostHearing, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { isShortNotice, placeOf, reserveFailureText, shortSlotText, slotTakenText } from '@/features/hearings';
import { trackWork } from '@/lib/async/work-under-way';
import { capitalized } from '@/lib/format/capitalized';
import { providerOfOrder } from '../../provider-of-order';
import classes from './nearest-hearings.module.css';
import { useReserveHearing } from './use-reserve-hearing';

interface NearestHearingsProps {
  order: OrderDetail;
  filing: OrderFiling;
  /** What was chosen before. */
  chosen: string;
  lost: LostHearing;
}

/** The slots that the court offers instead of one that is gone. Nothing is reserved without a press. */
export function NearestHearings({ order, filing, chosen, lost: { reason, nearest, notice } }: NearestHearingsProps) {
  const { courtTimeZone = 'America/Chicago' } = order;
  const queryClient = useQueryClient();
  const reserve = useReserveHearing(order, filing);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function press(slot: HearingSlot): Promise<void> {
    setBusy(slot.hearingSlotId);
    setFailure(undefined);
    try {
      await reserve(await providerOfOrder(queryClient, order), slot, filing.motionTypeCode);
    } catch (error) {
      setFailure(reserveFailureText(error, courtTimeZone));
    }
    setBusy(undefined);
  }

  const gone =
    reason === 'taken'
      ? slotTakenText(nearest)
      : `That time has passed. Choose another${nearest.length > 0 ? ':' : '.'}`;
  return (
    <>
      <p className={classes.text}>{`${chosen} Your filing is submitted. ${failure ?? gone}`}</p>
      <ul className={classes.slots} aria-label="Nearest hearing times">
        {nearest.map((slot) => (
          <li key={slot.hearingSlotId} className={classes.slot}>
            <span>
              {shortSlotText(slot, courtTimeZone)}
              <span className={classes.where}>
                {capitalized(placeOf(slot))}
                {isShortNotice(slot, notice) && ', short notice'}
              </span>
            </span>
            <Button
              size="compact-sm"
              loading={busy === slot.hearingSlotId}
              disabled={busy !== undefined}
              aria-label={`Reserve ${shortSlotText(slot, courtTimeZone)}`}
              onClick={() => void trackWork(press(slot))}
            >
              Reserve
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
