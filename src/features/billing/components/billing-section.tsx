import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { billingSummaryQuery } from '../queries-invoices';

/** A summary of how the firm pays, for Account details. */
export function BillingSection() {
  const { data: summary, error, refetch } = useQuery(billingSummaryQuery);
  return (
    <Section
      title="Billing"
      actions={
        <AppLink size="sm" to="/billing" search={{ panel: 'methods' }}>
          Payment methods
        </AppLink>
      }
    >
      {summary ? (
        <PropertiesList
          items={[
            ['Balance due', formatDollars(summary.balanceDue)],
            ['Autopay', summary.autopay ? 'On' : 'Off'],
            ['Card', summary.card && `${summary.card.cardType} ending in ${summary.card.last4}`],
            [
              'Bank account',
              summary.bankAccount && `${summary.bankAccount.bankName} ending in ${summary.bankAccount.last4}`,
            ],
          ]}
        />
      ) : error ? (
        <ErrorState title="The balance did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={3} label="Loading the balance" />
      )}
    </Section>
  );
}
