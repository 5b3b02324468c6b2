import type { FeeSummaryTotals } from '@/api/generated/billing/model';
import { formatDollars } from '@/lib/format/money';
import classes from './fee-totals.module.css';

/** Sums of every fee that the filters leave, on all pages. Refunded fees are in none of them. */
export function FeeTotals({ totals }: { totals: FeeSummaryTotals | undefined }) {
  const amountOf = (amount: number | undefined) => (amount === undefined ? '—' : formatDollars(amount));
  return (
    <dl className={classes.totals} aria-label="Totals">
      <div className={classes.total}>
        <dt>Billable</dt>
        <dd>{amountOf(totals?.billable)}</dd>
      </div>
      <div className={classes.total}>
        <dt>Pending</dt>
        <dd>{amountOf(totals?.notYetCharged)}</dd>
      </div>
      <div className={classes.total} data-sum>
        <dt>Total</dt>
        <dd>{amountOf(totals?.total)}</dd>
      </div>
    </dl>
  );
}
