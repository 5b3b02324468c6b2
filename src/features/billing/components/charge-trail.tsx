import { Stack } from '@mantine/core';
import { downloadInvoicePaymentsPdf } from '@/api/generated/billing';
import type { InvoiceDetail, InvoiceOrder } from '@/api/generated/billing/model';
import { OrderFiles } from '@/features/orders';
import { DownloadButton } from '@/lib/files/download-button';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { AppLink } from '@/lib/ui/links';
import { PropertiesList } from '@/lib/ui/properties-list';
import { feeCategoryLabel } from '../model/fee-status';
import { paymentState } from '../model/payment-status';
import classes from './order-fees-grid.module.css';

interface ChargeTrailProps {
  order: InvoiceOrder;
  /** Undefined until it loads. */
  invoice: InvoiceDetail | undefined;
}

/**
 * Shows where an order's amount comes from and where it went: its charges, the filing with its envelope and court, the
 * line on the firm's statement, the receipt, and the court's copies.
 */
export function ChargeTrail({ order, invoice }: ChargeTrailProps) {
  const { orderId, charges, caseTitle, caseNumber, courtName, state, envelopeId } = order;
  const paid = invoice?.payments.filter(({ status }) => status === 'succeeded' || status === 'pending') ?? [];
  return (
    <Stack gap="sm">
      <ul className={classes.fees} aria-label={`Charges of order ${orderId}`}>
        {charges.map(({ feeId, description, category, chargedAt, amount, creditOf }) => (
          <li key={feeId} className={classes.fee}>
            <div className={classes.what}>
              <div>{description}</div>
              <div className={classes.facts}>
                {[
                  feeCategoryLabel(category),
                  formatInstant(chargedAt),
                  creditOf && `Credit for a charge on ${creditOf.invoiceNumber ?? 'an earlier invoice'}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <span className={classes.amount}>{formatDollars(amount)}</span>
          </li>
        ))}
      </ul>
      <PropertiesList
        items={[
          [
            'Order',
            <AppLink key="order" size="sm" to="/order-details/$orderId" params={{ orderId }}>
              {`Order ${orderId}`}
            </AppLink>,
          ],
          ['Case', [caseTitle, caseNumber].filter(Boolean).join(', ')],
          ['Court', courtName],
          ['Envelope', envelopeId],
          [
            'Your statement',
            paid.map(({ reference, status, amount }) => (
              <div key={reference}>{`${reference}: ${formatDollars(amount)}, ${paymentState(status).label}`}</div>
            )),
          ],
        ]}
      />
      {state && <OrderFiles orderId={orderId} state={state} />}
      {invoice && paid.length > 0 && (
        <div>
          <DownloadButton
            size="xs"
            label={`Receipt for invoice ${invoice.number}`}
            fileName={`${invoice.number}-receipt.pdf`}
            fetchFile={() => downloadInvoicePaymentsPdf(invoice.invoiceId)}
          >
            Receipt
          </DownloadButton>
        </div>
      )}
    </Stack>
  );
}
