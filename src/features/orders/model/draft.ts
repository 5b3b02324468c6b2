import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingFlow, OrderDetail } from '@/api/generated/filing/model';

/** Where drafts are gone on with, by the way in which they are filed. */
export const draftPaths = {
  'new-case': '/case-initiation',
  'existing-case': '/existing-case',
} as const satisfies Record<FilingFlow, string>;

/** Whether there is a form to edit such a filing in: those that go through Tyler. */
export function hasDraftForm({ provider, filingFlow }: Pick<OrderDetail, 'provider' | 'filingFlow'>): boolean {
  return provider === 'tyler' && filingFlow !== undefined;
}

/** Whether a draft can be gone on with here. */
export function canContinue({ draft }: Pick<OrderRow, 'draft'>): boolean {
  return draft !== undefined && hasDraftForm(draft);
}

/** Where a draft is gone on with, for a link: its first step. Undefined where there is no form for it. */
export function draftLink({ orderId, mappingId, draft }: Pick<OrderRow, 'orderId' | 'mappingId' | 'draft'>) {
  if (!draft || !hasDraftForm(draft)) return undefined;
  return { to: `${draftPaths[draft.filingFlow]}/$orderId/case`, params: { orderId }, search: { mappingId } } as const;
}
