import type { OrderSearchRequest } from '@/api/generated/billing/model';
import type { RejectionsSearch } from '../search';

/** Each card asks for its order, to show the court's reason. */
export const rejectionsPageSize = 10;

/** What is asked for a page of rejected orders that nobody has resubmitted, the latest first. */
export function toRejectionsRequest({ page = 1 }: RejectionsSearch): OrderSearchRequest {
  return {
    statuses: ['rejected', 'partially-rejected'],
    needsAttention: true,
    sort: [{ field: 'updatedAt', direction: 'desc' }],
    top: rejectionsPageSize,
    skip: (page - 1) * rejectionsPageSize,
  };
}
