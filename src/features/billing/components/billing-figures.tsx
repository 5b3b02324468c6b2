import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BillingSummary } from '@/api/generated/billing/model';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { expiryWarning } from '../model/expiring-card';
import { holdDay, nextStepText } from '../model/invoice-status';
import { billingSummaryQuery } from '../queries-invoices';
import { AgingBar } from './aging-bar';
import classes from './billing-figures.module.css';

/** Shows what the firm owes, what is on its way, and what comes next. */
export function BillingFigures() {
  const { data: summary, error, refetch } = useQuery(billingSummaryQuery);
  if (!summary)
    return error ? (
      <ErrorState title="The balance did not load" error={error} onRetry={() => void refetch()} />
    ) : (
      <div className={classes.loading}>
        <SkeletonLines lines={3} />
      </div>
    );
  return (
    <div className={classes.panel}>
      <StepNotice summary={summary} />
      <CardNotice summary={summary} />
      <dl className={classes.figures} aria-label="Balance">
        <Figure name="Balance due" value={formatDollars(summary.balanceDue)} note={countOf(summary)} isMain />
        <Figure
          name="Overdue"
          value={formatDollars(summary.overdueAmount)}
          note={summary.overdueInvoiceCount > 0 ? invoices(summary.overdueInvoiceCount) : undefined}
          isBad={summary.overdueAmount > 0}
        />
        <Figure
          name="Processing"
          value={formatDollars(summary.processingAmount)}
          note={summary.processingAmount > 0 ? 'Not paid until it clears' : undefined}
        />
        <Figure
          name="Not yet invoiced"
          value={formatDollars(summary.notYetInvoiced)}
          note={summary.creditBalance > 0 ? `${formatDollars(summary.creditBalance)} credit` : undefined}
        />
        <Figure
          name="Next invoice"
          value={summary.nextInvoiceDate ? formatPlainDate(summary.nextInvoiceDate) : '—'}
          note={summary.nextInvoiceDate ? undefined : 'Nothing to bill yet'}
        />
        <Figure name="Autopay" value={summary.autopay ? 'On' : 'Off'} note={<MethodLink summary={summary} />} />
      </dl>
      <AgingBar aging={summary.aging} />
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string;
  note?: ReactNode;
  isMain?: boolean;
  isBad?: boolean;
}

function Figure({ name, value, note, isMain, isBad }: FigureProps) {
  return (
    <div className={classes.figure} data-main={isMain || undefined} data-bad={isBad || undefined}>
      <dt>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}

/** A credit hold is never a surprise: its day is named as soon as something is overdue. */
function StepNotice({ summary: { creditHold, nextStep, overdueAmount } }: { summary: BillingSummary }) {
  const day = holdDay(nextStep);
  if (creditHold || !nextStep || day === undefined || overdueAmount === 0) return null;
  return (
    <Notice tone="warning" title={`Credit hold on ${formatPlainDate(day)} unless the overdue balance is paid`}>
      {nextStep.kind !== 'credit-hold' && `Next: ${nextStepText(nextStep)}. `}
      During a credit hold, no orders can be placed.
    </Notice>
  );
}

/** A card that expires soon is named 60 days before. */
function CardNotice({ summary: { card } }: { summary: BillingSummary }) {
  const warning = card && expiryWarning(card, new Date());
  if (!warning) return null;
  return (
    <Notice
      tone="warning"
      title={warning}
      action={
        <AppLink to="/billing" search={{ panel: 'methods' }}>
          Payment methods
        </AppLink>
      }
    />
  );
}

const invoices = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

function countOf({ openInvoiceCount }: BillingSummary): string {
  return openInvoiceCount === 0 ? 'Nothing is due' : invoices(openInvoiceCount);
}

/** Shows how invoices are paid; opens the payment methods. */
export function MethodLink({ summary }: { summary: BillingSummary }) {
  return (
    <AppLink to="/billing" search={{ panel: 'methods' }} size="xs">
      {methodOf(summary)}
    </AppLink>
  );
}

function methodOf({ paymentMethod, card, bankAccount }: BillingSummary): string {
  if (paymentMethod === 'CreditCard' && card)
    return `${card.cardType} ending in ${card.last4}${card.isExpired ? ', expired' : ''}`;
  if (paymentMethod === 'BankAccount' && bankAccount) return `${bankAccount.bankName} ending in ${bankAccount.last4}`;
  return 'Pay manually · Change';
}
