import { queryOptions } from '@tanstack/react-query';
import { getListTodayQueryOptions } from '@/api/generated/workspace';

/** Today's hearings and deadlines. Asked for again while the page is open, since a day ends and courts move hearings. */
export const todayQuery = queryOptions({ ...getListTodayQueryOptions(), refetchInterval: 5 * 60_000 });
