import type { Invoice } from '@/api/generated/billing/model';
import { formatCents } from '@/lib/format/money';
import { ButtonLink } from '@/lib/ui/links';
import { payableCents } from '../model/invoice-status';
import { isPayable } from '../model/payment-form';
import classes from './pay-link.module.css';

interface PayLinkProps {
  invoices: readonly Invoice[];
  /** Before the amount. */
  label: string;
  isCompact?: boolean;
}

/** Leads to the payment of those invoices that can be paid, and names what is payable. Hidden if there are none. */
export function PayLink({ invoices, label, isCompact = false }: PayLinkProps) {
  const payable = invoices.filter(isPayable);
  if (payable.length === 0) return null;
  const cents = payable.reduce((sum, invoice) => sum + payableCents(invoice), 0);
  return (
    <ButtonLink
      to="/billing/payment"
      search={{ invoice: payable.map(({ invoiceId }) => invoiceId) }}
      className={classes.link}
      {...(isCompact ? { variant: 'subtle', size: 'compact-sm' } : {})}
    >
      {`${label}: ${formatCents(cents)}`}
    </ButtonLink>
  );
}
