import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { StatusBadge } from '@/lib/ui/status-badge';
import { feeCategoryLabel, feeStatus } from '../model/fee-status';
import type { OrderFees } from '../model/order-fees';
import classes from './fee-lines.module.css';

/** The fees of an order, below its row. */
export function FeeLines({ orderId, fees }: OrderFees) {
  return (
    <ul className={classes.fees} aria-label={`Fees of order ${orderId}`}>
      {fees.map(({ feeId, description, category, date, status, invoiceNumber, amount }) => (
        <li key={feeId} className={classes.fee}>
          <div className={classes.what}>
            <div>{description}</div>
            <div className={classes.facts}>
              {[feeCategoryLabel(category), formatPlainDate(date), invoiceNumber].filter(Boolean).join(' · ')}
            </div>
          </div>
          <StatusBadge {...feeStatus(status)} />
          <span className={classes.amount}>{formatDollars(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
