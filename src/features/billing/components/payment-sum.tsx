import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CardDetails } from '@/api/generated/billing/model';
import { formatCents } from '@/lib/format/money';
import { Section } from '@/lib/ui/section';
import { cardFeeText, formatPercent } from '../model/method-label';
import type { PaymentMethod } from '../model/payment-form';
import type { PaymentPrice } from '../model/payment-price';
import classes from './payment-sum.module.css';

interface PaymentSumProps {
  price: PaymentPrice;
  /** The service fee's percentage. */
  percent: number;
  method: PaymentMethod;
  /** Of the card on file. */
  funding: CardDetails['funding'] | undefined;
  isBusy: boolean;
  /** An earlier request is unanswered. */
  isRepeat: boolean;
  /** What became of the last attempt. */
  children: ReactNode;
}

/** Shows what is paid, the service fee and the total, above the button that names the total. */
export function PaymentSum({ price, percent, method, funding, isBusy, isRepeat, children }: PaymentSumProps) {
  const total = formatCents(price.totalCents);
  return (
    <div className={classes.sum}>
      <Section title="Total">
        <dl className={classes.lines} aria-label="Total">
          <dt>Amount</dt>
          <dd>{formatCents(price.appliedCents)}</dd>
          <dt>{percent === 0 ? 'Service fee' : `Service fee (${formatPercent(percent)})`}</dt>
          <dd>{formatCents(price.feeCents)}</dd>
          <dt className={classes.total}>Total</dt>
          <dd className={classes.total}>{total}</dd>
        </dl>
        {percent === 0 && <p className={classes.note}>{noFeeText(method, funding)}</p>}
        {children}
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {isRepeat ? `Try again: pay ${total}` : `Pay ${total}`}
        </Button>
      </Section>
    </div>
  );
}

function noFeeText(method: PaymentMethod, funding: CardDetails['funding'] | undefined): string {
  if (method === 'BankAccount') return 'Bank accounts carry no service fee.';
  if (method === 'CreditCard' && funding) return cardFeeText({ funding, surchargePercent: 0 });
  return 'No service fee';
}
