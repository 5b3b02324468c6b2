import type { OrderSearchRequest } from '@/api/generated/billing/model';
import type { RejectionsSearch } from '../search';

/** Small, because each card fetches its order. */
export const rejectionsPageSize = 10;

/** The request for a page of rejected orders that still need a resubmission, latest first. */
export function toRejectionsRequest({ page = 1 }: RejectionsSearch): OrderSearchRequest {
  return {
    statuses: ['rejected', 'partially-rejected'],
    needsAttention: true,
    sort: [{ field: 'updatedAt', direction: 'desc' }],
    top: rejectionsPageSize,
    skip: (page - 1) * rejectionsPageSize,
  };
}
