import '@mantine/core/styles/Anchor.css';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BillingLink } from '@/features/navigation';
import { formatDollars } from '@/lib/format/money';
import { StatusBadge } from '@/lib/ui/status-badge';
import { billingSummaryQuery } from '../queries-billing';
import { WorkItem } from './work-items';
import classes from './work-items.module.css';

/** The firm's unpaid invoices, with a link to billing. */
export default function UnpaidInvoices() {
  const { data: summary } = useQuery(billingSummaryQuery);
  if (!summary || summary.openInvoiceCount === 0) return null;
  const { openInvoiceCount, overdueInvoiceCount, balanceDue, overdueAmount } = summary;
  const isOverdue = overdueInvoiceCount > 0;
  return (
    <div className={classes.lead}>
      <WorkItem
        title={
          <Anchor component={BillingLink} inherit>
            {openInvoiceCount === 1 ? '1 unpaid invoice' : `${openInvoiceCount} unpaid invoices`}
          </Anchor>
        }
        badge={isOverdue && <StatusBadge tone="bad" label={`${overdueInvoiceCount} overdue`} />}
        details={[`${formatDollars(balanceDue)} due`, isOverdue ? `${formatDollars(overdueAmount)} overdue` : '']}
      />
    </div>
  );
}
