import { useQuery } from '@tanstack/react-query';
import type { MatterEvent } from '@/api/generated/workspace/model';
import { areAllEvents, matterEventsQuery, newestEventsQuery } from './queries';

interface MatterEvents {
  /** Undefined until they are read. */
  events: readonly MatterEvent[] | undefined;
  /** Whether earlier events are still being read. */
  isReadingOn: boolean;
  /** Whether only the newest events are listed because the others couldn't be read. */
  isCut: boolean;
  error: Error | null;
  onRetry: () => void;
}

/**
 * The events of a matter, newest first. A long story is there with its newest events first, and then whole.
 * @param beginsWithNewest whether the newest alone may be shown: not where they are searched, filtered or sorted.
 */
export function useMatterEvents(clientReference: string, beginsWithNewest: boolean): MatterEvents {
  const newest = useQuery(newestEventsQuery(clientReference));
  const isLong = newest.data !== undefined && !areAllEvents(newest.data);
  const all = useQuery({ ...matterEventsQuery(clientReference), enabled: isLong });
  const beginning = !isLong || beginsWithNewest ? newest.data : undefined;
  return {
    events: isLong ? (all.data ?? beginning) : beginning,
    isReadingOn: isLong && all.isPending,
    isCut: isLong && all.data === undefined && all.isError && beginning !== undefined,
    error: newest.error ?? (isLong ? all.error : null),
    onRetry: () => void (isLong ? all : newest).refetch(),
  };
}
