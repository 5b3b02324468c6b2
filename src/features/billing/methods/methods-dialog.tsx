import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/lib/ui/dialog';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { billingSummaryQuery } from '../queries-invoices';
import { methodsQuery } from '../queries-methods';
import { AutopaySection } from './autopay-section';
import { BankAccountSection } from './bank-account-section';
import { CardSection } from './card-section';
import classes from './methods.module.css';
import { TermsSection } from './terms-section';

/** Shows how the firm pays: card, bank account, autopay and terms. The address opens it. */
export default function MethodsDialog({ onClose }: { onClose: () => void }) {
  const { data: methods, error, refetch } = useQuery(methodsQuery);
  const { data: summary } = useQuery(billingSummaryQuery);
  return (
    <Dialog title="Payment methods" size="large" onClose={onClose} closeOnBlur={false}>
      {methods && summary ? (
        <div className={classes.sections}>
          <CardSection card={methods.card} />
          <BankAccountSection account={methods.bankAccount} />
          <AutopaySection methods={methods} chosen={summary.paymentMethod ?? 'Invoice'} />
          <TermsSection terms={summary.paymentTerms} />
        </div>
      ) : error ? (
        <ErrorState title="The payment methods did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={10} label="Loading the payment methods" />
      )}
    </Dialog>
  );
}
