import type { OrderRow } from '@/api/generated/billing/model';

/** Whether a draft can be gone on with here: new cases that go through Tyler. The other flows have screens of their own. */
export function canContinue({ draft }: Pick<OrderRow, 'draft'>): boolean {
  return draft?.provider === 'tyler' && draft.filingFlow === 'new-case';
}
