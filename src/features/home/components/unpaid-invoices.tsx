import type { BillingSummary } from '@/api/generated/billing/model';
import { BillingLink } from '@/features/navigation';
import { formatDollars } from '@/lib/format/money';
import { StatusBadge } from '@/lib/ui/status-badge';
import { WorkItem } from './work-items';
import classes from './work-items.module.css';

/** The firm's unpaid invoices, with a link to billing. */
export function UnpaidInvoices({ summary }: { summary: BillingSummary }) {
  const { openInvoiceCount, overdueInvoiceCount, balanceDue, overdueAmount } = summary;
  if (openInvoiceCount === 0) return null;
  const isOverdue = overdueInvoiceCount > 0;
  return (
    <div className={classes.lead}>
      <WorkItem
        title={
          <BillingLink className="text-link">
            {openInvoiceCount === 1 ? '1 unpaid invoice' : `${openInvoiceCount} unpaid invoices`}
          </BillingLink>
        }
        badge={isOverdue && <StatusBadge tone="bad" label={`${overdueInvoiceCount} overdue`} />}
        details={[`${formatDollars(balanceDue)} due`, isOverdue ? `${formatDollars(overdueAmount)} overdue` : '']}
      />
    </div>
  );
}
