/** Matters, orders and cases as entries. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingMapping } from '@/api/generated/filing/model';
import { serviceLabel } from '@/features/orders';
import type { Entry } from './model/entry';

/** A matter that the firm worked on. Its page names its own mapping. */
export function matterEntry({ mappingId, clientReference, matterName }: FilingMapping): Entry {
  return {
    key: `matter ${mappingId}`,
    title: matterName ?? clientReference,
    detail: matterName && matterName !== clientReference ? clientReference : undefined,
    page: { kind: 'single-page', link: `/matter-view/${encodeURIComponent(clientReference)}`, params: { mappingId } },
  };
}

/** An order; a draft that can be continued leads to its first step. */
export function orderEntry({ orderId, service, status, statusText, caseTitle, description, draft }: OrderRow): Entry {
  const isDraft = status === 'draft' && draft !== undefined;
  return {
    key: `order ${orderId}`,
    title: caseTitle || description || `Order ${orderId}`,
    detail: [`${isDraft ? 'Draft' : 'Order'} ${orderId}`, serviceLabel(service), statusText].join(' · '),
    page: { kind: 'single-page', link: isDraft ? `/case-initiation/${orderId}/case` : `/order-details/${orderId}` },
  };
}

/** The cases of orders, each once: the way to everything that was ordered for it. */
export function caseEntries(orders: readonly OrderRow[]): Entry[] {
  const cases = new Map<string, Entry>();
  for (const { caseNumber, caseTitle, courtName } of orders) {
    if (!caseNumber || cases.has(caseNumber)) continue;
    cases.set(caseNumber, {
      key: `case ${caseNumber}`,
      title: caseTitle || caseNumber,
      detail: [caseTitle && caseNumber, courtName].filter(Boolean).join(' · '),
      page: { kind: 'single-page', link: '/orders', params: { q: caseNumber } },
    });
  }
  return [...cases.values()];
}
