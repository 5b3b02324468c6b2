import { Button } from '@mantine/core';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { HearingSlot } from '@/api/generated/filing/model';
import { dayText, hearingWeeks, hourOf, neighbourSlot, slotText } from '../model/hearing-weeks';
import classes from './hearing-picker.module.css';

interface HearingPickerProps {
  label: string;
  slots: readonly HearingSlot[];
  /** The court's. */
  timeZone: string;
  chosen: HearingSlot | undefined;
  onChoose: (slot: HearingSlot) => void;
}

/**
 * A court's free hearing places, weeks as a grid and a list on a phone. One place is in the tab order; arrow keys move to
 * others (filing variants, section 8).
 */
export function HearingPicker({ label, slots, timeZone, chosen, onChoose }: HearingPickerProps) {
  const weeks = useMemo(() => hearingWeeks(slots, timeZone), [slots, timeZone]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const current = slots.find(({ hearingSlotId }) => hearingSlotId === chosen?.hearingSlotId) ?? slots[0];

  function move(event: KeyboardEvent, id: string): void {
    const next = neighbourSlot(weeks, id, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    buttons.current.get(next.hearingSlotId)?.focus();
  }

  return (
    <div role="radiogroup" aria-label={label} className={classes.weeks}>
      {weeks.map(({ monday, days }) => (
        <div key={monday} className={classes.week}>
          {days.map(({ day, slots: ofDay }) => (
            <div key={day} className={classes.day}>
              <p className={classes.title}>{dayText(day)}</p>
              {ofDay.map((slot) => {
                const { hearingSlotId } = slot;
                const isChosen = hearingSlotId === chosen?.hearingSlotId;
                return (
                  <Button
                    key={hearingSlotId}
                    ref={(element) => {
                      if (element) buttons.current.set(hearingSlotId, element);
                      else buttons.current.delete(hearingSlotId);
                    }}
                    role="radio"
                    aria-checked={isChosen}
                    aria-label={slotText(slot, timeZone)}
                    tabIndex={hearingSlotId === current?.hearingSlotId ? 0 : -1}
                    size="compact-sm"
                    variant={isChosen ? 'filled' : 'default'}
                    onClick={() => onChoose(slot)}
                    onKeyDown={(event) => move(event, hearingSlotId)}
                  >
                    {hourOf(slot, timeZone)}
                  </Button>
                );
              })}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
