/** Matters, orders and cases as entries. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingListItem, FilingMapping } from '@/api/generated/filing/model';
import { canContinue, draftPaths, serviceLabel } from '@/features/orders';
import type { Entry } from './model/entry';

/** A matter that the firm worked on. Its page names its own mapping. */
export function matterEntry(matter: Pick<FilingMapping, 'mappingId' | 'clientReference' | 'matterName'>): Entry {
  const { mappingId, clientReference, matterName } = matter;
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

/** The fields of an order's entry, from either backend. */
type OrderFacts = Pick<OrderRow, 'orderId' | 'service' | 'status' | 'statusText'> &
  Partial<Pick<OrderRow, 'caseTitle' | 'description' | 'clientReference' | 'mappingId' | 'draft'>>;

/** An order. A draft leads to its first step, or to the list of drafts if the product has no form for it. */
export function orderEntry(order: OrderFacts): Entry {
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

function draftPage(order: OrderFacts): Entry['page'] {
  const { orderId, mappingId, caseTitle, clientReference = '', draft } = order;
  if (!draft || !canContinue(order))
    return { kind: 'single-page', link: `/orders/drafts?${new URLSearchParams({ q: caseTitle || clientReference })}` };
  const matter = mappingId ? `?${new URLSearchParams({ mappingId })}` : '';
  return { kind: 'single-page', link: `${draftPaths[draft.filingFlow]}/${orderId}/case${matter}` };
}

/** The distinct cases of orders, which lead to their orders. */
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

/** The distinct cases of filings, including those only the provider knows, except cases already found. */
export function filedCases(filings: readonly FilingListItem[], found: readonly Entry[]): Entry[] {
  const foundKeys = new Set(found.map(({ key }) => key));
  const cases = new Map<string, Entry>();
  for (const { caseNumber, caseTitle, courtName } of filings) {
    const key = `case ${caseNumber}`;
    if (!caseNumber || foundKeys.has(key)) continue;
    cases.set(key, {
      key,
      title: caseTitle || caseNumber,
      detail: [caseTitle && caseNumber, courtName].filter(Boolean).join(' · '),
      page: { kind: 'single-page', link: `/filing-list?${new URLSearchParams({ q: caseNumber })}` },
    });
  }
  return [...cases.values()];
}
