import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@/api/generated/filing/model';
import { formatDay } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { paymentStages, releaseText } from '../../model/payment-stages';
import { feeBreakdownQuery } from '../../queries-order';
import { OrderFiles } from '../files/order-files';
import classes from './fee-breakdown.module.css';

const courtReceipts = ['receipt' as const];

/** The stages of an order's payment, its charges, and how they appear on the card statement. */
export function FeeBreakdown({ order }: { order: OrderDetail }) {
  const { payment, fees } = order;
  const breakdownQuery = useQuery({
    ...feeBreakdownQuery(order.orderId),
    enabled: fees !== undefined,
    refetchOnMount: 'always',
  });
  const { data: breakdown, error, refetch } = breakdownQuery;
  if (!payment && !fees) return null;
  const isUnquoted = order.status === 'draft' && !fees;
  return (
    <Section title="Fees">
      <div className={classes.parts}>
        {payment && (
          <>
            <p className={classes.account}>{accountOf(payment)}</p>
            {isUnquoted ? (
              <p className={classes.account}>The fees aren’t quoted yet.</p>
            ) : (
              <ol className={classes.stages} aria-label="Payment">
                {paymentStages(payment).map(({ name, amount, at, state }) => (
                  <li key={name} className={classes.stage} data-state={state}>
                    <span className={classes.stageName}>{name}</span>
                    <span className={classes.stageAmount}>{amount === undefined ? '—' : formatDollars(amount)}</span>
                    <span className={classes.stageDay}>{at && formatDay(at)}</span>
                  </li>
                ))}
              </ol>
            )}
            {releaseText(payment) && <p className={classes.account}>{releaseText(payment)}</p>}
          </>
        )}
        {fees && fees.allowanceCharge.length === 0 && <p className={classes.account}>No charges.</p>}
        {fees && fees.allowanceCharge.length > 0 && (
          <table className={classes.charges}>
            <thead>
              <tr>
                <th scope="col">Charge</th>
                <th scope="col" className={classes.amount}>
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {fees.allowanceCharge.map(({ id, allowanceChargeReason, chargeIndicator, amount }) => (
                <tr key={id}>
                  <td>{allowanceChargeReason}</td>
                  <td className={classes.amount}>{formatDollars(chargeIndicator ? amount : -amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td className={classes.amount}>{formatDollars(fees.total)}</td>
              </tr>
            </tfoot>
          </table>
        )}
        {error && !breakdown && fees && (
          <ErrorState title="The statement lines could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {breakdown && breakdown.cardCharges.length > 0 && (
          <div>
            <h3 className={classes.subtitle}>On your statement</h3>
            {breakdown.cardCharges.map(({ description, amount }) => (
              <p key={description} className={classes.statement}>
                <span>{description}</span>
                <span className={classes.amount}>{formatDollars(amount)}</span>
              </p>
            ))}
          </div>
        )}
        {breakdown && breakdown.cardCharges.length > 0 && (payment?.capturedAmount ?? 0) > 0 && (
          <OrderFiles orderId={order.orderId} state={order.state} kinds={courtReceipts} />
        )}
      </div>
    </Section>
  );
}

function accountOf(payment: NonNullable<OrderDetail['payment']>): string {
  if (payment.waiverIndicator) return `${payment.accountName} · fees waived`;
  const card = payment.last4Digits && `${payment.cardType ?? 'Account'} ending in ${payment.last4Digits}`;
  return [payment.accountName, card, payment.orderId && `transaction ${payment.orderId}`].filter(Boolean).join(' · ');
}
