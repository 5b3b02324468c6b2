/** Matters, orders and cases as entries. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingMapping } from '@/api/generated/filing/model';
import { canContinue, serviceLabel } from '@/features/orders';
import type { Entry } from './model/entry';

/** A matter that the firm worked on. Its page names its own mapping. */
export function matterEntry({ mappingId, clientReference, matterName }: FilingMapping): Entry {
  return {
    key: `matter ${mappingId}`,
    title: matterName ?? clientReference,
    detail: matterName && matterName !== clientReference ? clientReference : undefined,
    page: {
      kind: 'single-page',
      link: `/matter-view/${encodeURIComponent(clientReference)}?${new URLSearchParams({ mappingId })}`,
    },
  };
}

/** An order. A draft leads to its first step, or to its row among the drafts where that step is not built. */
export function orderEntry(order: OrderRow): Entry {
  const { orderId, service, status, statusText, caseTitle, description } = order;
  const isDraft = status === 'draft';
  return {
    key: `order ${orderId}`,
    title: caseTitle || description || `Order ${orderId}`,
    detail: isDraft
      ? [`Draft ${orderId}`, serviceLabel(service)].join(' · ')
      : [`Order ${orderId}`, serviceLabel(service), statusText].join(' · '),
    page: isDraft ? draftPage(order) : { kind: 'single-page', link: `/order-details/${orderId}` },
  };
}

function draftPage(order: OrderRow): Entry['page'] {
  const { orderId, mappingId, caseTitle, clientReference } = order;
  if (!canContinue(order))
    return { kind: 'single-page', link: `/orders/drafts?${new URLSearchParams({ q: caseTitle || clientReference })}` };
  const matter = mappingId ? `?${new URLSearchParams({ mappingId })}` : '';
  return { kind: 'single-page', link: `/case-initiation/${orderId}/case${matter}` };
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
      page: { kind: 'single-page', link: `/orders?${new URLSearchParams({ q: caseNumber })}` },
    });
  }
  return [...cases.values()];
}
