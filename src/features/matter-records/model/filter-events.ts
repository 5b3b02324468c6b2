/** Filters of a matter's timeline. */
import type { MatterEvent } from '@/api/generated/workspace/model';
import { calendarDay } from '@/lib/format/dates';
import { eventKinds } from './event-kinds';

interface EventFilters {
  kind?: readonly MatterEvent['kind'][] | undefined;
  who?: readonly string[] | undefined;
  /** Days of the viewer's time zone, `2026-03-01`, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The events that match all filters. */
export function filterEvents(events: readonly MatterEvent[], { kind, who, from, to }: EventFilters): MatterEvent[] {
  return events.filter((event) => {
    if (kind && !kind.includes(event.kind)) return false;
    if (who && !who.includes(event.actor ?? '')) return false;
    const day = calendarDay(event.at);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  });
}

/** The kinds that occur, with their counts. */
export function kindOptions(events: readonly MatterEvent[]) {
  return counted(events.map(({ kind }) => kind)).map(([value, count]) => ({ value, label: eventKinds[value], count }));
}

/** Tells who acted, with the number of events, the busiest first. */
export function peopleOptions(events: readonly MatterEvent[]) {
  return counted(events.flatMap(({ actor }) => actor ?? [])).map(([value, count]) => ({ value, label: value, count }));
}

function counted<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
