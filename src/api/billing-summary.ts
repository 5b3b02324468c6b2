/** What the firm owes, for those who may know it. */
import { ApiError } from './errors';
import type { BillingSummary, CardOnFile } from './generated/billing/model';

/**
 * Picks the whole summary. Others than administrators and bookkeepers get whether there is a card, and no more.
 * @throws ApiError 403 for them: to a screen of amounts, such an answer is a refusal.
 */
export function wholeSummary(answer: BillingSummary | CardOnFile): BillingSummary {
  if ('balanceDue' in answer) return answer;
  throw new ApiError('Forbidden', {
    url: 'clientGetBillingSummary',
    status: 403,
    statusText: 'Forbidden',
    body: { detail: 'Only administrators and bookkeepers can see what your firm owes.' },
  });
}
