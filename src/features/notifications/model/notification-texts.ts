import type { Notification, NotificationKind } from '@/api/generated/notifications/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { paperName } from '@/lib/format/paper-name';
import type { LinkDescription } from '@/lib/links/link-href';
import type { StatusTone } from '@/lib/ui/status-badge';

/** What each kind is called. */
export const kindTexts: Readonly<Record<NotificationKind, string>> = {
  decision: 'Court decisions',
  docket: 'Docket changes',
  serving: 'Serving',
  payment: 'Payments and invoices',
  signature: 'Signatures',
};

const good = new Set(['accepted', 'served', 'succeeded', 'signed', 'completed', 'trouble-ended']);
const bad = new Set(['rejected', 'failed', 'not-served', 'declined', 'expired', 'trouble-began', 'sync-failed']);
const warning = new Set(['returned', 'on-hold', 'refunded', 'case-sealed', 'hearing-moved', 'hearing-cancelled']);

/** Tells what an outcome means to the firm. A payment that came back is worse than a filing that did. */
export function toneOf({ kind, outcome }: Pick<Notification, 'kind' | 'outcome'>): StatusTone {
  if (good.has(outcome)) return 'good';
  if (bad.has(outcome) || (kind === 'payment' && outcome === 'returned')) return 'bad';
  if (outcome === 'returned') return 'bad';
  return warning.has(outcome) ? 'warning' : 'progress';
}

/** Names what it is about: the lead document and how many more, or what was ordered; for dockets the case. */
export function subjectOf(notification: Notification): string {
  const { orderId, caseTitle, amount } = notification;
  const name = paperName(notification, caseTitle || (orderId === undefined ? '' : `Order ${orderId}`));
  return amount === undefined ? name : `${name}, ${formatDollars(amount)}`;
}

/** Tells when it happened: in the court's zone for what a court did, or the day where no time is known. */
export function whenOf({ at, day, courtTimeZone }: Notification): string {
  return day === undefined ? formatInstant(at, courtTimeZone) : formatPlainDate(day);
}

/** The page that shows it. */
export function pageOf({ kind, orderId, invoiceId }: Notification): LinkDescription {
  const link =
    invoiceId !== undefined
      ? `/billing/invoice/${invoiceId}`
      : orderId === undefined
        ? '/billing/payments'
        : kind === 'docket'
          ? `/docket-sync/order/${orderId}`
          : `/order-details/${orderId}`;
  return { kind: 'single-page-with-matter', link };
}
