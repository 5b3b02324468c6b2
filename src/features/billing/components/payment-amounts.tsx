import { MoneyField } from '@/lib/form/money-field';
import { formatPlainDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { usePaymentForm } from '../forms';
import { payableCents, periodName } from '../model/invoice-status';
import type { PayableInvoice } from '../model/payment-form';
import classes from './payment-amounts.module.css';

/** The invoices, each with the amount to pay. */
export function PaymentAmounts({ invoices }: { invoices: readonly PayableInvoice[] }) {
  const { AppField } = usePaymentForm();
  return (
    <Section title={invoices.length === 1 ? 'Invoice' : `${invoices.length} invoices`}>
      <ul className={classes.invoices}>
        {invoices.map((invoice, index) => (
          <li key={invoice.invoiceId} className={classes.invoice}>
            <div>
              <AppLink to="/billing/invoice/$invoiceId" params={{ invoiceId: invoice.invoiceId }}>
                {invoice.number}
              </AppLink>
              <p className={classes.facts}>
                {[
                  periodName(invoice),
                  invoice.dueDate && `${invoice.overdue ? 'was due' : 'due'} ${formatPlainDate(invoice.dueDate)}`,
                  `${formatCents(payableCents(invoice))} payable`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <AppField name={`amounts[${index}].dollars`}>
              {() => <MoneyField label={`Amount for ${invoice.number}`} required />}
            </AppField>
          </li>
        ))}
      </ul>
    </Section>
  );
}
