/** What an invoice's state is called, and which invoices a filter shows. */
import type { Invoice, InvoiceNextStep } from '@/api/generated/billing/model';
import { formatMonth, formatPlainDate } from '@/lib/format/dates';
import { toCents } from '@/lib/format/money';
import type { StatusTone } from '@/lib/ui/status-badge';

type InvoiceState = Pick<Invoice, 'status' | 'paymentStatus' | 'overdue'>;

/** The invoices that a filter shows; all without a filter. */
export type InvoiceFilter = 'open' | 'overdue' | 'paid';

export function isShown({ status, overdue }: InvoiceState, filter: InvoiceFilter | undefined): boolean {
  if (filter === undefined) return true;
  return filter === 'overdue' ? overdue : status === filter;
}

const settled = {
  draft: { label: 'Draft', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'good' },
  void: { label: 'Void', tone: 'neutral' },
  uncollectible: { label: 'Uncollectible', tone: 'bad' },
} as const;

/** A payment that is not there yet never reads as paid; what is overdue says so before how much was paid. */
export function invoiceStatus({ status, paymentStatus, overdue }: InvoiceState): { label: string; tone: StatusTone } {
  if (status !== 'open') {
    if (status === 'void' && paymentStatus === 'refunded') return { label: 'Void, refunded', tone: 'neutral' };
    return settled[status];
  }
  if (paymentStatus === 'processing') return { label: 'Processing', tone: 'progress' };
  if (overdue) return { label: 'Overdue', tone: 'bad' };
  if (paymentStatus === 'failed') return { label: 'Payment failed', tone: 'bad' };
  return paymentStatus === 'partially-paid'
    ? { label: 'Partly paid', tone: 'warning' }
    : { label: 'Open', tone: 'progress' };
}

/** Tells what can be paid on an invoice now, in cents: its balance without pending payments. */
export function payableCents({ balanceDue, processingAmount }: Pick<Invoice, 'balanceDue' | 'processingAmount'>) {
  return Math.max(0, toCents(balanceDue) - toCents(processingAmount));
}

const steps: Readonly<Record<InvoiceNextStep['kind'], string>> = {
  autopay: 'Autopay',
  reminder: 'Reminder',
  'final-notice': 'Final notice',
  'credit-hold': 'Credit hold',
};

/** `Final notice on Dec 1, 2026`. */
export function nextStepText({ kind, on }: InvoiceNextStep): string {
  return `${steps[kind]} on ${formatPlainDate(on)}`;
}

/** `12 days overdue · Reminder on Dec 1, 2026`; only what comes next if it isn't overdue. */
export function dueNote({ daysOverdue = 0, nextStep }: Pick<Invoice, 'daysOverdue' | 'nextStep'>): string {
  const late = daysOverdue === 1 ? '1 day overdue' : `${daysOverdue} days overdue`;
  return [daysOverdue > 0 && late, nextStep && nextStepText(nextStep)].filter(Boolean).join(' · ');
}

/** The day on which the firm can't order anymore unless it pays. */
export function holdDay(nextStep: InvoiceNextStep | undefined): string | undefined {
  return nextStep?.kind === 'credit-hold' ? nextStep.on : nextStep?.holdOn;
}

/** A cycle's month: `October 2026`. */
export function periodName({ periodStart }: Pick<Invoice, 'periodStart'>): string {
  return formatMonth(periodStart);
}
