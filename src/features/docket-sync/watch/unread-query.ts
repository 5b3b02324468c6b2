import { queryOptions } from '@tanstack/react-query';
import { getListDocketChangesQueryOptions } from '@/api/generated/docket-watch';

const minute = 60_000;

/** How many changes of dockets the person hasn't read, and the latest change. */
export const unreadQuery = queryOptions({
  ...getListDocketChangesQueryOptions({ limit: 1 }),
  refetchInterval: minute,
});
