import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { HearingSlot, NoticeRule } from '@/api/generated/filing/model';
import { dayText, hearingWeeks, hourOf, neighborSlot, slotText } from '../model/hearing-weeks';
import { isShortNotice } from '../model/notice';
import classes from './hearing-picker.module.css';

interface HearingPickerProps {
  label: string;
  slots: readonly HearingSlot[];
  /** The court's. */
  timeZone: string;
  /** Marks slots with less notice. */
  notice: NoticeRule | undefined;
  chosen: HearingSlot | undefined;
  onChoose: (slot: HearingSlot) => void;
}

/**
 * A court's free hearing slots, weeks as a grid and a list on a phone, each under its judge and room. One slot is in the tab
 * order; arrow keys move to others (filing variants, section 8).
 */
export function HearingPicker({ label, slots, timeZone, notice, chosen, onChoose }: HearingPickerProps) {
  const weeks = useMemo(() => hearingWeeks(slots, timeZone), [slots, timeZone]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const current = slots.find(({ hearingSlotId }) => hearingSlotId === chosen?.hearingSlotId) ?? slots[0];

  function move(event: KeyboardEvent, id: string): void {
    const next = neighborSlot(weeks, id, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    buttons.current.get(next.hearingSlotId)?.focus();
  }

  function slotButton(slot: HearingSlot) {
    const { hearingSlotId, isRemote } = slot;
    const isChosen = hearingSlotId === chosen?.hearingSlotId;
    const isShort = isShortNotice(slot, notice);
    return (
      <Button
        key={hearingSlotId}
        ref={(element) => {
          if (element) buttons.current.set(hearingSlotId, element);
          else buttons.current.delete(hearingSlotId);
        }}
        role="radio"
        aria-checked={isChosen}
        aria-label={`${slotText(slot, timeZone)}${isShort ? ', short notice' : ''}`}
        tabIndex={hearingSlotId === current?.hearingSlotId ? 0 : -1}
        size="compact-sm"
        variant={isChosen ? 'filled' : 'default'}
        data-short-notice={isShort || undefined}
        classNames={{ root: classes.slot, label: classes.hour }}
        title={isRemote ? 'By video' : 'In person'}
        onClick={() => onChoose(slot)}
        onKeyDown={(event) => move(event, hearingSlotId)}
      >
        {hourOf(slot, timeZone)}
        {isRemote && <IconVideo size={14} stroke={1.75} aria-hidden />}
        {isShort && <span className={classes.short}>Short notice</span>}
      </Button>
    );
  }

  return (
    <div role="radiogroup" aria-label={label} className={classes.weeks}>
      {weeks.map(({ monday, days }) => (
        <div key={monday} className={classes.week}>
          {days.map(({ day, calendars }) => (
            <div key={day} className={classes.day}>
              <p className={classes.title}>{dayText(day)}</p>
              {calendars.map(({ judge, courtroom, slots: ofCalendar }) => (
                <div key={`${judge} ${courtroom}`} className={classes.calendar}>
                  <p className={classes.where}>
                    {judge ?? 'Any judge'}
                    <span className={classes.room}>{`Room ${courtroom}`}</span>
                  </p>
                  {ofCalendar.map(slotButton)}
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
