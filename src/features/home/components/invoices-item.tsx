import type { BillingSummary } from '@/api/generated/billing/model';
import { BillingLink } from '@/features/shell';
import { formatDollars } from '@/lib/format/money';
import { StatusBadge } from '@/lib/ui/status-badge';
import { WorkItem } from './work-item';
import classes from './work-item.module.css';

/** The invoices that are not paid, with a link to billing. */
export function InvoicesItem({ summary }: { summary: BillingSummary }) {
  const { openInvoiceCount, overdueInvoiceCount, balanceDue, overdueAmount } = summary;
  const isOverdue = overdueInvoiceCount > 0;
  return (
    <WorkItem
      title={
        <BillingLink className={classes.link}>
          {openInvoiceCount === 1 ? '1 unpaid invoice' : `${openInvoiceCount} unpaid invoices`}
        </BillingLink>
      }
      badge={isOverdue && <StatusBadge tone="bad" label={`${overdueInvoiceCount} overdue`} />}
      details={[`${formatDollars(balanceDue)} due`, isOverdue ? `${formatDollars(overdueAmount)} overdue` : '']}
    />
  );
}
