import type { OrderRow } from '@/api/generated/billing/model';
import type { OrderDetail } from '@/api/generated/filing/model';

/** Whether there is a form to edit such a filing in: new cases that go through Tyler. */
export function hasDraftForm({ provider, filingFlow }: Pick<OrderDetail, 'provider' | 'filingFlow'>): boolean {
  return provider === 'tyler' && filingFlow === 'new-case';
}

/** Whether a draft can be gone on with here. */
export function canContinue({ draft }: Pick<OrderRow, 'draft'>): boolean {
  return draft !== undefined && hasDraftForm(draft);
}
