/** The archive of stamped copies. Deployments without the workspace service have none. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import { getSearchStampedCopiesQueryOptions } from '@/api/generated/workspace';
import type { StampedCopySearch } from '@/api/generated/workspace/model';

/** A page of copies. Keeps the previous page while the next loads. */
export function stampedCopiesQuery(request: StampedCopySearch) {
  return queryOptions({
    ...getSearchStampedCopiesQueryOptions(request),
    enabled: hasWorkspace(),
    placeholderData: keepPreviousData,
  });
}
