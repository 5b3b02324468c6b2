import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingFlow, OrderDetail } from '@/api/generated/filing/model';
import { isBuilt, providerIdOf } from '@/features/efiling';
import { formatDay } from '@/lib/format/dates';
import { type Papers, paperName } from '@/lib/format/paper-name';
import { shortCourtName } from './court-name';
import { serviceLabel } from './services';

/** The path of the draft form, by filing flow. */
export const draftPaths = {
  'new-case': '/case-initiation',
  'existing-case': '/existing-case',
} as const satisfies Record<FilingFlow, string>;

/** Tells whether the product has a form for the filing: whether we file with its provider. */
export function hasDraftForm(order: Pick<OrderDetail, 'provider' | 'apiType' | 'filingFlow'>): boolean {
  return isBuilt(providerIdOf(order)) && order.filingFlow !== undefined;
}

/** Tells whether a draft of a court filing can be continued here. */
export function canContinue({ draft }: Pick<OrderRow, 'draft'>): boolean {
  return draft !== undefined && hasDraftForm(draft);
}

/** Tells what a draft without a case is known by: `Lakemoor Co. - Civil, Nov 21, 2026`. */
export function courtAndDay(courtName: string | undefined, startedAt: string): string {
  return [courtName && shortCourtName(courtName), formatDay(startedAt)].filter(Boolean).join(', ');
}

/**
 * A draft's lead document. Before it has one, its case, and before that its service, court and day: `New case, Lakemoor Co.
 * - Civil, Nov 21, 2026`.
 */
export function draftName(
  draft: Papers & Pick<OrderRow, 'caseTitle' | 'service' | 'courtName' | 'dateOrdered'>,
): string {
  const { caseTitle, service, courtName, dateOrdered } = draft;
  return paperName(draft, caseTitle || `${serviceLabel(service)}, ${courtAndDay(courtName, dateOrdered)}`);
}

/** The link to a draft where it was left; undefined if the product has no form for it. */
export function draftLink({
  orderId,
  service,
  mappingId,
  draft,
}: Pick<OrderRow, 'orderId' | 'service' | 'mappingId' | 'draft'>) {
  if (!draft) return undefined;
  const ofDraft = { params: { orderId }, search: { mappingId } };
  if (isProcessServing(service)) return { to: '/serve-it/order/process-serving/$orderId', ...ofDraft } as const;
  if (service === 'CourtesyCopy') return { to: '/new-courtesy-copy', search: { draft: orderId, mappingId } } as const;
  if (!draft.filingFlow || !hasDraftForm(draft)) return undefined;
  return { to: `${draftPaths[draft.filingFlow]}/$orderId`, ...ofDraft } as const;
}

const isProcessServing = (service: OrderRow['service']) =>
  service === 'ProcessServing' || service === 'ProcessServingExistingCase';
