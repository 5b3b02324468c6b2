import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { changeFailed, requireOurs } from '@/api/errors';
import { getSearchOrdersQueryKey } from '@/api/generated/billing';
import type { OrderRow } from '@/api/generated/billing/model';
import { putOffAttention, restoreAttention } from '@/api/generated/notifications';
import { addDays } from '@/lib/form/parse-date';
import { calendarDay, formatPlainDate } from '@/lib/format/dates';
import { showFailure, showToast } from '@/lib/ui/toast';
import classes from './put-off.module.css';

const choices = [
  { label: 'Snooze until tomorrow', days: 1 },
  { label: 'Snooze for a week', days: 7 },
  { label: 'Dismiss until it changes', days: undefined },
] as const;

interface PutOffProps {
  order: OrderRow;
  /** What the person sees the order as. */
  title: string;
}

/** Snoozes or dismisses an order of the "Needs attention" list, with undo. */
export function PutOff({ order: { orderId }, title }: PutOffProps) {
  const queryClient = useQueryClient();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);

  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
    } catch (error) {
      showFailure(changeFailed(error, 'The list could not be changed', 'the list was changed'));
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: getSearchOrdersQueryKey().slice(0, -1) });
    }
    return true;
  };
  const putOff = async (days: number | undefined) => {
    popover.current?.hidePopover();
    const until = days === undefined ? undefined : addDays(calendarDay(), days);
    const isChanged = await change(async () => {
      const stored = await putOffAttention(orderId, until === undefined ? {} : { until });
      requireOurs('putOffAttention', stored.orderId === orderId && stored.until === until);
    });
    if (!isChanged) return;
    showToast({
      tone: 'good',
      title: until === undefined ? 'Dismissed' : `Snoozed until ${formatPlainDate(until)}`,
      message: title,
      undo: () => void change(() => restoreAttention(orderId)),
    });
  };

  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id} aria-label={`Snooze or dismiss ${title}`}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10.5" r="6.75" />
          <path d="M10 6.5v4l2.5 1.75" />
        </svg>
      </button>
      <div ref={popover} id={id} popover="auto" className={classes.choices}>
        {choices.map(({ label, days }) => (
          <button key={label} type="button" className={classes.choice} onClick={() => void putOff(days)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
