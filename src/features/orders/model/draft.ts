import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingFlow, OrderDetail } from '@/api/generated/filing/model';

/** The path of the draft form, by filing flow. */
export const draftPaths = {
  'new-case': '/case-initiation',
  'existing-case': '/existing-case',
} as const satisfies Record<FilingFlow, string>;

/** Whether the product has a form for the filing. So far only for filings through Tyler. */
export function hasDraftForm({ provider, filingFlow }: Pick<OrderDetail, 'provider' | 'filingFlow'>): boolean {
  return provider === 'tyler' && filingFlow !== undefined;
}

/** Whether a draft can be continued here. */
export function canContinue({ draft }: Pick<OrderRow, 'draft'>): boolean {
  return draft !== undefined && hasDraftForm(draft);
}

/** The link to a draft's first step; undefined if the product has no form for it. */
export function draftLink({ orderId, mappingId, draft }: Pick<OrderRow, 'orderId' | 'mappingId' | 'draft'>) {
  if (!draft || !hasDraftForm(draft)) return undefined;
  return { to: `${draftPaths[draft.filingFlow]}/$orderId/case`, params: { orderId }, search: { mappingId } } as const;
}
