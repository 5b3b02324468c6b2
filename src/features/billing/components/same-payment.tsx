import { Button } from '@mantine/core';
import type { Payment } from '@/api/generated/billing/model';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { totalTaken } from '../model/payment-status';

interface SamePaymentProps {
  payment: Payment;
  isBusy: boolean;
  onPayAgain: () => void;
}

/** The same invoices and amounts were paid within a day: names who did, and asks for a second yes. */
export function SamePayment({ payment, isBusy, onPayAgain }: SamePaymentProps) {
  const { paymentId, reference, startedAt, initiatedBy } = payment;
  return (
    <Notice
      tone="warning"
      title="These invoices and amounts were paid already."
      action={
        <Button variant="default" loading={isBusy} onClick={onPayAgain}>
          Pay a second time
        </Button>
      }
    >
      {`${initiatedBy?.name ?? 'Autopay'} paid ${formatDollars(totalTaken(payment))} on ${formatInstant(startedAt)}: `}
      <AppLink to="/billing/payment-confirmation" search={{ payment: paymentId }} inherit>
        {reference}
      </AppLink>
    </Notice>
  );
}
