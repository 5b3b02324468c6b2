import { Anchor } from '@mantine/core';
import { runtimeConfig } from '@/api/config';
import type { InvoiceDetail, InvoiceOrder } from '@/api/generated/billing/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatCents, formatDollars } from '@/lib/format/money';
import { countOf } from '@/lib/grid/table/announcement';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { accountFor } from '../model/account-for';
import { holdDay, nextStepText } from '../model/invoice-status';

interface InvoiceSumsProps {
  invoice: InvoiceDetail;
  /** All orders on it. Undefined until they load. */
  orders: readonly InvoiceOrder[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Shows what an invoice charges, what is paid, and what courts took beside it. */
export function InvoiceSums({ invoice, orders, error, onRetry }: InvoiceSumsProps) {
  const { paidAtCourt, reminders, nextStep } = invoice;
  const day = holdDay(nextStep);
  return (
    <>
      <Accounted invoice={invoice} orders={orders} error={error} onRetry={onRetry} />
      <Section title="Amounts">
        <PropertiesList
          items={[
            ['Charges', formatDollars(invoice.subtotal)],
            ['Tax', formatDollars(invoice.tax)],
            ...(invoice.creditTotal < 0 ? [['Credits', formatDollars(invoice.creditTotal)] as const] : []),
            ['Total', <strong key="total">{formatDollars(invoice.total)}</strong>],
            ['Paid', formatDollars(invoice.totalPaid)],
            ...(invoice.processingAmount > 0
              ? [['Processing', `${formatDollars(invoice.processingAmount)}, not paid until it clears`] as const]
              : []),
            ['Balance due', <strong key="balance">{formatDollars(invoice.balanceDue)}</strong>],
          ]}
        />
      </Section>
      <Section title="Details">
        <PropertiesList
          items={[
            ['Billed to', invoice.billTo],
            ['Period', `${formatPlainDate(invoice.periodStart)} – ${formatPlainDate(invoice.periodEnd)}`],
            ['Issued', invoice.issuedOn && formatPlainDate(invoice.issuedOn)],
            ['Due', invoice.dueDate && formatPlainDate(invoice.dueDate)],
            ['Next step', nextStep && nextStepText(nextStep)],
            ...(invoice.overdue && day ? [['Credit hold', `${formatPlainDate(day)}, unless it’s paid`] as const] : []),
            ['Paid at the court', courtNote(paidAtCourt)],
          ]}
        />
      </Section>
      {reminders.length > 0 && (
        <Section title="Reminders">
          <PropertiesList
            items={reminders.map(({ kind, sentAt, recipients }) => [
              formatInstant(sentAt),
              `${kind === 'reminder' ? 'Reminder' : 'Final notice'} to ${recipients.join(', ')}`,
            ])}
          />
        </Section>
      )}
    </>
  );
}

function courtNote({ count, total }: InvoiceDetail['paidAtCourt']): string {
  if (count === 0) return 'Nothing in this period';
  const charges = count === 1 ? '1 charge' : `${count} charges`;
  return `${formatDollars(total)} in ${charges}, taken from your payment accounts. Not part of this invoice.`;
}

/** Says that every cent is accounted for, or what is not, and whom to call. */
function Accounted({ invoice, orders, error, onRetry }: InvoiceSumsProps) {
  if (!orders)
    return error ? (
      <ErrorState title="The charges did not load" error={error} onRetry={onRetry} />
    ) : (
      <SkeletonLines lines={2} label="Checking the charges" />
    );
  const { gapCents, wrongOrders, chargeCount, orderCount } = accountFor(invoice, orders);
  if (gapCents === 0 && wrongOrders.length === 0)
    return (
      <Notice tone="info" title="Every cent accounted for">
        {`${countOf(['charge', 'charges'], chargeCount)} of ${countOf(['order', 'orders'], orderCount)} ${chargeCount === 1 ? 'adds' : 'add'} up to ${formatDollars(invoice.total)}.`}
      </Notice>
    );
  const { supportPhone } = runtimeConfig();
  return (
    <Notice
      tone="bad"
      title={`${formatCents(Math.abs(gapCents))} not accounted for`}
      action={<Anchor href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>{`Call support: ${supportPhone}`}</Anchor>}
    >
      {wrongOrders.length > 0
        ? `Check order ${wrongOrders.join(', ')}: its charges don’t add up.`
        : 'The charges of this invoice don’t add up to its total.'}
    </Notice>
  );
}
